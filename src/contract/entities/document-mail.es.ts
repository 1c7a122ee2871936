import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './document-mail.ts'

/** The Spanish labels of mails. */
export const labels: { readonly documentMail: EntityMessages<typeof English.documentMail.fields> } = {
  documentMail: {
    label: { one: 'Correo electrónico', many: 'Correos electrónicos' },
    notFound: 'No hay ningún correo electrónico con el ID {id}',
    fields: {
      documentId: { label: 'Documento' },
      customerId: { label: 'Cliente' },
      purpose: { label: 'Motivo' },
      recipient: { label: 'Para' },
      cc: { label: 'CC' },
      bcc: { label: 'CCO' },
      subject: { label: 'Asunto' },
      message: { label: 'Mensaje' },
      language: { label: 'Idioma' },
      attaches: { label: 'Con el PDF' },
      withLink: { label: 'Con un enlace' },
      reminder: { label: 'Recordatorio de pago' },
      startDate: { label: 'Desde' },
      endDate: { label: 'Hasta' },
      state: { label: 'Estado' },
      error: { label: 'Error' },
      attempts: { label: 'Intentos' },
      sentAt: { label: 'Enviado' },
    },
  },
}
