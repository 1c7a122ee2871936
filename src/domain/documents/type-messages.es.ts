import type { MessagesOf } from '../messages-of.ts'
import type * as English from './type-messages.ts'

export const documentNouns: MessagesOf<typeof English.documentNouns> = {
  invoice: { one: 'factura', many: 'facturas' },
  quote: { one: 'presupuesto', many: 'presupuestos' },
  receipt: { one: 'recibo', many: 'recibos' },
  creditnote: { one: 'factura rectificativa', many: 'facturas rectificativas' },
  purchaseorder: { one: 'orden de compra', many: 'órdenes de compra' },
  template: { one: 'plantilla', many: 'plantillas' },
}
