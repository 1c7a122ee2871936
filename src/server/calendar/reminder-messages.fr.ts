import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './reminder-messages.ts'

export const reminderMessages: MessagesOf<typeof English.reminderMessages> = {
  subject: (title) => `Rappel\u00a0: ${title}`,
  calendar: (url) => `Votre calendrier\u00a0: ${url}`,
  why: 'Vous avez demandé ce rappel par e-mail dans l’événement. Ouvrez-le pour changer cela.',
}
