import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './push-messages.ts'

export const pushMessages: MessagesOf<typeof English.pushMessages> = {
  title: (store: string) => `Prix pour ${store}`,
  stale: 'La boutique ou ses produits ont changé depuis ce calcul. Abandonnez le brouillon, puis envoyez de nouveau.',
  nothing: 'La boutique a déjà tout ce qui serait envoyé.',
  notConnected: 'Cette boutique n’est pas connectée. Reconnectez-la, puis envoyez.',
  variantGone: 'La variante n’existe plus ici.',
  noPrice: 'Aucun prix n’est indiqué ici.',
  otherCurrency: (here: string, there: string) => `Le prix est en ${here}, mais la boutique vend en ${there}.`,
  belowFloor:
    'Le prix est inférieur à la marge minimale, et aucun motif n’est donné. Augmentez le prix, ou indiquez un motif sur le produit.',
  openConflict: 'Modifié à la fois ici et dans la boutique. Décidez d’abord quelle valeur compte.',
  noNotice: 'Ce webhook n’existe pas.',
}
