import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './other-costs-messages.ts'

export const otherCostsMessages: MessagesOf<typeof English.otherCostsMessages> = {
  title: 'Weitere Kosten',
  add: 'Weitere Kosten hinzufügen',
  fresh: 'Weitere Kosten',
  label: 'Wofür',
  amount: (name) => `Betrag: ${name}`,
  remove: (name) => `${name} entfernen`,
  removed: (name) => `${name} entfernt`,
}
