import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './reminder-messages.ts'

function whenIn([start, end]: readonly [number, number], timeZone: string, allDay: boolean): string {
  const form = allDay
    ? ({ dateStyle: 'full' } as const)
    : ({
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
      } as const)
  return new Intl.DateTimeFormat('fr', { ...form, timeZone }).formatRange(start, end)
}

export const reminderMessages: MessagesOf<typeof English.reminderMessages> = {
  subject: (title) => `Rappel\u00a0: ${title}`,
  when: whenIn,
  event: (url) => `L’événement dans votre calendrier\u00a0: ${url}`,
  why: 'Vous avez demandé ce rappel par e-mail dans l’événement. Ouvrez-le pour changer cela.',
}
