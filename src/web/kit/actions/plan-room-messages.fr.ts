import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-room-messages.ts'

export const planRoomMessages: MessagesOf<typeof English.planRoomMessages> = {
  title: 'Votre offre n’a plus de place',
  seePlans: 'Voir les offres',
}
