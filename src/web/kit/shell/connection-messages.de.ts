import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './connection-messages.ts'

export const connectionMessages: MessagesOf<typeof English.connectionMessages> = {
  saved: 'Alles auf diesem Gerät ist auch auf dem Server.',
  offline:
    'Sie können weiterarbeiten. Was Sie ändern, wird auf diesem Gerät gespeichert und gesendet, sobald das Netz wieder da ist.',
  loading: 'Ihre Daten sind auf dem Weg zu diesem Gerät.',
  syncing: 'Änderungen werden gesendet.',
}
