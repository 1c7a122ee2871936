import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatPercent, type Noun } from '#web/kit/format/number.ts'
import type { Behind } from './declared-chart.ts'
import type * as English from './messages.ts'

const nouns: Readonly<Record<Behind['kind'], Noun>> = {
  document: { one: 'document', other: 'documents' },
  product: { one: 'produit', other: 'produits' },
  shipment: { one: 'expédition', other: 'expéditions' },
}

export const analyticsMessages: MessagesOf<typeof English.analyticsMessages> = {
  title: 'Analyses',
  facts: (range: string, before: string, currency: string) => `${range}, à côté de ${before}, en ${currency}`,
  tabs: {
    overview: 'Vue d’ensemble',
    margins: 'Marges',
    products: 'Produits (ABC)',
    customers: 'Clients',
    suppliers: 'Fournisseurs et fret',
  },
  filter: {
    label: 'Ce sur quoi portent les chiffres',
    range: 'Période',
    from: 'Du',
    to: 'Au',
    ranges: {
      last30: '30 derniers jours',
      last90: '90 derniers jours',
      last365: '365 derniers jours',
      month: 'Ce mois-ci',
      quarter: 'Ce trimestre',
      year: 'Cette année',
      own: 'Autres jours…',
    },
    category: 'Catégorie',
    anyCategory: 'Toutes les catégories',
    brand: 'Marque',
    anyBrand: 'Toutes les marques',
    customer: 'Client',
    anyCustomer: 'Tous les clients',
    currency: 'Devise',
    anyCurrency: (currency: string) => `Toutes, en ${currency}`,
    onlyCurrency: (currency: string) => `${currency} seulement`,
    profile: 'Profil d’entreprise',
    anyProfile: 'Tous les profils',
    rank: 'Classement par',
    ranks: { sales: 'ventes', profit: 'bénéfice' },
    costs: 'Compté selon',
    bases: { one: 'un de chaque', stock: 'le stock', sold: 'les ventes' },
    reset: 'Réinitialiser les filtres',
    wrongRange: 'Le dernier jour précède le premier.',
  },
  converted: (currency: string) =>
    `Les montants en d’autres devises sont convertis en ${currency} au taux de référence du jour de chaque document.`,
  tiles: {
    label: 'Chiffres clés',
    before: (value: string) => `${value} avant`,
    noneBefore: 'rien avant',
    up: (ppm: number) => `+${formatPercent(ppm)}`,
    down: (ppm: number) => `−${formatPercent(ppm)}`,
  },
  reading: 'Lecture de vos données',
  readingLeft: 'La page reste utilisable, les chiffres suivent dans un instant.',
  none: '–',
  names: {
    product: 'Produit supprimé',
    customer: 'Client supprimé',
    category: 'Catégorie supprimée',
    brand: 'Marque supprimée',
    businessProfile: 'Profil supprimé',
  },
  noName: {
    product: 'Sans produit',
    customer: 'Aucun client',
    category: 'Aucune catégorie',
    brand: 'Aucune marque',
    businessProfile: 'Aucun profil',
  },
  behind: {
    title: (chart: string, point: string) => `${chart}\u00a0: ${point}`,
    count: (kind: Behind['kind'], count: number) => formatCount(count, nouns[kind]),
    gone: 'Supprimé',
    document: { number: 'Document', customer: 'Client', date: 'Date', total: 'Total', status: 'État' },
    product: { name: 'Produit', price: 'Prix', cost: 'Coût', margin: 'Marge' },
    shipment: { name: 'Expédition', supplier: 'Fournisseur', landed: 'Intégrée' },
    nothing: 'Il n’y a rien derrière ce chiffre.',
  },
  empty: {
    title: 'Rien à montrer pour l’instant',
    text: 'Avec vos premiers produits et factures, cette page montre les marges, les ventes, le bénéfice et qui vous doit de l’argent.',
    products: 'Aller aux produits',
    documents: 'Aller aux documents',
  },
  file: (title: string, range: string) => `${title} ${range}`,
}
