import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './calendar-messages.ts'

export const calendarMessages: MessagesOf<typeof English.calendarMessages> = {
  open: 'Choisir dans le calendrier',
  title: 'Calendrier',
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  today: 'Aujourd’hui',
}
