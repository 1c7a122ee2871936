import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './price-list-price.ts'

/** The French labels of the prices of lists. */
export const labels: { readonly priceListPrice: EntityMessages<typeof English.priceListPrice.fields> } = {
  priceListPrice: {
    label: { one: 'Prix d’une liste', many: 'Prix de listes' },
    notFound: 'Aucun prix avec l’ID {id}',
    key: {
      taken:
        'a déjà un prix dans cette liste à partir de cette quantité\u00a0: modifiez-le, ou choisissez une autre quantité',
    },
    fields: {
      priceListId: { label: 'Liste de prix', missing: 'Liste de prix introuvable' },
      productId: { label: 'Produit' },
      variantId: { label: 'Variante' },
      minQuantity: { label: 'À partir de', group: 'Prix' },
      currency: { label: 'Devise', group: 'Prix' },
      price: { label: 'Prix', group: 'Prix' },
    },
  },
}
