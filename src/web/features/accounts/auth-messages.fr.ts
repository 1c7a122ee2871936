import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './auth-messages.ts'

export const authMessages: MessagesOf<typeof English.authMessages> = {
  initializeFailed: (cause) => `Votre compte n’a pas pu être initialisé\u00a0: ${cause}`,
  unreachable: 'Le serveur est injoignable.',
  left: (account) =>
    `Vous ne faites plus partie de «\u00a0${account}\u00a0». Cet appareil a supprimé sa copie et continue dans votre propre compte.`,
  signOutFailed: 'Le serveur est injoignable, rien n’a donc changé. Veuillez réessayer.',
}
