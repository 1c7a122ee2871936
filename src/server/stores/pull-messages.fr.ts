import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './pull-messages.ts'

export const pullMessages: MessagesOf<typeof English.pullMessages> = {
  asInStore: (store: string) => `C’est le prix dans ${store}`,
  firstImport: (store: string) => `Première importation depuis ${store}`,
  changesOf: (store: string) => `Modifications dans ${store}`,
  decided: (store: string) => `Différences tranchées\u00a0: ${store}`,
  broughtProducts: (provider: string) => `Produits de ${provider}`,
  stale:
    'Des produits ont été modifiés depuis la lecture de la boutique. Abandonnez ce brouillon et relisez la boutique.',
  noPicture: 'L’image n’a pas pu être récupérée dans la boutique.',
  underWay: 'Cette boutique est déjà en cours de lecture.',
  notConnected: 'Cette boutique n’est pas connectée. Reconnectez-la d’abord.',
  notOpen: 'Cette différence a déjà été tranchée.',
  oneValue: 'Une valeur propre ne vaut que pour une seule différence.',
  noDoubt: 'Ce produit de la boutique est déjà attribué.',
  isTaken: 'Un autre produit de cette boutique est déjà ce produit.',
  whichStore: 'Plusieurs boutiques sont connectées\u00a0: indiquez laquelle.',
  noStore: 'Aucune boutique de ce genre n’est connectée.',
}

export const fitMessages: MessagesOf<typeof English.fitMessages> = {
  text: 'Un texte trop long a été coupé.',
  options: 'Seules les trois premières options ont été reprises.',
  variants: 'Les variantes au-delà des limites, ou aux mêmes options que d’autres, ont été omises.',
  amount: 'Un montant illisible a été omis.',
  tags: 'Seuls les cent premiers mots-clés ont été repris.',
}
