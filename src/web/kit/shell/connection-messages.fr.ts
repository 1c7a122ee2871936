import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './connection-messages.ts'

export const connectionMessages: MessagesOf<typeof English.connectionMessages> = {
  saved: 'Tout ce qui est sur cet appareil est aussi sur le serveur.',
  offline:
    'Vous pouvez continuer à travailler. Ce que vous modifiez est conservé sur cet appareil et envoyé au retour du réseau.',
  loading: 'Vos données sont en route vers cet appareil.',
  syncing: 'Les modifications sont en cours d’envoi.',
}
