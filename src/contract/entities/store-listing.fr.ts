import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './store-listing.ts'

/** The French labels of products in stores. */
export const labels: { readonly storeListing: EntityMessages<typeof English.storeListing.fields> } = {
  storeListing: {
    label: { one: 'Produit dans une boutique', many: 'Produits dans des boutiques' },
    notFound: 'Aucun produit dans une boutique avec l’ID {id}',
    key: { taken: 'est déjà lié à un produit' },
    fields: {
      storeId: { label: 'Boutique' },
      productId: { label: 'Produit' },
      externalId: { label: 'ID dans la boutique' },
      title: { label: 'Nom dans la boutique' },
      pageUrl: { label: 'Page dans la boutique' },
      currency: { label: 'Devise' },
      offers: {
        label: 'Prix dans la boutique',
        line: {
          variantId: { label: 'Variante' },
          price: { label: 'Prix' },
          compareAt: { label: 'Prix avant promotion' },
          cost: { label: 'Coût' },
          stock: { label: 'Stock' },
        },
      },
      pushState: { label: 'Envoi' },
      pushProblem: { label: 'Pourquoi pas envoyé' },
      said: { label: 'Ce que la boutique a dit' },
      pushedAt: { label: 'Dernier envoi' },
    },
  },
}
