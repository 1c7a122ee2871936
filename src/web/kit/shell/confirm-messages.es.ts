import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './confirm-messages.ts'

export const confirmMessages: MessagesOf<typeof English.confirmMessages> = {
  title: 'Confirma que eres tú',
  signIn: 'Iniciar sesión de nuevo',
}
