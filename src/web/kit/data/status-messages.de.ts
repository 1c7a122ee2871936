import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './status-messages.ts'

export const problemMessages: MessagesOf<typeof English.problemMessages> = {
  'storage-full': 'Auf diesem Gerät fehlt Platz für Ihre Daten. Schaffen Sie Platz; nichts Gespeichertes ist verloren.',
  'storage-lost': 'Der Browser hat die Daten auf diesem Gerät entfernt. Sie werden gleich wiederhergestellt.',
  'storage-failed': 'Der Browser kann Ihre Daten im Moment nicht auf diesem Gerät speichern.',
  'other-user': 'Jemand anderes ist angemeldet. Ihre Änderungen warten, bis Sie sich wieder anmelden.',
  failed: 'Beim Synchronisieren ist etwas schiefgegangen. Pricewright versucht es noch einmal.',
  outdated: 'Pricewright wurde in einem anderen Tab aktualisiert. Laden Sie diesen neu.',
}
