import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './clear-store-messages.ts'

export const clearStoreMessages: MessagesOf<typeof English.clearStoreMessages> = {
  more: 'Produkte aus Shops',
  clear: 'Produkte aus Shops hier entfernen',
  question: (products: string) => `${products} aus Shops hier löschen?`,
  text: 'Produkte, die aus einem Shop geholt wurden, werden hier gelöscht; im Shop ändert sich nichts. Produkte, die Sie seitdem bearbeitet haben, bleiben. Sie können das zurücknehmen.',
  confirm: (products: string) => `${products} löschen`,
  cleared: (products: string) => `Hier entfernt: ${products} aus Shops`,
}
