import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './recurring-issue-messages.ts'

export const recurringIssueMessages: MessagesOf<typeof English.recurringIssueMessages> = {
  endsBefore: (day: string) => `no puede ser anterior al próximo día, ${day}. Elige un final posterior o ninguno`,
  sourceGone: 'El documento a partir del que se crea se ha eliminado. Elige otro.',
  sourceVoid: 'El documento a partir del que se crea está anulado. Elige otro.',
  customerGone: 'El cliente se ha eliminado. Elige otro.',
}
