import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './account-messages.ts'

export const accountMessages: MessagesOf<typeof English.accountMessages> = {
  noSession: (id: string) => `Sitzung mit ID ${id} nicht gefunden`,
  noToken: (id: string) => `API-Token mit ID ${id} nicht gefunden`,
}
