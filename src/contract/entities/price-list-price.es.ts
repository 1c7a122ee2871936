import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './price-list-price.ts'

/** The Spanish labels of the prices of lists. */
export const labels: { readonly priceListPrice: EntityMessages<typeof English.priceListPrice.fields> } = {
  priceListPrice: {
    label: { one: 'Precio de una lista', many: 'Precios de listas' },
    notFound: 'No hay ningún precio con el ID {id}',
    key: { taken: 'ya tiene un precio en esta lista desde esta cantidad: cámbialo, o elige otra cantidad' },
    fields: {
      priceListId: { label: 'Lista de precios', missing: 'Lista de precios no encontrada' },
      productId: { label: 'Producto' },
      variantId: { label: 'Variante' },
      minQuantity: { label: 'Desde cantidad', group: 'Precio' },
      currency: { label: 'Moneda', group: 'Precio' },
      price: { label: 'Precio', group: 'Precio' },
    },
  },
}
