import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './figure-messages.ts'

export const figureMessages: MessagesOf<typeof English.figureMessages> = {
  find: (figure) => `Calculer\u00a0: ${figure}`,
  found: 'calculé',
}
