import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './margin-messages.ts'

export const marginMessages: MessagesOf<typeof English.marginMessages> = {
  tooHigh: 'Un margen debe ser inferior al 100\u00a0%.',
}
