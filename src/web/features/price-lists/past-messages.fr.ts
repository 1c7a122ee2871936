import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './past-messages.ts'

export const pastMessages: MessagesOf<typeof English.pastMessages> = {
  thing: 'les prix de ce jour',
  open: 'Prix à une date',
  day: 'Jour',
  title: (day: string) => `Prix au ${day}`,
  lead: 'Les prix de vente de tous les produits à la fin d’un jour, d’après l’historique de chaque modification.',
  csv: 'Fichier CSV',
  fileName: (day: string) => `Prix au ${day}.csv`,
  columns: {
    name: 'Produit',
    sku: 'SKU',
    cost: 'Coût ce jour-là',
    trade: 'Prix de gros ce jour-là',
    past: 'Prix ce jour-là',
    present: 'Prix actuel',
    change: 'Écart',
  },
  empty: 'Il n’y avait aucun produit ce jour-là.',
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Les prix des jours passés sont conservés sur le serveur. Ils s’affichent dès que le réseau est rétabli.',
  },
}
