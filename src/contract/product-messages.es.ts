import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './product-messages.ts'

export const productMessages: MessagesOf<typeof English.productMessages> = {
  belowFloor: (percent: string) =>
    `El precio está por debajo del margen mínimo del ${percent}\u00a0%. Súbelo o da un motivo para conservarlo.`,
  costsTooLarge: (most: string) => `Los costes suman más de lo que se puede guardar: como máximo ${most}.`,
  priceTooLarge: (most: string) => `El precio resulta mayor de lo que se puede guardar: como máximo ${most}.`,
  variantCostsTooLarge: (variant: string, most: string) =>
    `Los costes de «${variant}» suman más de lo que se puede guardar: como máximo ${most}.`,
  variantPriceTooLarge: (variant: string, most: string) =>
    `El precio de «${variant}» resulta mayor de lo que se puede guardar: como máximo ${most}.`,
  otherCurrency: (currency: string) => `to debe ser ${currency}, la moneda del producto`,
}
