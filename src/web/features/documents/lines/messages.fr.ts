import type { MessagesOf } from '#domain/messages-of.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, type Noun } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const LINE: Noun = { one: 'ligne', other: 'lignes' }

export const lineMessages: MessagesOf<typeof English.lineMessages> = {
  label: 'Lignes',
  position: 'N°',
  description: 'Désignation',
  quantity: 'Quantité',
  unit: 'Unité',
  unitPrice: 'Prix unitaire',
  discount: 'Remise',
  tax: 'Taxe',
  total: 'Montant',
  unitCost: 'Coût unitaire',
  margin: 'Marge',
  private: 'Visible par vous uniquement.',
  cell: (column: string, position: number) => `${column}\u00a0: ${formatNumber(position)}`,
  pick: 'Produits et prestations',
  add: 'Ajouter une ligne',
  addHint: 'Saisissez un produit, une prestation ou un texte libre',
  full: (lines: number) => `Un document contient au plus ${formatCount(lines, LINE)}.`,
  more: (position: number) => `Plus sur la ligne ${formatNumber(position)}`,
  move: (position: number) => `Déplacer la ligne ${formatNumber(position)}`,
  removeShort: 'Enlever',
  removed: (lines: number) => formatCount(lines, { one: 'ligne enlevée', other: 'lignes enlevées' }),
  pasted: (lines: number) => formatCount(lines, { one: 'ligne collée', other: 'lignes collées' }),
  refusedCells: (cells: number) =>
    formatCount(cells, {
      one: 'cellule n’a pas pu être lue et est restée telle quelle',
      other: 'cellules n’ont pas pu être lues et sont restées telles quelles',
    }),
  noDiscount: 'Saisissez un pourcentage (10\u00a0%) ou un montant.',
  open: (position: number) => `Ligne ${formatNumber(position)}`,
  done: 'Terminer',
  up: 'Monter',
  down: 'Descendre',
  category: 'Catégorie de taxe',
  byRate: 'Selon le taux',
  why: (rule: string) => `${rule}. Pourquoi ce prix`,
  whyTitle: (name: string) => `Pourquoi ce prix · ${name}`,
  typed: 'Prix saisi',
  notPriced: 'Pas encore de prix',
  byRule: 'Utiliser le prix de la règle',
  ruleNow: (price: number, currency: string) => `Les règles donneraient maintenant ${formatMoney(price, currency)}.`,
  noName: 'Aucune désignation',
  noPrice: 'Saisissez un prix\u202f; 0 si c’est gratuit.',
  noPriceShort: 'pas encore de prix',
  showMargin: 'Afficher les coûts et les marges',
  marginHelp: 'Pour votre usage\u00a0: jamais imprimé, jamais envoyé.',
}
