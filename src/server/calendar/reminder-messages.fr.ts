import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './reminder-messages.ts'

function whenIn(start: number, timeZone: string, allDay: boolean, locale: string): string {
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
  return new Intl.DateTimeFormat(locale === '' ? 'fr' : locale, { ...form, timeZone }).format(start)
}

export const reminderMessages: MessagesOf<typeof English.reminderMessages> = {
  subject: (title) => `Rappel\u00a0: ${title}`,
  when: whenIn,
  calendar: (url) => `Votre calendrier\u00a0: ${url}`,
  why: 'Vous avez demandé ce rappel par e-mail dans l’événement. Ouvrez-le pour changer cela.',
}
