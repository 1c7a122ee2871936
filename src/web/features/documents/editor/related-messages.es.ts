import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './related-messages.ts'

export const relatedMessages: MessagesOf<typeof English.relatedMessages> = {
  label: 'Documentos relacionados',
  relationships: {
    converted_from: 'Creado a partir de',
    converted_to: 'Convertido en',
    refund_for: 'Rectificativa de',
    refunded_by: 'Rectificado con',
    corrects: 'Corrige',
    corrected_by: 'Corregido con',
  },
  toBeCredited: 'Se rectificará con',
  madeWith: 'Creado junto con',
  open: (name: string) => `Abrir ${name}`,
  waits: (credit: string, invoice: string) =>
    `${credit}, de ${invoice}, aún es un borrador. Envíalo también: hasta entonces cuentan las dos facturas.`,
  credited: (number: string, day: string) => `De la factura ${number}${day === '' ? '' : ` del ${day}`}`,
}
