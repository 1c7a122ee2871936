import type { PriceEnding } from '#domain/price-ending.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import { vatMessages } from '#web/kit/price/vat-messages.fr.ts'
import type * as English from './editor-messages.ts'

export const editorMessages: MessagesOf<typeof English.editorMessages> = {
  back: 'Produits',
  tabs: { label: 'Parties du produit', product: 'Produit', planned: 'Prix planifiés', history: 'Historique' },
  openPage: 'Ouvrir en pleine page',
  actions: 'Plus',
  duplicate: 'Dupliquer',
  labels: 'Imprimer des étiquettes de prix…',
  delete: 'Supprimer',
  costUnknown: 'Inconnu',
  sections: {
    costs: 'Coûts',
    pricing: 'Fixation du prix',
    story: 'Décomposition du prix',
    details: 'Détails',
    stock: 'Stock et vente',
    limits: 'Marge minimale et prix de gros',
    picture: 'Image',
  },
  noPicture: 'Aucune pour l’instant',
  pictureRemoved: 'Image enlevée',
  inStock: (count: string) => `${count} en stock`,
  inactive: 'Inactif',
  uncategorized: 'Sans catégorie',
  noBrand: 'Sans marque',
  activeHelp: 'Les produits inactifs restent ici, mais vous ne les vendez plus.',
  currencyChanged: 'Devise changée',
  vatHelp: 'Si elle n’est pas récupérée',
  vatReclaimed: 'Récupérée\u00a0: hors du coût',
  way: 'Prix fixé par',
  ways: { margin: 'Marge', markup: 'Majoration', byHand: 'À la main', stored: 'Tel que saisi' },
  noWay: 'Ce produit n’a pas encore de prix. Choisissez comment le fixer.',
  margin: 'Marge (sur prix de vente)',
  markup: 'Majoration (sur le coût)',
  defaultMargin: (margin: string) => `Vide\u00a0: ${margin} selon vos réglages`,
  clamped:
    'Une marge de 100\u00a0% ou plus est impossible\u00a0: le coût est donc doublé. Saisissez-en une inférieure à 100\u00a0%.',
  endingDefault: (ending: PriceEnding) => `Réglages (${priceMessages.endings[ending].toLowerCase()})`,
  floorHelp: 'Un prix inférieur est signalé.',
  floorInherited: (margin: string, source: string) => `Vide\u00a0: ${margin} ${source}`,
  floorNone: 'Aucune n’est fixée',
  floorSources: { category: 'selon sa catégorie', profile: 'selon vos réglages', product: 'fixée ici' },
  solve: 'Calculateur de prix',
  solved: 'Fermer le calculateur de prix',
  tradeComputed: (price: string, margin: string) => `Vide\u00a0: ${price} avec la marge sur prix de gros de ${margin}`,
  price: {
    title: 'Prix',
    retail: 'Prix de détail',
    ...vatMessages,
    profit: 'Bénéfice',
    loss: 'Perte',
    margin: 'Marge',
    markup: 'Majoration',
    trade: 'Prix de gros',
    tradeBy: (margin: string) =>
      `Prix de gros\u00a0: ce que les revendeurs vous paient, avec votre marge sur prix de gros de ${margin}.`,
    tradeSet: 'Prix de gros\u00a0: ce que les revendeurs vous paient, fixé sur ce produit.',
    cost: 'Coût total',
    floor: 'Prix plancher',
    net: 'HT',
    none: '–',
    recalculate: 'Recalculer',
    recalculated: (price: string) => `Maintenant ${price}`,
    recalculatedTitle: 'Produit recalculé',
  },
  earlier: {
    title: 'Prix issu d’un réglage antérieur',
    text: (price: string) => `Avec vos réglages actuels, il serait de ${price}.`,
  },
  priceMoved: (before: string, after: string) => `Prix ${before} → ${after}`,
  undone: 'Défait\u00a0: le prix précédent est rétabli',
}

export const historyMessages: MessagesOf<typeof English.historyMessages> = {
  title: 'Historique',
  thing: 'l’historique de ce produit',
}

export const choiceMessages: MessagesOf<typeof English.choiceMessages> = {
  pricingMode: { strategy: 'marge ou majoration', manual: 'à la main', retailPrice: 'tel que saisi' },
  pricingStrategy: { margin: 'marge', markup: 'majoration', manual: 'à la main' },
  source: {
    pricewright: 'créé ici',
    wix: 'Wix',
    firestore: 'archive',
    imported: 'fichier importé',
    shopify: 'Shopify',
    woocommerce: 'WooCommerce',
  },
}
