import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './recurring-issue-messages.ts'

export const recurringIssueMessages: MessagesOf<typeof English.recurringIssueMessages> = {
  endsBefore: (day) =>
    `darf nicht vor dem Tag der nächsten Rechnung liegen, dem ${day}. Wählen Sie ein späteres Ende, oder lassen Sie es leer`,
  sourceGone: 'Das Dokument, aus dem sie erstellt wird, wurde gelöscht. Wählen Sie ein anderes.',
  sourceVoid: 'Das Dokument, aus dem sie erstellt wird, ist ungültig. Wählen Sie ein anderes.',
  customerGone: 'Der Kunde wurde gelöscht. Wählen Sie einen anderen.',
}
