import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './insight-dismissal.ts'

/** The French labels of dismissed insights. */
export const labels: { readonly insightDismissal: EntityMessages<typeof English.insightDismissal.fields> } = {
  insightDismissal: {
    label: { one: 'Conseil masqué', many: 'Conseils masqués' },
    notFound: 'Aucun conseil masqué avec l’ID {id}',
    fields: {
      insightId: { label: 'Conseil' },
      cause: { label: 'Cause' },
    },
  },
}
