import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './event-command-messages.ts'

export const eventCommandMessages: MessagesOf<typeof English.eventCommandMessages> = {
  idTaken: 'Es gibt schon einen Termin mit der neuen ID.',
  noStart: 'muss der Beginn eines Termins dieser Serie sein, etwa 2026-07-06T09:30:00 oder 2026-07-06',
  noEarlier: 'fehlt: Geben Sie an, wie viele Termine davor liegen, weil die Serie nach einer Anzahl Termine endet',
  noSeries: 'muss die Serie sein, aus der dieser Termin stammt, und es muss sie noch geben',
  staysThere:
    'kann nicht um so viele Tage mitgehen: Keine Regel nennt die Tage nach diesen. Ändern Sie nur diesen Termin, oder auch die Wiederholung',
  elsewhere: (title: string) =>
    `„${title}“ findet dann nicht mehr statt: Die Serie wurde inzwischen geändert. Öffnen Sie den Termin dort, wo er jetzt steht, und versuchen Sie es noch einmal.`,
}
