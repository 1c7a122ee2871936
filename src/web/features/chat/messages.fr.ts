import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const chatMessages: MessagesOf<typeof English.chatMessages> = {
  open: 'Discussion en direct avec l’assistance',
  title: 'Discussion en direct',
  close: 'Fermer la discussion',
  loading: 'La discussion s’ouvre…',
  offline: 'La discussion en direct nécessite une connexion. Écrivez-nous dès que vous serez de nouveau en ligne.',
  unavailable: 'La discussion en direct est injoignable pour le moment.',
  write: 'Écrivez-nous',
}
