import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './reminder-messages.ts'

export const reminderMessages: MessagesOf<typeof English.reminderMessages> = {
  subject: (title) => `Recordatorio: ${title}`,
  calendar: (url) => `Tu calendario: ${url}`,
  why: 'Pediste este correo con el evento. Abre el evento para cambiarlo.',
}
