import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './part-messages.ts'

export const partMessages: MessagesOf<typeof English.partMessages> = {
  dismiss: 'Cerrar el aviso',
  notifications: 'Notificaciones',
  closePanel: 'Cerrar el panel',
  saved: 'Guardado',
  reference: (reference: string) => `Referencia ${reference}`,
}
