import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './store-conflict.ts'

/** The Spanish labels of differences with stores. */
export const labels: { readonly storeConflict: EntityMessages<typeof English.storeConflict.fields> } = {
  storeConflict: {
    label: { one: 'Diferencia con una tienda', many: 'Diferencias con tiendas' },
    notFound: 'No hay ninguna diferencia con el ID {id}',
    fields: {
      storeId: { label: 'Tienda' },
      listingId: { label: 'Producto en la tienda' },
      productId: { label: 'Producto' },
      variantId: { label: 'Variante' },
      title: { label: 'Producto' },
      field: { label: 'Campo' },
      currency: { label: 'Moneda' },
      base: { label: 'Última coincidencia' },
      local: { label: 'Aquí' },
      store: { label: 'En la tienda' },
      state: { label: 'Estado' },
      choice: { label: 'Decisión' },
      resolvedAt: { label: 'Decidida' },
    },
  },
}
