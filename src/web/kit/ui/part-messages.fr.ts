import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './part-messages.ts'

export const partMessages: MessagesOf<typeof English.partMessages> = {
  dismiss: 'Fermer le message',
  notifications: 'Notifications',
  closePanel: 'Fermer le volet',
  saved: 'Enregistré',
  reference: (reference) => `Référence ${reference}`,
}
