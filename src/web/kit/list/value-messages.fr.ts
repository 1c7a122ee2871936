import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './value-messages.ts'

export const valueMessages: MessagesOf<typeof English.valueMessages> = { yes: 'Oui', no: 'Non' }
