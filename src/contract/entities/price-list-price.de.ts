import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './price-list-price.ts'

/** The German labels of the prices of lists. */
export const labels: { readonly priceListPrice: EntityMessages<typeof English.priceListPrice.fields> } = {
  priceListPrice: {
    label: { one: 'Preis einer Liste', many: 'Preise von Listen' },
    notFound: 'Es gibt keinen Preis mit der ID {id}',
    key: {
      taken:
        'hat in dieser Liste ab dieser Menge schon einen Preis: Ändern Sie diesen, oder wählen Sie eine andere Menge',
    },
    fields: {
      priceListId: { label: 'Preisliste', missing: 'Preisliste nicht gefunden' },
      productId: { label: 'Produkt' },
      variantId: { label: 'Variante' },
      minQuantity: { label: 'Ab Menge', group: 'Preis' },
      currency: { label: 'Währung', group: 'Preis' },
      price: { label: 'Preis', group: 'Preis' },
    },
  },
}
