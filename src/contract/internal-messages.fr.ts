import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './internal-messages.ts'

export const internalMessages: MessagesOf<typeof English.internalMessages> = {
  title: 'Un problème est survenu. Veuillez réessayer ou contacter l’assistance.',
}
