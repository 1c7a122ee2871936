import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './not-fetched-messages.ts'

export const notFetchedMessages: MessagesOf<typeof English.notFetchedMessages> = {
  title: 'Vos données ne sont pas encore chargées',
  text: 'Cet appareil n’a pas encore reçu vos données du serveur, elles ne sont donc pas affichées ici.',
  offline: 'Il n’y a pas de connexion pour le moment.',
}
