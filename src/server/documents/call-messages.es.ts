import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './call-messages.ts'

export const callMessages: MessagesOf<typeof English.callMessages> = {
  variantOfSeveral: 'es una variante de varios productos. Indica también productId',
  noPrice: (currency: string) =>
    `falta: lo que vende esta línea aún no tiene precio en ${currency}. Indica un precio; 0 si no cuesta nada`,
  noEInvoice: 'Este documento aún no se puede exportar como factura electrónica.',
}
