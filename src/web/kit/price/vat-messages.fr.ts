import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './vat-messages.ts'

export const vatMessages: MessagesOf<typeof English.vatMessages> = { withVat: 'TTC', withoutVat: 'HT' }
