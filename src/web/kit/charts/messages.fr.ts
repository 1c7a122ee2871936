import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const chartMessages: MessagesOf<typeof English.chartMessages> = {
  table: 'Afficher en tableau',
  chart: 'Afficher le graphique',
  csv: 'Enregistrer en CSV',
  none: '–',
  total: 'Total',
  empty: 'Rien sur cette période.',
  others: (count: string) => `${count} autres`,
  others1: '1 autre',
  keys: 'Les flèches passent d’une colonne à l’autre, Entrée ouvre le détail.',
}
