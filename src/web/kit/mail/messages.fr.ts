import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const addressMessages: MessagesOf<typeof English.addressMessages> = {
  notConfirmed: (email) => `${email} n’est pas encore confirmée\u00a0: aucun rappel n’y est envoyé.`,
  byLink: 'Ouvrez le lien de l’e-mail reçu à l’inscription.',
  sendAgain: 'Pas d’e-mail\u202f? Le faire renvoyer.',
  atProvider: 'Confirmez-la auprès de votre fournisseur d’identité et reconnectez-vous.',
}
