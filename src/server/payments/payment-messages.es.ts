import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './payment-messages.ts'

export const paymentMessages: MessagesOf<typeof English.paymentMessages> = {
  priceBelowZero: 'no debe ser inferior a cero',
  priceTooFine: (finest) =>
    `tiene más decimales de los que se pueden cobrar con tarjeta: debe ser un múltiplo de ${finest}`,
  notCharged: (currency) => `debe ser una moneda en la que se cobra con tarjeta; ${currency} no lo es`,
  priceWithCurrency: 'Indica también el precio en la nueva moneda.',
  usedPlan: 'Alguien está suscrito a este plan, así que se conserva. Retíralo: entonces ya no se ofrece a nadie más.',
  retired: 'Este plan ya no se ofrece. Elige otro.',
  freePlan: 'Este plan no cuesta nada: quien no tiene otro plan ya lo tiene.',
  hasPlan: 'Ya tienes un plan. Cámbialo en lugar de contratar otro.',
  noPlan: 'No tienes ningún plan que cambiar. Elige uno primero.',
  samePlan: 'Ya tienes este plan.',
  otherCurrency: (currency) => `Tu plan se paga en ${currency}. Cancélalo y elige el nuevo cuando haya terminado.`,
  suspended: 'Tu plan está suspendido porque no se pagó. Paga primero lo pendiente en «Forma de pago y facturas».',
  staleMoment: 'No es la última vista previa, o es demasiado antigua. Vuelve a abrirla.',
  notEnding: 'Tu plan no está cancelado.',
  noCustomer: 'Todavía no hay pagos. Elige primero un plan.',
  checkoutOver: 'Esta página de pago ha caducado. Vuelve a elegir el plan.',
  underWay: 'Ya se pagó un plan y se está confirmando. Vuelve a mirar tu plan dentro de un momento.',
  changedPrice: 'Este plan o el cambio cuesta ahora otro importe. Vuelve a mirar la vista previa.',
}
