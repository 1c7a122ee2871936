import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './store-listing.ts'

/** The French labels of products in stores. */
export const labels: { readonly storeListing: EntityMessages<typeof English.storeListing.fields> } = {
  storeListing: {
    label: { one: 'Produit en boutique', many: 'Produits en boutique' },
    notFound: 'Aucun produit en boutique avec l’ID {id}',
    key: { taken: 'correspond déjà à un produit\u00a0: déliez d’abord celui-ci' },
    fields: {
      storeId: { label: 'Boutique' },
      productId: { label: 'Produit' },
      externalId: { label: 'ID dans la boutique' },
      title: { label: 'Nom dans la boutique' },
      pageUrl: { label: 'Page dans la boutique' },
      currency: { label: 'Devise' },
      offers: {
        label: 'Offres',
        line: {
          variantId: { label: 'Variante' },
          price: { label: 'Prix' },
          compareAt: { label: 'Prix d’avant' },
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
