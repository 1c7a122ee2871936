import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './change-set.ts'

/** The French labels of change sets. */
export const labels: { readonly changeSet: EntityMessages<typeof English.changeSet.fields> } = {
  changeSet: {
    label: { one: 'Lot de modifications', many: 'Lots de modifications' },
    notFound: 'Aucun lot de modifications avec l’ID {id}',
    fields: {
      title: { label: 'Quoi' },
      origin: { label: 'Origine' },
      state: { label: 'État' },
      size: { label: 'Lignes' },
      effect: { label: 'Effet' },
      appliedAt: { label: 'Appliqué le' },
      revertedAt: { label: 'Retiré le' },
      skipped: { label: 'Lignes restées en place' },
      actor: { label: 'Qui' },
      searchText: { label: 'Texte de recherche' },
    },
  },
}
