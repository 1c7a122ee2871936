import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './notice-messages.ts'

export const noticeMessages: MessagesOf<typeof English.noticeMessages> = {
  because: {
    pricing: 'Este correo llega una vez por semana, si han cambiado precios o costes.',
    updates: 'Recibes este correo porque quieres saber de las versiones nuevas.',
    offers: 'Recibes este correo porque quieres novedades y ofertas.',
    security: 'Este correo trata de la seguridad de tu cuenta; por eso no es posible darse de baja.',
    payments: 'Este correo trata de dinero que pagó un cliente tuyo; por eso no es posible darse de baja.',
  },
  topics: { pricing: 'precios y márgenes', updates: 'versiones nuevas', offers: 'novedades y ofertas' },
  unsubscribe: 'Darse de baja',
  settings: 'Cambiar lo que recibes',
  labelled: (label, value) => `${label}: ${value}`,
  page: {
    title: 'Darse de baja',
    question: (topic: string, email: string) => `¿Dejar de enviar correos sobre ${topic} a ${email}?`,
    confirm: 'Darse de baja',
    done: 'Te has dado de baja',
    doneText: (topic: string, email: string) => `Ya no se envían correos sobre ${topic} a ${email}.`,
    again: 'En los ajustes puedes volver a activarlos.',
    invalid: 'Este enlace no es válido',
    invalidText: 'No es de este servidor o está cortado. Abre el enlace entero del correo o usa los ajustes.',
  },
}
