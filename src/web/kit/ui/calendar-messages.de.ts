import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './calendar-messages.ts'

export const calendarMessages: MessagesOf<typeof English.calendarMessages> = {
  open: 'Aus dem Kalender wählen',
  title: 'Kalender',
  earlier: 'Voriger Monat',
  later: 'Nächster Monat',
  today: 'Heute',
}
