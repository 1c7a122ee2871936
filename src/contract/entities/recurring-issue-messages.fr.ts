import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './recurring-issue-messages.ts'

export const recurringIssueMessages: MessagesOf<typeof English.recurringIssueMessages> = {
  endsBefore: (day) => `ne doit pas précéder le prochain jour, le ${day}. Choisissez une fin plus tardive, ou aucune`,
  sourceGone: 'Le document qui sert de base a été supprimé. Choisissez-en un autre.',
  sourceVoid: 'Le document qui sert de base est annulé. Choisissez-en un autre.',
  customerGone: 'Le client a été supprimé. Choisissez-en un autre.',
}
