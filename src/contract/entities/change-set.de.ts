import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './change-set.ts'

/** The German labels of change sets. */
export const labels: { readonly changeSet: EntityMessages<typeof English.changeSet.fields> } = {
  changeSet: {
    label: { one: 'Änderungspaket', many: 'Änderungspakete' },
    notFound: 'Es gibt kein Änderungspaket mit der ID {id}',
    fields: {
      title: { label: 'Was' },
      origin: { label: 'Herkunft' },
      state: { label: 'Status' },
      size: { label: 'Zeilen' },
      effect: { label: 'Wirkung' },
      appliedAt: { label: 'Angewendet' },
      revertedAt: { label: 'Zurückgenommen' },
      skipped: { label: 'Zeilen, die geblieben sind' },
      actor: { label: 'Wer' },
      searchText: { label: 'Suchtext' },
    },
  },
}
