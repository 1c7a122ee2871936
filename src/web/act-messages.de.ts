import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './act-messages.ts'

export const actMessages: MessagesOf<typeof English.actMessages> = {
  importWords: 'CSV XLSX Excel Datei Tabelle hochladen einlesen einspielen Shopify WooCommerce Wix',
  calendarWords: 'Kalender ics iCal iCalendar Google Outlook Apple abonnieren Abo doppelte',
}
