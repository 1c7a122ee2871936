import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './clear-store-messages.ts'

export const clearStoreMessages: MessagesOf<typeof English.clearStoreMessages> = {
  more: 'Productos de tiendas',
  clear: 'Quitar de aquí los productos de tiendas',
  question: (products: string) => `¿Eliminar aquí ${products} de tiendas?`,
  text: 'Los productos traídos de una tienda se eliminan aquí; en la tienda no cambia nada. Los que has editado desde entonces son tuyos y se quedan. Puedes revertirlo.',
  confirm: (products: string) => `Eliminar ${products}`,
  cleared: (products: string) => `Quitados de aquí: ${products} de tiendas`,
}
