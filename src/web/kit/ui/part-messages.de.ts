import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './part-messages.ts'

export const partMessages: MessagesOf<typeof English.partMessages> = {
  dismiss: 'Meldung schließen',
  notifications: 'Benachrichtigungen',
  closePanel: 'Seitenleiste schließen',
  saved: 'Gespeichert',
  reference: (reference) => `Referenz ${reference}`,
}
