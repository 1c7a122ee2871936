import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './call-messages.ts'

export const callMessages: MessagesOf<typeof English.callMessages> = {
  variantOfSeveral: 'est une variante de plusieurs produits. Indiquez aussi productId',
  noPrice: (currency: string) =>
    `manque\u00a0: ce que vend cette ligne n’a pas encore de prix en ${currency}. Indiquez un prix\u202f; 0 si c’est gratuit`,
  noEInvoice: 'Ce document ne peut pas encore être exporté comme facture électronique.',
}
