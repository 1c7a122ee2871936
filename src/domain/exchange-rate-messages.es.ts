import type * as English from './exchange-rate-messages.ts'
import type { MessagesOf } from './messages-of.ts'

export const exchangeRateMessages: MessagesOf<typeof English.exchangeRateMessages> = {
  noRate: 'debe ser un tipo de cambio como 0,92, entre 0,00000001 y 100000000',
}
