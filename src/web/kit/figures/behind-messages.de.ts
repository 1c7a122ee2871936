import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './behind-messages.ts'

export const behindMessages: MessagesOf<typeof English.behindMessages> = {
  gone: 'Gelöscht',
  document: { number: 'Dokument', customer: 'Kunde', date: 'Datum', total: 'Summe', status: 'Status' },
  product: { name: 'Produkt', price: 'Preis', cost: 'Kosten', margin: 'Marge' },
  shipment: { name: 'Sendung', supplier: 'Lieferant', landed: 'Eingebucht' },
  notInFigure: 'Nicht enthalten',
  nothing: 'Hinter dieser Zahl steht nichts.',
}
