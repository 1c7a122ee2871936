import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './change-set.ts'

/** The Spanish labels of change sets. */
export const labels: { readonly changeSet: EntityMessages<typeof English.changeSet.fields> } = {
  changeSet: {
    label: { one: 'Lote de cambios', many: 'Lotes de cambios' },
    notFound: 'No hay ningún lote de cambios con el ID {id}',
    fields: {
      title: { label: 'Qué' },
      origin: { label: 'Origen' },
      state: { label: 'Estado' },
      size: { label: 'Filas' },
      effect: { label: 'Efecto' },
      appliedAt: { label: 'Aplicado' },
      revertedAt: { label: 'Revertido' },
      skipped: { label: 'Filas que se quedaron como estaban' },
      actor: { label: 'Quién' },
      searchText: { label: 'Texto de búsqueda' },
    },
  },
}
