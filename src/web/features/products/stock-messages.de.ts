import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './stock-messages.ts'

export const stockMessages: MessagesOf<typeof English.stockMessages> = { oversold: 'Mehr verkauft als im Bestand' }
