import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const pageMessages: MessagesOf<typeof English.pageMessages> = {
  terms: 'Condiciones de uso',
  privacy: 'Política de privacidad',
  home: 'Ir a Pricewright',
  again: 'Empezar de nuevo',
  failed: 'Eso no ha funcionado',
  download: 'Descargar mis datos',
}

export const problemMessages: MessagesOf<typeof English.problemMessages> = {
  expired: {
    title: 'Ha pasado demasiado tiempo',
    lead: 'Este inicio de sesión empezó en otra ventana o hace más de diez minutos. No se ha perdido nada: empieza de nuevo.',
  },
  refused: {
    title: 'No se ha podido iniciar sesión',
    lead: 'No se ha podido aceptar la respuesta del proveedor de identidad, así que no se ha iniciado ninguna sesión. Empieza de nuevo.',
  },
  unreachable: {
    title: 'El proveedor de identidad no responde',
    lead: 'Hace falta para iniciar sesión. Inténtalo de nuevo dentro de un momento.',
  },
  misconfigured: {
    title: 'El inicio de sesión no está bien configurado',
    lead: 'El proveedor de identidad no acepta este servidor. Avisa al administrador. Nadie puede iniciar sesión hasta que se corrija.',
  },
  suspended: {
    title: 'Esta cuenta de usuario está suspendida',
    lead: 'Todavía puedes descargar todos tus datos guardados.',
    because: 'El motivo:',
    ask: 'Si tienes preguntas, ponte en contacto con el administrador.',
    askAt: 'Si tienes preguntas, escribe a',
  },
}
