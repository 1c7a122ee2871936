import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './card-messages.ts'

export const cardMessages: MessagesOf<typeof English.cardMessages> = {
  noKey:
    'debe ser una clave restringida o secreta de Stripe: rk_live_… o sk_live_…; para probar, rk_test_… o sk_test_…',
  publicKey: 'es una clave publicable, que no puede leer pagos. Escribe la restringida: rk_…',
  unknownKey: 'no es conocida por Stripe: se revocó, caducó o no se copió entera',
  notReady: 'es de una cuenta que aún no puede aceptar pagos con tarjeta. Termina primero su configuración en Stripe',
  lacks: {
    checkout: 'no tiene el permiso «Checkout Sessions: Write»',
    payments: 'no tiene el permiso «PaymentIntents: Read»',
    charges: 'no tiene el permiso «Charges and Refunds: Read»',
    disputes: 'no tiene el permiso «Disputes: Read»',
    fees: 'no tiene el permiso «Balance transactions: Read»',
  },
  testBesideLive: 'es una clave de prueba, y la conectada cobra dinero real. Desconecta primero esa',
  liveBesideTest: 'cobra dinero real, y la conectada es una clave de prueba. Desconecta primero esa',
  otherAccount: (name) => `es de otra cuenta que ${name}, que está conectada. Desconecta primero esa`,
  meanwhile: 'Mientras tanto se conectó otra clave. Mírala primero.',
  notConnected: 'No hay ninguna cuenta de Stripe conectada.',
  notReached: 'La cuenta de Stripe con la que se pagó ya no está conectada.',
  noSecret: 'debe ser el secreto de firma del punto de conexión en Stripe: whsec_…',
  noPayment: (id) => `No hay ningún pago con tarjeta con el ID ${id}`,
  notes: {
    test: 'Prueba: no se movió dinero',
    refund: 'Reembolsado',
    'refund-failed': 'El reembolso falló',
    dispute: 'Disputado por el cliente',
    'dispute-won': 'Disputa ganada',
  },
}
