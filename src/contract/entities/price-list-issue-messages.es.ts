import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './price-list-issue-messages.ts'

export const priceListIssueMessages: MessagesOf<typeof English.priceListIssueMessages> = {
  missing: 'Faltan campos obligatorios de la lista de precios',
  endsBefore: 'no puede ser anterior al primer día',
  offTooHigh: 'debe ser inferior al 100\u00a0%: no quedaría nada del precio',
  sameBreak: 'debe ser diferente de las cantidades de los demás tramos',
  noList: 'debe indicar la lista de precios a la que pertenece',
  plan: {
    product: 'Elige el producto de este precio.',
    price: 'Introduce el precio.',
    start: 'Introduce cuándo empieza.',
    end: 'Introduce cuándo termina la promoción.',
    endsBefore: 'Un precio programado debe terminar después de empezar.',
  },
}
