import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-room-messages.ts'

export const planRoomMessages: MessagesOf<typeof English.planRoomMessages> = {
  title: 'In Ihrem Tarif ist kein Platz mehr',
  seePlans: 'Tarife ansehen',
}
