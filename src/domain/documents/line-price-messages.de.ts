import type { MessagesOf } from '../messages-of.ts'
import type * as English from './line-price-messages.ts'

export const linePriceMessages: MessagesOf<typeof English.linePriceMessages> = {
  supplier: 'Einkaufspreis',
  converted: (rule, currency, day) => `${rule} · aus ${currency} zum Kurs vom ${day}`,
}
