import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './import-mapping.ts'

/** The German labels of import mappings. */
export const labels: { readonly importMapping: EntityMessages<typeof English.importMapping.fields> } = {
  importMapping: {
    label: { one: 'Zuordnung der Spalten', many: 'Zuordnungen der Spalten' },
    notFound: 'Es gibt keine Zuordnung der Spalten mit der ID {id}',
    fields: {
      name: { label: 'Lieferant' },
      settings: { label: 'Spalten' },
    },
  },
}
