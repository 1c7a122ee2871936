import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const historyMessages: MessagesOf<typeof English.historyMessages> = {
  title: 'Historique',
  you: 'Vous',
  token: (name) => `Jeton d’API ${name}`,
  system: 'Pricewright',
  somebody: 'Quelqu’un',
  created: 'Création',
  restored: 'Restauration',
  deleted: 'Suppression',
  changed: 'Modification',
  lost: 'Non appliqué, parce qu’une modification ultérieure l’a remplacé ou que la ligne a été enlevée\u00a0:',
  lostOnly: 'Une modification non appliquée',
  from: 'de',
  to: 'à',
  more: 'Afficher les modifications plus anciennes',
  empty: 'Pas encore de modification.',
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'L’historique est sur le serveur. Il s’affiche ici dès que le réseau est de retour.',
  },
  waiting: 'Les modifications de cet appareil qui attendent le réseau n’y figurent pas encore.',
}
