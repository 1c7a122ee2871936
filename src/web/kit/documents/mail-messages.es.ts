import type { RowOf } from '#contract/entity.ts'
import type { documentMail } from '#contract/entities/document-mail.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './mail-messages.ts'

type MailState = RowOf<typeof documentMail.fields>['state']

const states: Readonly<Record<MailState, string>> = {
  queued: 'En espera',
  sending: 'En camino',
  sent: 'Enviado',
  outbox: 'En la carpeta',
  failed: 'No enviado',
  cancelled: 'Cancelado',
}

const becameOf: Readonly<Record<MailState, (who: string) => string>> = {
  queued: (who) => `El correo a ${who} está en camino`,
  sending: (who) => `El correo a ${who} está en camino`,
  sent: (who) => `Enviado por correo a ${who}`,
  outbox: (who) => `Dejado en la carpeta de salida para ${who}`,
  failed: (who) => `No enviado por correo a ${who}`,
  cancelled: (who) => `Correo a ${who}, cancelado`,
}

export const mailMessages: MessagesOf<typeof English.mailMessages> = {
  states,
  becameOf,
  to: 'Para',
  cc: 'CC',
  bcc: 'CCO',
  bccHelp: 'Los demás no ven estas direcciones.',
  copies: 'Añadir copia',
  several: 'Separa varias con comas.',
  recipientIssue: (issue: string) => `${issue.charAt(0).toUpperCase()}${issue.slice(1)}.`,
  subject: 'Asunto',
  message: 'Mensaje',
  language: 'Idioma',
  attach: 'Adjuntar el PDF',
  link: 'Añadir un enlace a su página',
  linkHelp: 'El cliente lo ve en el navegador.',
  linkHelpOfQuote: 'El cliente lo ve en el navegador y puede responder allí.',
  linkIsLocal: 'Solo se abre en este ordenador. Indica en PUBLIC_URL la dirección a la que llegan tus clientes.',
  send: 'Enviar',
  sending: 'Enviando…',
  keptFor: (name: string) => `La dirección queda guardada en la ficha de ${name}.`,
  outbox: 'No hay ningún servidor de correo configurado',
  outboxText:
    'El correo se guarda como archivo en la carpeta «outbox» de esta instalación y no se envía a nadie. Define SMTP_URL para enviar correo.',
  offline: 'Para enviar correo hace falta conexión',
  offlineText: 'Lo envía el servidor. Tu texto se queda aquí hasta que vuelvas a tener conexión.',
  draftFailed: 'No se ha podido preparar el correo.',
  unsent: 'Algunos de tus cambios aún no han llegado al servidor. No estarán en el correo.',
  act: { act: 'send', thing: 'este correo' },
  again: 'Enviar otra vez',
  second: { title: '¿Enviarlo por segunda vez?', confirm: 'Enviar otra vez' },
  secondText: (to: string) => `${to} recibe el mismo correo una vez más.`,
  retry: 'Intentar ahora',
  takeBack: 'Cancelar este correo',
  reminders: ['', 'Primer recordatorio de pago', 'Segundo recordatorio de pago', 'Último recordatorio de pago'],
  statement: 'Estado de cuenta',
  copyTo: (copies: string) => `Copia para ${copies}`,
  line: (what: string, to: string) => (what === '' ? to : `${what} para ${to}`),
}
