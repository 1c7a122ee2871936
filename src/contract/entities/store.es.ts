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
      pulledAt: { label: 'Última consulta' },
      pushedAt: { label: 'Último envío' },
      everyMinutes: { label: 'Consulta' },
      nextPullAt: { label: 'Próxima consulta' },
      firstChangeSetId: { label: 'Primera importación' },
      priceListId: { label: 'Lista de precios' },
      pushesCompareAt: { label: 'Envía los precios antes de una promoción' },
      pushesStock: { label: 'Envía las existencias' },
      pushesCost: { label: 'Envía los costes' },
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
