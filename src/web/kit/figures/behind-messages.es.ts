import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './behind-messages.ts'

export const behindMessages: MessagesOf<typeof English.behindMessages> = {
  gone: 'Eliminado',
  document: { number: 'Documento', customer: 'Cliente', date: 'Fecha', total: 'Total', status: 'Estado' },
  product: { name: 'Producto', price: 'Precio', cost: 'Coste', margin: 'Margen' },
  shipment: { name: 'Envío', supplier: 'Proveedor', landed: 'Incorporado' },
  notInFigure: 'No incluido',
  nothing: 'No hay nada detrás de esta cifra.',
}
