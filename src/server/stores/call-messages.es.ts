import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './call-messages.ts'

export const callMessages: MessagesOf<typeof English.callMessages> = {
  whichStore: 'debe ser el ID de una tienda: hay varias',
  noStore: 'No hay ninguna tienda conectada de este sistema. Conecta una primero.',
  noLog: 'No existe ese registro.',
  notConnected: (name) => `La tienda «${name}» no está conectada. Vuelve a conectarla primero.`,
  otherCurrency: (list, store) =>
    `está en ${list}, y la tienda vende en ${store}. Elige una lista de precios en ${store}`,
}
