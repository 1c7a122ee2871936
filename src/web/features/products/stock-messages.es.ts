import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './stock-messages.ts'

export const stockMessages: MessagesOf<typeof English.stockMessages> = {
  oversold: 'Se ha vendido más de lo que hay',
}
