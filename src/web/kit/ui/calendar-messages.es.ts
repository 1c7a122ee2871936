import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './calendar-messages.ts'

export const calendarMessages: MessagesOf<typeof English.calendarMessages> = {
  open: 'Elegir en el calendario',
  title: 'Calendario',
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  today: 'Hoy',
}
