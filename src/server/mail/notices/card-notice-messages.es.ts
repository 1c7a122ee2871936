import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './card-notice-messages.ts'

export const cardNoticeMessages: MessagesOf<typeof English.cardNoticeMessages> = {
  invoice: 'Factura',
  reference: 'Referencia',
  look: 'Ver tus pagos con tarjeta',
  credit: {
    subject: (money) => `Un pago con tarjeta de ${money} superó lo pendiente`,
    text: (money) =>
      `Un cliente pagó ${money} con tarjeta y en esa factura hay ahora más pagado de lo que pide. El resto queda como saldo a favor del cliente: úsalo en otra factura o devuélvelo en Stripe.`,
  },
  dispute: {
    subject: (money) => `${money} de un pago con tarjeta están en disputa`,
    text: (money) =>
      `El banco del cliente retiró ${money} o pregunta por ello. Responde en Stripe antes de que venza el plazo; la factura se actualizará según el resultado.`,
  },
  problem: {
    subject: (money) => `Un pago con tarjeta de ${money} no se pudo registrar`,
    text: (money) =>
      `Un cliente pagó ${money} con tarjeta y no se pudo registrar en la factura. Los ajustes dicen por qué y qué hacer.`,
  },
}
