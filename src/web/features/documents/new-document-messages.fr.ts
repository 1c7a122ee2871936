import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './new-document-messages.ts'

export const newDocumentMessages: MessagesOf<typeof English.newDocumentMessages> = {
  new: { invoice: 'Nouvelle facture', quote: 'Nouveau devis' },
  newFor: {
    invoice: (customer: string) => `Nouvelle facture pour ${customer}`,
    quote: (customer: string) => `Nouveau devis pour ${customer}`,
  },
  credit: {
    label: 'Nouvel avoir',
    detail: 'Choisir la facture',
    words: 'créditer note de crédit remboursement annuler facture',
  },
  around: ['nouvelle', 'nouveau', 'pour'],
  words: { invoice: 'facture', quote: 'devis' },
}
