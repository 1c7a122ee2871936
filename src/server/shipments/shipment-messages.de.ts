import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './shipment-messages.ts'

export const shipmentMessages: MessagesOf<typeof English.shipmentMessages> = {
  stale:
    'Die Sendung oder ihre Produkte wurden geändert, seit diese Kosten berechnet wurden. Verwerfen Sie den Entwurf, und buchen Sie die Sendung erneut ein.',
  costChanged: 'Die Kosten wurden geändert, seit diese Sendung eingebucht wurde, daher bleiben sie, wie sie sind.',
  productGone: 'Dieses Produkt wurde gelöscht und behält seine Kosten.',
  variantGone: 'Diese Variante wurde gelöscht und behält ihre Kosten.',
  landedAgain: (name: string) => `Mit tatsächlichen Kosten erneut eingebucht: ${name}`,
  landed: (name: string) => `Eingebucht: ${name}`,
  incomplete: 'Diese Sendung ist noch nicht vollständig.',
  notLanded: 'Diese Sendung ist noch nicht eingebucht, daher gibt es nichts zu vergleichen.',
  deletedVariant: 'Gelöschte Variante',
  deletedProduct: 'Gelöschtes Produkt',
}
