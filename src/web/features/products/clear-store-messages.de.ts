import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './clear-store-messages.ts'

export const clearStoreMessages: MessagesOf<typeof English.clearStoreMessages> = {
  more: 'Produkte aus Shops',
  clear: 'Shop leeren',
  question: (products: string) => `${products} aus Shops von der Liste nehmen?`,
  text: 'Produkte, die aus einem Shop geholt wurden, werden hier gelöscht; im Shop ändert sich nichts. Was Sie seitdem bearbeitet haben, ist Ihr eigenes und bleibt. Sie können das rückgängig machen.',
  confirm: (products: string) => `${products} löschen`,
  cleared: (products: string) => `Shop geleert: ${products}`,
}
