import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './confirm-messages.ts'

export const confirmMessages: MessagesOf<typeof English.confirmMessages> = {
  title: 'Veuillez confirmer votre identité',
  signIn: 'Se reconnecter',
}
