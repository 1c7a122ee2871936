import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './margin-messages.ts'

export const marginMessages: MessagesOf<typeof English.marginMessages> = {
  tooHigh: 'Eine Marge muss unter 100\u00a0% liegen.',
}
