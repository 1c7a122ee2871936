import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './import-mapping.ts'

/** The French labels of import mappings. */
export const labels: { readonly importMapping: EntityMessages<typeof English.importMapping.fields> } = {
  importMapping: {
    label: { one: 'Correspondance des colonnes', many: 'Correspondances des colonnes' },
    notFound: 'Aucune correspondance des colonnes avec l’ID {id}',
    fields: {
      name: { label: 'Fournisseur' },
      settings: { label: 'Colonnes' },
    },
  },
}
