import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './page-messages.ts'

export const pageMessages: MessagesOf<typeof English.pageMessages> = {
  files: 'Fichiers',
  search: 'Rechercher',
  searchIn: 'Nom, SKU ou catégorie',
  found: '{found} sur {all}',
  price: 'Prix',
  priceWithVat: 'Prix TTC',
  priceWithoutVat: 'Prix HT',
  otherPrices: 'Autres prix',
  otherProducts: 'Autres produits',
  madeWith: 'Créé avec',
  failed: 'Cela n’a pas fonctionné',
  closed: {
    list: { title: 'Liste de prix non disponible', heading: 'Cette liste de prix n’est pas disponible' },
    document: { title: 'Document non disponible', heading: 'Ce document n’est pas disponible' },
    note: 'Le lien a expiré, a été désactivé par son propriétaire ou n’a pas été copié en entier. Veuillez en demander un nouveau à l’expéditeur.',
  },
}

export const csvMessages: MessagesOf<typeof English.csvMessages> = {
  name: 'Nom',
  sku: 'SKU',
  fromQuantity: 'À partir de',
  currency: 'Devise',
  price: 'Prix',
  tradePrice: 'Prix de gros',
  description: 'Description',
  category: 'Catégorie',
}
