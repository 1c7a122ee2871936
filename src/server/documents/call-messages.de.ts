import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './call-messages.ts'

export const callMessages: MessagesOf<typeof English.callMessages> = {
  variantOfSeveral: 'ist eine Variante mehrerer Produkte. Geben Sie auch die productId an',
  noPrice: (currency: string) =>
    `fehlt: Was diese Position verkauft, hat noch keinen Preis in ${currency}. Geben Sie einen Preis an; 0, wenn es nichts kostet`,
  noEInvoice: 'Dieses Dokument lässt sich noch nicht als E-Rechnung exportieren.',
}
