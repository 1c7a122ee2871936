import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './card-notice-messages.ts'

export const cardNoticeMessages: MessagesOf<typeof English.cardNoticeMessages> = {
  reference: 'Referencia',
  look: 'Ver tus pagos con tarjeta',
  credit: {
    subject: (money) => `Un pago con tarjeta de ${money} superó lo pendiente`,
    text: (money) =>
      `Un cliente pagó ${money} con tarjeta y en esa factura hay ahora más pagado de lo que pide. El resto queda como saldo a favor del cliente: úsalo en otra factura o devuélvelo en Stripe.`,
  },
  dispute: {
    subject: (money) => `Un pago con tarjeta de ${money} está en disputa`,
    text: (money) =>
      `El banco del cliente retiró ${money} o pregunta por ello. Responde en Stripe antes del plazo; la factura sigue lo que resulte.`,
  },
  problem: {
    subject: (money) => `Un pago con tarjeta de ${money} no se pudo anotar`,
    text: (money) =>
      `Un cliente pagó ${money} con tarjeta y no se pudo anotar en la factura. Los ajustes dicen por qué y qué hacer.`,
  },
}
