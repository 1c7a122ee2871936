import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './event-issue-messages.ts'

export const eventIssueMessages: MessagesOf<typeof English.eventIssueMessages> = {
  titleMissing: 'Der Termin braucht einen Titel',
  noTime: 'muss eine Uhrzeit sein, etwa 14:30',
  endsBefore: 'darf nicht vor dem Beginn liegen. Wählen Sie ein späteres Ende oder einen früheren Beginn',
  tooLong: 'darf höchstens ein Jahr nach dem Beginn liegen. Für mehr lassen Sie den Termin wiederkehren',
  noStartName: 'darf nur Tage wie 2026-07-06 oder Ortszeiten wie 2026-07-06T09:30:00 enthalten',
}
