import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatQuantity } from '#web/kit/format/number.ts'
import type * as English from './price-file-messages.ts'

export const priceFileMessages: MessagesOf<typeof English.priceFileMessages> = {
  title: 'Prix d’un fichier',
  lead: 'Un fichier CSV ou un classeur avec un prix par ligne du tableau\u00a0: SKU, quantité et prix. Un prix qui diffère du prix actuel est fixé dans cette liste. Les lignes sans prix ne changent rien.',
  cancel: 'Annuler',
  drop: 'Déposez un fichier de prix',
  dropText:
    'La liste telle que vous l’avez exportée, ou tout tableau avec des SKU et des prix\u00a0: .csv, .tsv ou .xlsx.',
  bringIn: (prices: number) => `Fixer ${formatCount(prices, { one: 'prix', other: 'prix' })}`,
  set: (file: string) => `Prix de ${file}`,
  told: (prices: number) => formatCount(prices, { one: 'prix fixé', other: 'prix fixés' }),
  thing: 'ces prix',
  row: 'Produit',
  change: 'Prix',
  changes: (quantity: number, before: string, after: string) =>
    `à partir de ${formatQuantity(quantity)}\u00a0: ${before} → ${after}`,
  noPrice: 'aucun',
  refusedFile: 'prix_rejetes.csv',
  issues: {
    unnamed: 'Il n’y a ni SKU, ni code-barres, ni nom.',
    notInList: 'Cette liste ne contient pas ce produit. Ajoutez-le à la liste, ou corrigez le SKU.',
    several: 'Plusieurs produits de la liste portent ce nom. Donnez à chacun son propre SKU.',
    otherCurrency: (found: string, own: string) =>
      `La devise est ${found}, mais ce produit est en ${own} dans cette liste. Corrigez la cellule, ou changez la devise de la liste.`,
    repeated: (n: string) => `Le même produit avec la même quantité figure déjà à la ligne ${n}.`,
  },
}
