import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './store-conflict.ts'

/** The French labels of differences with stores. */
export const labels: { readonly storeConflict: EntityMessages<typeof English.storeConflict.fields> } = {
  storeConflict: {
    label: { one: 'Différence avec une boutique', many: 'Différences avec des boutiques' },
    notFound: 'Aucune différence avec l’ID {id}',
    fields: {
      storeId: { label: 'Boutique' },
      listingId: { label: 'Produit dans la boutique' },
      productId: { label: 'Produit' },
      variantId: { label: 'Variante' },
      title: { label: 'Produit' },
      field: { label: 'Champ' },
      currency: { label: 'Devise' },
      base: { label: 'Dernier accord' },
      local: { label: 'Ici' },
      store: { label: 'Dans la boutique' },
      state: { label: 'Statut' },
      choice: { label: 'Décision' },
      resolvedAt: { label: 'Tranchée' },
    },
  },
}
