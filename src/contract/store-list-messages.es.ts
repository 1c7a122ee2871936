import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './store-list-messages.ts'

export const storeListMessages: MessagesOf<typeof English.storeListMessages> = {
  gone: 'La lista de precios de esta tienda se eliminó. Elige otra en «Ajustes y comisiones».',
  notInForce: (list) =>
    `La lista de precios «${list}» no está vigente hoy. Actívala o elige otra en «Ajustes y comisiones».`,
}
