import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './name-messages.ts'

export const nameMessages: MessagesOf<typeof English.nameMessages> = {
  brand: 'Falta el nombre de la marca',
  businessProfile: 'Falta el nombre del negocio',
  category: 'Falta el nombre de la categoría',
  customer: 'Falta el nombre del cliente',
  importMapping: 'Falta el nombre del proveedor',
  product: 'Falta el nombre del producto',
  recurringDocument: 'Falta el nombre',
  service: 'Falta el nombre del servicio',
  shipment: 'Falta el nombre del envío',
}
