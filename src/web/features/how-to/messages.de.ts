import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const howToMessages: MessagesOf<typeof English.howToMessages> = {
  title: 'Pricewright-Werkzeuge',
  lead: 'Drei Helfer warten unten auf jeder Seite:',
  chat: 'Live-Chat',
  chatText: 'Fragen Sie unseren Support, im Chat oder mit einer Nachricht.',
  assistant: 'KI-Assistent',
  assistantText:
    'Fragen Sie nach Preisen, Margen und offenen Rechnungen. Die Antworten kommen aus Ihren eigenen Zahlen.',
  notes: 'Notizzettel',
  notesText:
    'Ein Zettel liegt auf jeder Seite, bis Sie ihn an eine heften. Ziehen Sie ihn an seinen Platz und finden Sie ihn auf jedem Gerät wieder.',
  tell: 'Was sie tun',
  hide: 'Nicht mehr anzeigen',
  close: 'Verstanden',
}
