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
  return new Intl.DateTimeFormat(locale === '' ? 'es' : locale, { ...form, timeZone }).format(start)
}

export const reminderMessages: MessagesOf<typeof English.reminderMessages> = {
  subject: (title) => `Recordatorio: ${title}`,
  when: whenIn,
  calendar: (url) => `Tu calendario: ${url}`,
  why: 'Pediste este correo con el evento. Abre el evento para cambiarlo.',
}
