import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './account-messages.ts'

export const accountMessages: MessagesOf<typeof English.accountMessages> = {
  noSession: (id: string) => `Sesión con ID ${id} no encontrada`,
  noToken: (id: string) => `Token de API con ID ${id} no encontrado`,
}
