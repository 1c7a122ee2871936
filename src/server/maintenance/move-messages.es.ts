import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './move-messages.ts'

export const moveMessages: MessagesOf<typeof English.moveMessages> = {
  moving: 'La cuenta se está trasladando a otro servidor. Vuelve a intentarlo dentro de un rato.',
}
