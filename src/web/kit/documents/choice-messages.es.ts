import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './choice-messages.ts'

export const categoryMessages: MessagesOf<typeof English.categoryMessages> = {
  S: 'Sujeto a IVA',
  Z: 'Tipo cero',
  E: 'Exento',
  AE: 'Inversión del sujeto pasivo',
  K: 'Entrega intracomunitaria',
  G: 'Exportación',
  O: 'No sujeto a IVA',
}

export const methodMessages: MessagesOf<typeof English.methodMessages> = {
  transfer: 'Transferencia',
  cash: 'Efectivo',
  card: 'Tarjeta',
  'direct-debit': 'Domiciliación',
  cheque: 'Cheque',
  online: 'En línea',
  other: 'Otra',
}
