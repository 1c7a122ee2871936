import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './call-messages.ts'

export const callMessages: MessagesOf<typeof English.callMessages> = {
  whichStore: 'doit être l’ID d’une boutique\u00a0: il y en a plusieurs',
  noStore: 'Aucune boutique de ce système n’est connectée. Connectez-en une d’abord.',
  noLog: 'Ce journal n’existe pas.',
  notConnected: (name) => `La boutique «\u00a0${name}\u00a0» n’est pas connectée. Reconnectez-la d’abord.`,
  otherCurrency: (list, store) =>
    `est en ${list}, et la boutique vend en ${store}. Choisissez une liste de prix en ${store}`,
}
