import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './waterfall-messages.ts'

export const waterfallMessages: MessagesOf<typeof English.waterfallMessages> = {
  step: 'Étape',
  amount: 'Montant',
  running: (sum) => `${sum} jusqu’ici`,
}
