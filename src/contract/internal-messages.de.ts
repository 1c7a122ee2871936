import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './internal-messages.ts'

export const internalMessages: MessagesOf<typeof English.internalMessages> = {
  title: 'Etwas ist schiefgegangen. Versuchen Sie es erneut oder wenden Sie sich an den Support.',
}
