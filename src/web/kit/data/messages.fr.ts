import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const dataMessages: MessagesOf<typeof English.dataMessages> = {
  undo: 'Défaire',
  unsentFile: 'pricewright-non-envoye.json',
  denied: (act, thing) => `Vous n’avez pas l’autorisation nécessaire pour ${act} ${thing}`,
  expired: 'Votre session est terminée. Reconnectez-vous\u202f; rien n’est perdu.',
  unreachable: 'Le serveur est injoignable.',
  unreachableRemedy: 'Vérifiez votre connexion et réessayez.',
  notLoaded: 'Cela nécessite une partie de Pricewright qui n’a pas pu être chargée.',
  gone: 'Un élément nécessaire a été supprimé sur un autre appareil.',
  unknown: 'Un problème est survenu. Veuillez réessayer ou contacter l’assistance.',
}
