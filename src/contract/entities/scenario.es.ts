import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './scenario.ts'

/** The Spanish labels of scenarios. */
export const labels: { readonly scenario: EntityMessages<typeof English.scenario.fields> } = {
  scenario: {
    label: { one: 'Escenario', many: 'Escenarios' },
    notFound: 'No hay ningún escenario con el ID {id}',
    fields: {
      name: { label: 'Nombre' },
      notes: { label: 'Notas' },
      levers: { label: 'Palancas' },
      scope: { label: 'Productos', help: 'Los filtros de la lista de productos. Vacío: todos los productos.' },
      soldDays: {
        label: 'Ventas de los últimos días',
        group: 'Cantidad',
        help: 'Con 0 se cuenta uno de cada producto.',
      },
      volumeChange: { label: 'Cambio de las unidades vendidas', group: 'Cantidad' },
      catalogue: { label: 'Versión del catálogo', group: 'Catálogo' },
      triedAt: { label: 'Probado', group: 'Catálogo' },
      nameKey: { label: 'Clave de orden' },
      searchText: { label: 'Texto de búsqueda' },
    },
  },
}
