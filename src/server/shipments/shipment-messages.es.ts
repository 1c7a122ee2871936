import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './shipment-messages.ts'

export const shipmentMessages: MessagesOf<typeof English.shipmentMessages> = {
  stale:
    'El envío o sus productos han cambiado desde que se calcularon estos costes. Descarta esto e incorpora el envío de nuevo.',
  costChanged: 'Su coste ha cambiado desde que se incorporó este envío, así que se deja como está.',
  productGone: 'Este producto se ha eliminado y conserva su coste.',
  variantGone: 'Esta variante se ha eliminado y conserva su coste.',
  landedAgain: (name: string) => `Incorporado de nuevo con los cargos reales: ${name}`,
  landed: (name: string) => `Incorporado: ${name}`,
  incomplete: 'Este envío aún no está completo.',
  notLanded: 'Este envío aún no se ha incorporado, así que no hay nada que comparar.',
  deletedVariant: 'Variante eliminada',
  deletedProduct: 'Producto eliminado',
}
