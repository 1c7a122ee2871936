import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './event-issue-messages.ts'

export const eventIssueMessages: MessagesOf<typeof English.eventIssueMessages> = {
  titleMissing: 'Der Termin braucht einen Titel',
  noTime: 'muss eine Uhrzeit sein, etwa 14:30',
  endsBefore: 'darf nicht vor dem Beginn liegen. Wählen Sie ein späteres Ende oder einen früheren Beginn',
  tooLong: 'darf höchstens ein Jahr nach dem Beginn liegen. Für mehr lassen Sie den Termin wiederkehren',
  noStartName: 'darf nur Tage wie 2026-07-06 oder Ortszeiten wie 2026-07-06T09:30:00 enthalten',
  endsBeforeStart:
    'endet, bevor der Termin beginnt. Wählen Sie ein späteres Ende der Wiederholung oder einen früheren Beginn',
  repeatsInSeries:
    'muss bei einem geänderten Termin einer Serie leer sein: Die Serie wiederholt sich. Ändern Sie diese, oder lassen Sie seriesId weg',
  noSeries: 'braucht die Serie, zu der es gehört. Geben Sie auch seriesId an, oder lassen Sie es weg',
  ownSeries: 'darf nicht der Termin selbst sein. Geben Sie die ID seiner Serie an',
  seriesOfChanged: 'darf kein geänderter Termin einer Serie sein. Geben Sie die ID der Serie selbst an',
  noControls: 'darf keine Zeilenumbrüche oder andere Steuerzeichen enthalten. Entfernen Sie diese',
}
