import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './import-mapping.ts'

/** The Spanish labels of import mappings. */
export const labels: { readonly importMapping: EntityMessages<typeof English.importMapping.fields> } = {
  importMapping: {
    label: { one: 'Asignación de columnas', many: 'Asignaciones de columnas' },
    notFound: 'No hay ninguna asignación de columnas con el ID {id}',
    fields: {
      name: { label: 'Proveedor' },
      settings: { label: 'Columnas' },
    },
  },
}
