import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './store-listing.ts'

/** The German labels of products in stores. */
export const labels: { readonly storeListing: EntityMessages<typeof English.storeListing.fields> } = {
  storeListing: {
    label: { one: 'Produkt in einem Shop', many: 'Produkte in Shops' },
    notFound: 'Es gibt kein Produkt in einem Shop mit der ID {id}',
    key: { taken: 'ist schon mit einem Produkt verknüpft' },
    fields: {
      storeId: { label: 'Shop' },
      productId: { label: 'Produkt' },
      externalId: { label: 'ID im Shop' },
      title: { label: 'Name im Shop' },
      pageUrl: { label: 'Seite im Shop' },
      currency: { label: 'Währung' },
      offers: {
        label: 'Preise im Shop',
        line: {
          variantId: { label: 'Variante' },
          price: { label: 'Preis' },
          compareAt: { label: 'Preis vor der Aktion' },
          cost: { label: 'Kosten' },
          stock: { label: 'Bestand' },
        },
      },
      pushState: { label: 'Senden' },
      pushProblem: { label: 'Warum nicht gesendet' },
      said: { label: 'Was der Shop gesagt hat' },
      pushedAt: { label: 'Zuletzt gesendet' },
    },
  },
}
