import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './contact-messages.ts'

export const contactMessages: MessagesOf<typeof English.contactMessages> = {
  lead: 'Los mensajes de esta página llegan al operador de esta instalación. Si algo no funciona, cuenta qué hiciste, qué viste y qué esperabas. No envíes contraseñas ni enlaces secretos.',
  name: 'Tu nombre',
  email: 'Tu dirección de correo electrónico',
  emailHelp: 'La respuesta se envía ahí; la dirección no se usa para nada más.',
  message: 'Tu mensaje',
  leave: 'Deja este campo vacío',
  send: 'Enviar mensaje',
  kept: (days, most) =>
    `Como máximo ${most} caracteres. Se guarda una copia durante ${days} días, para que nada se pierda si un correo no llega.`,
  sent: 'Gracias. Tu mensaje está en camino; la respuesta llegará por correo electrónico.',
  nameMissing: 'Introduce tu nombre.',
  nameTooLong: (most) => `Un nombre puede tener ${most} caracteres: acórtalo.`,
  nameWrong: 'El nombre tiene un salto de línea o un signo invisible: escríbelo de nuevo, en una línea.',
  emailWrong: 'Introduce una dirección de correo electrónico, por ejemplo mara@example.com.',
  messageMissing: 'Escribe un mensaje.',
  messageTooLong: (most, has) => `Un mensaje puede tener ${most} caracteres, el tuyo tiene ${has}: acórtalo.`,
  leaveFilled: 'El campo oculto estaba relleno, como hacen los robots. Ahora está vacío: envíalo otra vez.',
  expired: 'El formulario estuvo abierto más de un día. Tu texto sigue aquí: envíalo otra vez.',
  tooFast: 'Ha sido más rápido de lo que nadie escribe. Tu texto sigue aquí: envíalo otra vez dentro de un momento.',
  tooMany:
    'No se pueden recibir tantos mensajes en tan poco tiempo. Tu texto sigue aquí: inténtalo dentro de una hora.',
  tooManyWrite: (address) => `O escribe a ${address}.`,
  noForm: 'Esta instalación no envía correos desde esta página. Así puedes contactar con su operador:',
  directly: 'O dirígete directamente al operador:',
  mailSubject: (name) => `Mensaje de ${name} en la página de contacto`,
  mailText: (name, email, message) =>
    `${name} (${email}) escribió en la página de contacto:\n\n${message}\n\n-- \nUna respuesta a este correo va a ${email}.\n`,
}
