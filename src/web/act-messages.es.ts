import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './act-messages.ts'

export const actMessages: MessagesOf<typeof English.actMessages> = {
  importWords: 'CSV XLSX Excel archivo fichero hoja de cálculo subir cargar traer Shopify WooCommerce Wix',
  calendarWords: 'calendario agenda ics iCal iCalendar Google Outlook Apple suscribirse suscripción duplicados',
}
