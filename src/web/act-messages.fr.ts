import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './act-messages.ts'

export const actMessages: MessagesOf<typeof English.actMessages> = {
  importWords: 'CSV XLSX Excel fichier tableur tableau classeur téléverser charger reprendre Shopify WooCommerce Wix',
  calendarWords: 'calendrier agenda ics iCal iCalendar Google Outlook Apple abonnement s’abonner doublons',
}
