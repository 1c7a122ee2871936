import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './chat-frame-messages.ts'

/** As in the English module. */
export const chatFrameMessages: MessagesOf<typeof English.chatFrameMessages> = { title: 'Chat en directo' }
