import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './store.ts'

/** The Spanish labels of stores. */
export const labels: { readonly store: EntityMessages<typeof English.store.fields> } = {
  store: {
    label: { one: 'Tienda', many: 'Tiendas' },
    notFound: 'No hay ninguna tienda con el ID {id}',
    fields: {
      name: { label: 'Nombre' },
      provider: { label: 'Sistema de tienda' },
      externalId: { label: 'ID en el sistema' },
      address: { label: 'Dirección' },
      currency: { label: 'Moneda' },
      catalogue: { label: 'Catálogo' },
      state: { label: 'Estado' },
      problem: { label: 'Problema' },
      said: { label: 'Qué dijo la tienda' },
      run: { label: 'En curso' },
      pulledAt: { label: 'Última búsqueda' },
      pushedAt: { label: 'Último envío a la tienda' },
      everyMinutes: { label: 'Búsqueda de cambios' },
      nextPullAt: { label: 'Próxima búsqueda' },
      firstChangeSetId: { label: 'Primera importación' },
      priceListId: { label: 'Lista de precios' },
      pushesCompareAt: { label: 'Enviar el precio tachado de una promoción' },
      pushesStock: { label: 'Enviar existencias' },
      pushesCost: { label: 'Enviar costes' },
      feePercent: { label: 'Comisión en porcentaje', group: 'Comisiones' },
      feeFixed: { label: 'Comisión por venta', group: 'Comisiones' },
      categoryFees: {
        label: 'Comisiones por categoría',
        line: {
          categoryId: { label: 'Categoría' },
          percent: { label: 'Comisión en porcentaje' },
          fixed: { label: 'Comisión por venta' },
        },
      },
      nameKey: { label: 'Clave de orden' },
      searchText: { label: 'Texto de búsqueda' },
    },
  },
}
