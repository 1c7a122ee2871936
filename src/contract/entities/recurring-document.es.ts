import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './recurring-document.ts'

/** The Spanish labels of recurring invoices. */
export const labels: { readonly recurringDocument: EntityMessages<typeof English.recurringDocument.fields> } = {
  recurringDocument: {
    label: { one: 'Factura periódica', many: 'Facturas periódicas' },
    notFound: 'No hay ninguna factura periódica con el ID {id}',
    fields: {
      name: { label: 'Nombre' },
      documentId: { label: 'Se crea a partir de' },
      customerId: { label: 'Cliente' },
      repeat: { label: 'Se repite', group: 'Fechas' },
      dayOfMonth: { label: 'Día del mes', group: 'Fechas' },
      nextOn: { label: 'Próximo día', group: 'Fechas' },
      endsOn: { label: 'Termina el', group: 'Fechas' },
      isActive: { label: 'Activa' },
      sendsMail: { label: 'Enviarla enseguida por correo' },
      lastMadeOn: { label: 'Última creada' },
      lastDocumentId: { label: 'Última factura' },
      problem: { label: 'Problema' },
    },
  },
}
