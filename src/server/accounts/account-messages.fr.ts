import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './account-messages.ts'

export const accountMessages: MessagesOf<typeof English.accountMessages> = {
  noSession: (id: string) => `Session introuvable (ID ${id})`,
  noToken: (id: string) => `Jeton d’API introuvable (ID ${id})`,
}
