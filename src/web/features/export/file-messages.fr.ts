import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './file-messages.ts'

export const fileMessages: MessagesOf<typeof English.fileMessages> = {
  product: { one: 'produit', other: 'produits' },
  sheet: 'Produits',
  done: (count) => `Export terminé\u00a0: ${count}`,
  fileName: (day, ending) => `Pricewright produits ${day}.${ending}`,
}
