import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '../format/number.ts'
import type * as English from './messages.ts'

const change: Noun = { one: 'modification', other: 'modifications' }

export const shellMessages: MessagesOf<typeof English.shellMessages> = {
  product: 'Pricewright',
  skip: 'Aller au contenu',
  mainNavigation: 'Principale',
  fold: 'Replier la navigation',
  unfold: 'Déplier la navigation',
  search: 'Rechercher…',
  more: 'Plus',
  account: 'Compte',
  create: 'Nouveau',
  connection: {
    title: 'Vos modifications',
    saved: 'Tout est enregistré',
    offline: 'Hors ligne',
    syncing: 'Enregistrement en cours',
    loading: 'Chargement de vos données',
    waiting: 'en attente',
    refused: 'en échec',
    trouble: 'Non envoyé',
    expired: 'Reconnectez-vous. Vos modifications sont conservées.',
    change,
  },
}
