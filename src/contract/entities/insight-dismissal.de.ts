import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './insight-dismissal.ts'

/** The German labels of dismissed insights. */
export const labels: { readonly insightDismissal: EntityMessages<typeof English.insightDismissal.fields> } = {
  insightDismissal: {
    label: { one: 'Ausgeblendeter Hinweis', many: 'Ausgeblendete Hinweise' },
    notFound: 'Es gibt keinen ausgeblendeten Hinweis mit der ID {id}',
    fields: {
      insightId: { label: 'Hinweis' },
      cause: { label: 'Ursache' },
    },
  },
}
