import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './reminder-messages.ts'

export const reminderMessages: MessagesOf<typeof English.reminderMessages> = {
  subject: (title) => `Erinnerung: ${title}`,
  calendar: (url) => `Ihr Kalender: ${url}`,
  why: 'Diese E-Mail haben Sie beim Termin eingestellt. Öffnen Sie den Termin, um das zu ändern.',
}
