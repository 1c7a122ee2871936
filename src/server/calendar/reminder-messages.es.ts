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
  return new Intl.DateTimeFormat('es', { ...form, timeZone }).formatRange(start, end)
}

export const reminderMessages: MessagesOf<typeof English.reminderMessages> = {
  subject: (title) => `Recordatorio: ${title}`,
  when: whenIn,
  event: (url) => `El evento en tu calendario: ${url}`,
  why: 'Pediste este correo con el evento. Abre el evento para cambiarlo.',
}
