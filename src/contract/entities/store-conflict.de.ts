import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './store-conflict.ts'

/** The German labels of differences with stores. */
export const labels: { readonly storeConflict: EntityMessages<typeof English.storeConflict.fields> } = {
  storeConflict: {
    label: { one: 'Unterschied zu einem Shop', many: 'Unterschiede zu Shops' },
    notFound: 'Es gibt keinen Unterschied mit der ID {id}',
    fields: {
      storeId: { label: 'Shop' },
      listingId: { label: 'Produkt im Shop' },
      productId: { label: 'Produkt' },
      variantId: { label: 'Variante' },
      title: { label: 'Produkt' },
      field: { label: 'Feld' },
      currency: { label: 'Währung' },
      base: { label: 'Zuletzt gleich' },
      local: { label: 'Hier' },
      store: { label: 'Im Shop' },
      state: { label: 'Status' },
      choice: { label: 'Entscheidung' },
      resolvedAt: { label: 'Entschieden' },
    },
  },
}
