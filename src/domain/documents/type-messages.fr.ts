import type { MessagesOf } from '../messages-of.ts'
import type * as English from './type-messages.ts'

export const documentNouns: MessagesOf<typeof English.documentNouns> = {
  invoice: { one: 'facture', many: 'factures' },
  quote: { one: 'devis', many: 'devis' },
  receipt: { one: 'reçu', many: 'reçus' },
  creditnote: { one: 'avoir', many: 'avoirs' },
  purchaseorder: { one: 'bon de commande', many: 'bons de commande' },
  template: { one: 'modèle', many: 'modèles' },
}
