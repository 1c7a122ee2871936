import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './command-messages.ts'

export const commandMessages: MessagesOf<typeof English.commandMessages> = {
  idTaken: {
    document: 'Il existe déjà un document avec le nouvel ID.',
    priceList: 'Il existe déjà une liste de prix avec le nouvel ID.',
    product: 'Il existe déjà un produit avec le nouvel ID.',
    service: 'Il existe déjà une prestation avec le nouvel ID.',
    shipment: 'Il existe déjà une expédition avec le nouvel ID.',
  },
  negative: 'ne doit pas descendre sous zéro',
  changeAtLeast: 'doit valoir au moins −100\u00a0%',
  changeAtMost: 'ne doit pas dépasser 100\u202f000\u00a0%',
  nothingChosen: 'Choisissez au moins une chose à modifier.',
  sameCategory: 'Choisissez une autre catégorie que celle que vous supprimez.',
  noListId: 'L’ID de la liste de prix est obligatoire',
  sampleIsHere: 'La boutique d’exemple est déjà là.',
  sampleWasChanged: 'Tout ce qui reste de la boutique d’exemple a été modifié.',
  noSample: 'Il n’y a pas de boutique d’exemple ici.',
  linesOfShipment: (most) => `${most.toLocaleString('fr-FR')} lignes par expédition`,
  madeIsKept: (name, isAlone) =>
    `Impossible de défaire\u00a0: ${name} comporte des modifications ultérieures et reste en place.${isAlone ? '' : ' Ce qui a été créé en même temps reste aussi.'}`,
}
