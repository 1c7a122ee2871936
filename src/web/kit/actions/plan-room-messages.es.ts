import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-room-messages.ts'

export const planRoomMessages: MessagesOf<typeof English.planRoomMessages> = {
  title: 'En tu plan ya no hay sitio',
  seePlans: 'Ver planes',
}
