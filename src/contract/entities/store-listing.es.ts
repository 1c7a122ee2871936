import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './store-listing.ts'

/** The Spanish labels of products in stores. */
export const labels: { readonly storeListing: EntityMessages<typeof English.storeListing.fields> } = {
  storeListing: {
    label: { one: 'Producto en una tienda', many: 'Productos en tiendas' },
    notFound: 'No hay ningún producto en una tienda con el ID {id}',
    key: { taken: 'ya está vinculado a un producto' },
    fields: {
      storeId: { label: 'Tienda' },
      productId: { label: 'Producto' },
      externalId: { label: 'ID en la tienda' },
      title: { label: 'Nombre en la tienda' },
      pageUrl: { label: 'Página en la tienda' },
      currency: { label: 'Moneda' },
      offers: {
        label: 'Precios en la tienda',
        line: {
          variantId: { label: 'Variante' },
          price: { label: 'Precio' },
          compareAt: { label: 'Precio antes de la promoción' },
          cost: { label: 'Coste' },
          stock: { label: 'Existencias' },
        },
      },
      pushState: { label: 'Estado en la tienda' },
      pushProblem: { label: 'Por qué no se envió' },
      said: { label: 'Qué dijo la tienda' },
      pushedAt: { label: 'Último envío a la tienda' },
    },
  },
}
