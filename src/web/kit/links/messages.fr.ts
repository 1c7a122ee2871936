import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '../format/number.ts'
import type * as English from './messages.ts'

const view: Noun = { one: 'consultation', other: 'consultations' }

export const linkMessages: MessagesOf<typeof English.linkMessages> = {
  view,
  life: 'Durée de validité',
  lives: {
    7: '7\u00a0jours',
    30: '30\u00a0jours',
    90: '90\u00a0jours',
    365: 'Un an',
    never: 'Jusqu’à ce que je le désactive',
  },
  make: 'Créer un lien',
  making: 'Création du lien…',
  notFresh:
    'Toute personne qui a un lien public voit ce qu’il montre. En créer un demande une connexion datant de moins de cinq minutes.',
  made: 'Copiez le lien maintenant\u00a0: par sécurité, il n’est affiché qu’une fois.',
  copy: 'Copier',
  copied: 'Copié',
  openLink: 'Ouvrir la page',
  links: 'Liens',
  none: 'Il n’y a pas encore de lien.',
  loadFailed: 'Les liens n’ont pas pu être chargés.',
  madeOn: (day) => `Créé le ${day}`,
  open: 'Actif',
  expired: 'Expiré',
  revoked: 'Désactivé',
  until: (day) => `jusqu’au ${day}`,
  noEnd: 'sans date de fin',
  revoke: 'Désactiver',
  revokeTitle: 'Désactiver ce lien\u202f?',
  revokeText:
    'Il cesse de fonctionner pour toutes les personnes qui l’ont. Vous pouvez en créer un nouveau à tout moment.',
}
