import type { MessagesOf } from '#domain/messages-of.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, type Noun } from '#web/kit/format/number.ts'
import type * as English from './chart-messages.ts'

const products: Noun = { one: 'produit', other: 'produits' }
const customers: Noun = { one: 'client', other: 'clients' }
const invoices: Noun = { one: 'facture passée', other: 'factures passées' }
const days: Noun = { one: 'jour', other: 'jours' }
const lines: Noun = { one: 'ligne n’a', other: 'lignes n’ont' }
const quotes: Noun = { one: 'devis attend', other: 'devis attendent' }
const shipments: Noun = { one: 'expédition intégrée', other: 'expéditions intégrées' }

export const chartTexts: MessagesOf<typeof English.chartTexts> = {
  period: 'Période',
  net: 'Ventes',
  netBefore: 'Ventes avant',
  cost: 'Coût',
  costedNet: 'Ventes au coût connu',
  profit: 'Bénéfice',
  profitBefore: 'Bénéfice avant',
  margin: 'Marge',
  meanMargin: 'Marge moyenne',
  least: 'La plus basse',
  most: 'La plus haute',
  tax: 'TVA',
  documents: 'Documents',
  products: 'Produits',
  product: 'Produit',
  customer: 'Client',
  category: 'Catégorie',
  brand: 'Marque',
  currency: 'Devise',
  profile: 'Profil d’entreprise',
  price: 'Prix',
  quantity: 'Quantité',
  share: 'Part',
  shareOfGains: 'Part des montants positifs',
  cumulated: 'Part cumulée',
  change: 'Variation',
  open: 'Reste à payer',
  overdue: 'En retard',
  losing: 'À perte',
  belowFloor: 'Sous la marge minimale',
  withoutCostHead: 'Sans coût',
  withoutPrice: 'Sans prix',
  stock: 'Stock',
  boundMoney: 'Valeur du stock',
  daysSince: 'Jours depuis la dernière vente',
  overdueOf: (amount: string) => `dont ${amount} en retard`,
  ofProducts: (count: number) => `sur ${formatCount(count, products)}`,
  wholeDocuments: 'Compté par documents entiers\u00a0: les filtres par catégorie et par marque ne s’appliquent pas.',
  wholeTiles:
    'Les paiements, les restes à payer et les devis sont ceux de documents entiers\u00a0: les filtres par catégorie et par marque ne s’appliquent pas.',
  leftOutOf: { sales: 'Ventes, bénéfice et marge', salesBefore: 'Ventes, bénéfice et marge avant' },
  unranked: (name: string, amount: string) => `${name}\u00a0: ${amount}, sans rang ni classe.`,
  unrankedWithoutCost: {
    product: (count: number) =>
      `${formatCount(count, products)} sans coût connu à la vente\u00a0: ni bénéfice, ni rang, ni classe.`,
    customer: (count: number) =>
      `${formatCount(count, customers)} sans achat au coût connu\u00a0: ni bénéfice, ni rang, ni classe.`,
  },
  withoutCost: (count: number, amount: string) =>
    `${formatCount(count, lines)} pas de coût\u00a0: ${amount} de ventes ne comptent ni dans le bénéfice ni dans la marge.`,
  creditedByHand: (count: number) =>
    `${formatCount(count, invoices)} à «\u00a0Crédité\u00a0» sans avoir\u00a0: ni dans les ventes, ni dans le bénéfice, ni dans la marge.`,
  sales: {
    title: 'Ventes et coût',
    lead: 'Factures et reçus moins avoirs, hors TVA, selon le jour du document\u202f; un reçu lié à une facture ne compte pas une seconde fois. Le coût est celui du jour de la vente.',
  },
  profits: { title: 'Bénéfice', lead: 'Ventes moins le coût que chaque ligne a gardé du jour de la vente.' },
  received: {
    title: 'Paiements reçus',
    lead: 'Paiements de factures et reçus sans facture selon leur jour, TVA comprise.',
    name: 'Reçu',
    before: 'Reçu avant',
  },
  receivables: {
    title: 'Créances',
    lead: 'Ce que les clients devaient à la fin de chaque période, TVA comprise. Une facture passée à «\u00a0Crédité\u00a0» sans avoir ne compte à aucune date.',
  },
  currencies: {
    title: 'Ventes par devise',
    lead: (currency: string) => `Selon la devise du document, en ${currency}.`,
  },
  profiles: { title: 'Ventes par profil d’entreprise' },
  below: (edge: string) => `moins de ${edge}`,
  from: (edge: string) => `${edge} et plus`,
  between: (from: string, to: string) => `${from} à ${to}`,
  spread: {
    title: 'Répartition des marges',
    lead: 'Chaque produit actif une fois, avec sa marge d’aujourd’hui, quelle que soit la période.',
  },
  groups: {
    category: 'Marge par catégorie',
    brand: 'Marge par marque',
    lead: 'La moyenne des produits actifs tels qu’ils sont maintenant, le plus grand groupe d’abord.',
  },
  soldGroups: {
    category: 'Bénéfice par catégorie',
    brand: 'Bénéfice par marque',
    lead: 'De ce qui a été vendu sur la période, au coût du jour de la vente.',
  },
  prices: {
    title: 'Répartition des prix',
    lead: (currency: string) =>
      `Les prix des produits actifs tels qu’ils sont maintenant, chacun comme il est enregistré, au taux du jour en ${currency}.`,
    without: (count: number) => `${formatCount(count, products)} sans prix.`,
  },
  priceChanges: {
    title: 'Prix planifiés entrés en vigueur',
    lead: 'Combien de prix ont monté et baissé parce qu’un prix planifié a commencé ou s’est terminé. Tout autre changement se trouve dans l’historique du produit.',
    raised: 'En hausse',
    lowered: 'En baisse',
    mean: 'Variation moyenne',
    empty: 'Aucun prix planifié n’a commencé ni ne s’est terminé sur cette période.',
  },
  soldPrices: {
    title: 'Prix réellement obtenus',
    lead: 'Le prix moyen d’une unité, après remises et hors TVA, par rapport à la période précédente\u202f; les plus fortes variations d’abord.',
    told: (product: string, before: string, after: string) => `${product}\u00a0: ${before} → ${after}`,
    empty: 'Aucun produit n’a été vendu à des prix différents sur les deux périodes.',
  },
  abc: {
    title: 'Meilleurs produits',
    lead: (few: string, all: string, share: string) =>
      `${few} produits sur ${all} apportent ${share} des montants positifs\u00a0: ils sont de classe A.`,
  },
  classes: {
    title: 'Classes ABC',
    lead: 'Des montants positifs, A apporte les premiers 80\u00a0%, B les 15\u00a0% suivants, C le reste\u00a0; toutes les pertes sont aussi en C.',
    head: 'Classe',
  },
  allRanked: (most) =>
    `Il y en a au plus ${most}\u00a0: le classement ci-dessus les contient tous, les derniers à la fin.`,
  worst: { title: 'Produits les plus faibles', lead: 'Ce qui a le moins apporté de tout ce qui a été vendu.' },
  slow: {
    title: 'Produits à rotation lente',
    lead: (count: number) =>
      `Produits actifs qui n’ont pas été vendus depuis ${formatCount(count, days)}, par valeur de stock.`,
    empty: 'Tout ce qui a déjà été vendu l’a aussi été dans ce délai.',
  },
  never: {
    title: 'Jamais vendus',
    lead: 'Produits actifs qui ne figurent sur aucune facture ni aucun reçu, par valeur de stock.',
    empty: 'Chaque produit actif a été vendu au moins une fois.',
  },
  idleCount: (count: number) => `${formatCount(count, products)} en tout\u202f; stock au coût d’achat rendu.`,
  ranking: {
    title: 'Meilleurs clients',
    lead: (few: string, all: string, share: string) =>
      `${few} clients sur ${all} apportent ${share}\u00a0: ils sont de classe A.`,
  },
  worstCustomers: { title: 'Clients les plus faibles', lead: 'Qui a le moins apporté de tous ceux qui ont acheté.' },
  ages: {
    title: 'Factures impayées par ancienneté',
    lead: (day: string) => `Ce qui reste à payer le ${formatDay(day)}, TVA comprise, selon les jours de retard.`,
    head: 'Retard',
    empty: 'Aucune facture impayée.',
  },
  daysToPay: {
    title: 'Délai de paiement',
    lead: 'Du jour de la facture au paiement qui l’a soldée, selon le jour de ce paiement.',
    mean: 'Délai moyen (jours)',
    median: 'La moitié payée en (jours)',
    onTime: 'Payé à temps',
    paid: 'Factures payées',
    empty: 'Aucune facture n’a été payée en entier sur cette période.',
  },
  quotes: {
    title: 'Ce que sont devenus les devis',
    lead: 'Devis selon leur jour, TVA comprise, dans leur état d’aujourd’hui.',
    outcome: 'Issue',
    amount: 'Montant',
    count: 'Devis',
    rate: 'Devis acceptés',
    waiting: (count: number) => `${formatCount(count, quotes)} une réponse`,
    ends: { accepted: 'Accepté', declined: 'Refusé', expired: 'Expiré', waiting: 'Sans réponse' },
    empty: 'Aucun devis n’a été envoyé sur cette période.',
  },
  costs: {
    title: 'De quoi se composent les coûts',
    head: 'Part',
    lead: {
      one: 'Une unité de chaque produit actif, à son coût d’aujourd’hui.',
      stock: 'La marchandise en stock des produits et variantes actifs, à son coût d’aujourd’hui.',
      sold: 'Ce qui a été vendu sur la période, à son coût d’aujourd’hui.',
    },
    parts: {
      purchase: 'Prix fournisseur',
      freight: 'Frais de transport',
      duty: 'Droits de douane',
      extras: 'Autres coûts',
      vat: 'TVA',
    },
    without: (count: number) => `${formatCount(count, products)} sans coût connu.`,
  },
  paidIn: {
    title: 'Selon la devise du fournisseur',
    lead: 'Le pays du fournisseur n’est pas enregistré avec les produits\u00a0: la devise de paiement le remplace.',
  },
  landings: {
    title: 'Fret et droits de douane des expéditions',
    lead: 'Expéditions intégrées selon le jour d’intégration\u00a0: frais réels, sinon leurs estimations.',
    parts: { goods: 'Marchandise', freight: 'Fret', duty: 'Droits de douane', extras: 'Autres frais' },
    onTop: 'En plus de la marchandise',
    incomplete: (count: number) => `Non compris, car il manque un chiffre\u00a0: ${formatCount(count, shipments)}.`,
    empty: 'Aucune expédition n’a été intégrée sur cette période.',
  },
  suppliers: {
    title: 'Expéditions par fournisseur',
    lead: 'Le fournisseur tel qu’il est nommé sur l’expédition.',
    head: 'Fournisseur',
    shipments: 'Expéditions',
    none: 'Sans fournisseur',
  },
}
