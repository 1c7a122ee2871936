import type { MessagesOf } from '#domain/messages-of.ts'
import type { DocumentType } from '#domain/documents/types.ts'
import type * as English from './mails-messages.ts'

const withArticle: Readonly<Record<DocumentType, string>> = {
  invoice: 'la factura',
  quote: 'el presupuesto',
  receipt: 'el recibo',
  creditnote: 'la factura rectificativa',
  purchaseorder: 'la orden de compra',
  template: 'la plantilla',
}

export const mailsMessages: MessagesOf<typeof English.mailsMessages> = {
  label: 'Correos y enlaces',
  none: 'Aún no se ha enviado por correo.',
  mail: 'Por correo…',
  share: 'Por enlace…',
  remind: 'Recordar…',
  offline: 'Los correos y los enlaces necesitan conexión.',
  provisional: 'Aún no tiene número. Lo recibirá en cuanto este dispositivo tenga conexión.',
  mailTitle: (type: DocumentType, number: string) => `Enviar ${withArticle[type]} ${number} por correo`,
  remindTitle: (type: DocumentType, number: string) => `Recordatorio de pago para ${withArticle[type]} ${number}`,
  shareTitle: 'Compartir por enlace',
  shareLead:
    'Quien tenga el enlace ve este documento sin iniciar sesión, y nunca un coste ni un margen. Al abrirlo, queda marcado como visto.',
  shareQuote: 'Allí se puede aceptar o rechazar un presupuesto.',
  shareDraft: 'Es un borrador: al crear un enlace queda marcado como enviado.',
  done: 'Listo',
  act: { act: 'share', thing: 'este documento' },
  said: (accepted: boolean, name: string, when: string, note: string) =>
    `${accepted ? 'Aceptado' : 'Rechazado'} por ${name}, ${when}${note === '' ? '' : `\n«${note}»`}`,
}
