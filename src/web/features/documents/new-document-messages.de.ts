import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './new-document-messages.ts'

export const newDocumentMessages: MessagesOf<typeof English.newDocumentMessages> = {
  new: { invoice: 'Neue Rechnung', quote: 'Neues Angebot' },
  newFor: {
    invoice: (customer) => `Neue Rechnung für ${customer}`,
    quote: (customer) => `Neues Angebot für ${customer}`,
  },
  credit: {
    label: 'Rechnung korrigieren',
    detail: 'Rechnung auswählen',
    words: 'neue rechnungskorrektur gutschrift gutschreiben storno stornorechnung erstattung rückerstattung',
  },
  // Compared with what is typed without its marks: „für“ is looked for as „fur“.
  around: ['neue', 'neuer', 'neues', 'fur'],
  words: { invoice: 'rechnung', quote: 'angebot' },
}
