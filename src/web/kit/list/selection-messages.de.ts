import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './selection-messages.ts'

export const selectionMessages: MessagesOf<typeof English.selectionMessages> = {
  count: (count) => `${count} ausgewählt`,
  all: (count) => `Alle ${count} Treffer auswählen`,
  clear: 'Auswahl aufheben',
  start: 'Mehrere auswählen',
  stop: 'Auswählen beenden',
}
