import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './new-document-messages.ts'

export const newDocumentMessages: MessagesOf<typeof English.newDocumentMessages> = {
  new: { invoice: 'Nueva factura', quote: 'Nuevo presupuesto' },
  newFor: {
    invoice: (customer: string) => `Nueva factura para ${customer}`,
    quote: (customer: string) => `Nuevo presupuesto para ${customer}`,
  },
  credit: {
    label: 'Rectificar una factura',
    detail: 'Elige la factura',
    words: 'nueva factura rectificativa abono nota de crédito devolución reembolso',
  },
  around: ['nueva', 'nuevo', 'para'],
  words: { invoice: 'factura', quote: 'presupuesto' },
}
