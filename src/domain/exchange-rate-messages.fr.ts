import type * as English from './exchange-rate-messages.ts'
import type { MessagesOf } from './messages-of.ts'

export const exchangeRateMessages: MessagesOf<typeof English.exchangeRateMessages> = {
  noRate: 'doit être un taux comme 0,92, de 0,00000001 à 100\u202f000\u202f000',
}
