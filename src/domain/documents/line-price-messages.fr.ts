import type { MessagesOf } from '../messages-of.ts'
import type * as English from './line-price-messages.ts'

export const linePriceMessages: MessagesOf<typeof English.linePriceMessages> = {
  supplier: 'Prix fournisseur',
  converted: (rule, currency, day) => `${rule} · de ${currency} au taux du ${day}`,
}
