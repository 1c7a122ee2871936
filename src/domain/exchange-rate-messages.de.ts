import type * as English from './exchange-rate-messages.ts'
import type { MessagesOf } from './messages-of.ts'

export const exchangeRateMessages: MessagesOf<typeof English.exchangeRateMessages> = {
  noRate: 'muss ein Kurs wie 0,92 sein, von 0,00000001 bis 100000000',
}
