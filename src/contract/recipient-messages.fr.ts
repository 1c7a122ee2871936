import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './recipient-messages.ts'

export const recipientMessages: MessagesOf<typeof English.recipientMessages> = {
  noAddress: 'doit être une seule adresse e-mail, comme ada@example.com',
  wrong: (named, count) =>
    `doit contenir des adresses e-mail comme ada@example.com, séparées par des virgules\u202f; ${named} ${count === 1 ? 'n’est pas valable' : 'ne sont pas valables'}`,
  tooMany: (most) => `ne doit pas dépasser ${most} adresses`,
  tooManyInAll: (most) => `ne doit pas dépasser ${most} adresses, copies comprises`,
}
