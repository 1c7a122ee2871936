import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './price-history-messages.ts'

export const priceHistoryMessages: MessagesOf<typeof English.priceHistoryMessages> = {
  title: 'Historique des prix',
  thing: 'l’historique des prix de ce produit',
  now: 'Maintenant',
  price: 'Prix de détail',
  tradePrice: 'Prix de gros',
  cost: 'Coût total',
  lines: { price: 'Prix', cost: 'Coût' },
  date: 'Date',
  none: '–',
  table: 'Afficher en tableau',
  csv: 'Fichier CSV',
  fileName: (name: string) => `Historique des prix de ${name}.csv`,
  of: 'Prix de',
  product: 'Le produit',
  currency: 'Devise',
  empty: (currency: string) => `Il n’y a pas encore eu de prix en ${currency}.`,
  since: (day: string) =>
    `Depuis le ${day}. «\u00a0Afficher les modifications plus anciennes\u00a0», ci-dessous, remonte plus loin\u202f; le fichier CSV les contient toutes.`,
  sinceOffline: (day: string) =>
    `Depuis le ${day}. Les modifications plus anciennes sont conservées sur le serveur\u00a0: elles s’affichent dès que le réseau est rétabli.`,
  cut: 'Le fichier contient les 10\u202f000 modifications les plus récentes.',
  steady: (value: string, day: string) =>
    `Prix de détail ${value} depuis le ${day}. Le tableau contient chaque modification.`,
  series: (from: string, day: string, to: string, changes: string) =>
    `Prix de détail de ${from} le ${day} à ${to}, en ${changes}. Le tableau contient chaque modification.`,
  change: { one: 'étape', other: 'étapes' },
  file: ['Date', 'Variante', 'SKU', 'Devise', 'Prix de détail', 'Prix de gros', 'Coût total', 'Modifié par', 'Motif'],
}
