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
  return new Intl.DateTimeFormat(locale === '' ? 'de' : locale, { ...form, timeZone }).format(start)
}

export const reminderMessages: MessagesOf<typeof English.reminderMessages> = {
  subject: (title) => `Erinnerung: ${title}`,
  when: whenIn,
  calendar: (url) => `Ihr Kalender: ${url}`,
  why: 'Diese E-Mail haben Sie beim Termin eingestellt. Öffnen Sie den Termin, um das zu ändern.',
}
