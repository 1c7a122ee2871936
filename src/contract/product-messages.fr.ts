import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './product-messages.ts'

export const productMessages: MessagesOf<typeof English.productMessages> = {
  belowFloor: (percent) =>
    `Le prix est sous la marge minimale de ${percent}\u00a0%. Augmentez-le ou indiquez un motif pour le garder.`,
  costsTooLarge: (most) => `Le total des coûts dépasse ce qui peut être enregistré\u00a0: au plus ${most}.`,
  priceTooLarge: (most) => `Le prix obtenu dépasse ce qui peut être enregistré\u00a0: au plus ${most}.`,
  variantCostsTooLarge: (variant, most) =>
    `Le total des coûts de «\u00a0${variant}\u00a0» dépasse ce qui peut être enregistré\u00a0: au plus ${most}.`,
  variantPriceTooLarge: (variant, most) =>
    `Le prix obtenu pour «\u00a0${variant}\u00a0» dépasse ce qui peut être enregistré\u00a0: au plus ${most}.`,
  otherCurrency: (currency) => `to doit être ${currency}, la devise du produit`,
}
