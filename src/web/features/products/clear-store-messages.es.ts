import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './clear-store-messages.ts'

export const clearStoreMessages: MessagesOf<typeof English.clearStoreMessages> = {
  more: 'Productos de tiendas',
  clear: 'Vaciar la tienda',
  question: (products: string) => `¿Quitar de la lista ${products} de tiendas?`,
  text: 'Los productos traídos de una tienda se eliminan aquí; en la tienda no cambia nada. Los que ha editado desde entonces son suyos y se quedan. Puede deshacerlo.',
  confirm: (products: string) => `Eliminar ${products}`,
  cleared: (products: string) => `Tienda vaciada: ${products}`,
}
