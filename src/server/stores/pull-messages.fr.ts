import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './pull-messages.ts'

export const pullMessages: MessagesOf<typeof English.pullMessages> = {
  asInStore: (store: string) => `C’est le prix dans ${store}`,
  firstImport: (store: string) => `Premier import depuis ${store}`,
  changesOf: (store: string) => `Modifications dans ${store}`,
  decided: (store: string) => `Différences tranchées\u00a0: ${store}`,
  broughtProducts: (provider: string) => `Produits de ${provider}`,
  stale:
    'Des produits ont été modifiés depuis la lecture de la boutique. Abandonnez ce brouillon et cherchez de nouveau les modifications.',
  noPicture: 'L’image n’a pas pu être récupérée dans la boutique.',
  underWay: 'Cette boutique est déjà en cours de lecture.',
  notConnected: 'Cette boutique n’est pas connectée. Reconnectez-la d’abord.',
  notOpen: 'Cette différence a déjà été tranchée.',
  oneValue: 'Une valeur propre ne vaut que pour une seule différence.',
  noOwnCompareAt: 'Le prix avant promotion est calculé ici\u00a0: gardez le vôtre ou prenez celui de la boutique.',
  noDoubt: 'Ce produit de la boutique est déjà attribué.',
  isTaken: 'Un autre produit de cette boutique est déjà ce produit.',
  oneStore: 'Ces différences viennent de plusieurs boutiques\u00a0: tranchez celles d’une seule boutique à la fois.',
  noStore: 'Aucune boutique de ce genre n’est connectée.',
}

export const fitMessages: MessagesOf<typeof English.fitMessages> = {
  text: 'Un texte trop long a été coupé.',
  options: 'Seules les trois premières options ont été reprises.',
  variants: 'Les variantes au-delà des limites, ou aux mêmes options que d’autres, ont été omises.',
  amount: 'Un montant illisible a été omis.',
  tags: 'Seules les cent premières étiquettes ont été reprises.',
}
