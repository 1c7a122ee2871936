import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './waterfall-messages.ts'

export const waterfallMessages: MessagesOf<typeof English.waterfallMessages> = {
  step: 'Schritt',
  amount: 'Betrag',
  running: (sum) => `bisher ${sum}`,
}
