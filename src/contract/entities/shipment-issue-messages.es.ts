import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './shipment-issue-messages.ts'

export const shipmentIssueMessages: MessagesOf<typeof English.shipmentIssueMessages> = {
  noShipment: 'debe indicar el envío al que pertenece',
  landed: 'Este envío está incorporado. Revierte la incorporación para cambiar las líneas.',
  landedCurrency: 'no se puede cambiar: este envío está incorporado. Revierte antes la incorporación',
  landedOrder: 'no se puede cambiar: el envío está incorporado',
  noOrder: 'debe ser una orden de compra',
  countedByOrder: (number: string) =>
    `La orden de compra ${number} ya ha añadido esta mercancía a las existencias. Desactiva «Añadir a las existencias» para incorporar el envío.`,
  countedByOthers: (number: string, goods: string, left: string | undefined) =>
    `Otro envío de la orden de compra ${number} ya ha añadido ${goods === '' ? 'esta mercancía' : `«${goods}»`} a las existencias: ${left === undefined ? 'no queda nada por llegar' : `cantidad que aún queda por llegar: ${left}`}. Reduce la cantidad, auméntala en la orden o desactiva «Añadir a las existencias».`,
  countedByDeleted: (number: string) =>
    `Un envío eliminado de la orden de compra ${number} ya ha añadido mercancía a las existencias. Restáuralo o desactiva «Añadir a las existencias» para incorporar este.`,
}
