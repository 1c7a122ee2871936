import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './insight-dismissal.ts'

/** The Spanish labels of dismissed insights. */
export const labels: { readonly insightDismissal: EntityMessages<typeof English.insightDismissal.fields> } = {
  insightDismissal: {
    label: { one: 'Consejo oculto', many: 'Consejos ocultos' },
    notFound: 'No hay ningún consejo oculto con el ID {id}',
    fields: {
      insightId: { label: 'Consejo' },
      cause: { label: 'Causa' },
    },
  },
}
