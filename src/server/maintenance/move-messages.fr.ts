import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './move-messages.ts'

export const moveMessages: MessagesOf<typeof English.moveMessages> = {
  moving: 'Le compte est en cours de transfert vers un autre serveur. Veuillez réessayer dans quelque temps.',
}
