import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './appearance-messages.ts'

export const appearanceMessages: MessagesOf<typeof English.appearanceMessages> = {
  language: {
    title: 'Idioma y formatos',
    lead: 'Se guardan con tu perfil y te siguen a todos tus dispositivos. Las monedas son las de tu negocio.',
    device: 'Como en este dispositivo',
    localeHelp: 'Cómo se muestran y se leen los números y las fechas.',
    zoneHelp: (zone) =>
      `Para las horas en pantalla y en los correos que recibes; en este dispositivo ${zone}. Los documentos siguen la de tu negocio.`,
    startHelp: 'Lo que se abre primero.',
  },
  looks: {
    title: 'Aspecto',
    lead: 'Tiene efecto enseguida y se guarda en este dispositivo. «Sistema» sigue a tu dispositivo, también según la hora.',
  },
}
