import type { MessagesOf } from '../messages-of.ts'
import type * as English from './line-price-messages.ts'

export const linePriceMessages: MessagesOf<typeof English.linePriceMessages> = {
  supplier: 'Precio de compra',
  converted: (rule: string, currency: string, day: string) => `${rule} · de ${currency} al tipo del ${day}`,
}
