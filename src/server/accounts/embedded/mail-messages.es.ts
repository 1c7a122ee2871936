import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './mail-messages.ts'

export const accountMails: MessagesOf<typeof English.accountMails> = {
  verify: {
    subject: 'Confirma tu dirección de correo',
    text: (to: string, url: string, days: number) =>
      `Confirma que ${to} es tu dirección:\n\n${url}\n\nEl enlace vale durante ${days} días.`,
  },
  join: {
    subject: 'Termina de crear tu cuenta',
    text: (to: string, url: string, hours: number) =>
      `Alguien, probablemente tú, ha pedido una cuenta con ${to}. Termina de crearla aquí:\n\n${url}\n\n` +
      `El enlace vale durante ${hours} horas. Si no has sido tú, no hagas nada: no se creará ninguna cuenta.`,
  },
  known: {
    subject: 'Ya tienes una cuenta',
    text: (to: string, url: string) =>
      `Alguien, probablemente tú, ha pedido una cuenta con ${to}. Ya tienes una: inicia sesión o elige una contraseña nueva aquí:\n\n${url}\n\n` +
      'Si no has sido tú, no hagas nada: tu cuenta queda como está.',
  },
  change: {
    subject: 'Confirma tu nueva dirección de correo',
    text: (to: string, url: string, hours: number) =>
      `Has pedido iniciar sesión con ${to} a partir de ahora. Confirma que la dirección es tuya:\n\n${url}\n\n` +
      `El enlace vale durante ${hours} horas. Hasta entonces se mantiene tu dirección anterior.`,
  },
  changed: {
    subject: 'Tu dirección de correo se ha cambiado',
    text: (replacement: string) =>
      `Ahora inicias sesión con ${replacement}. Si no has sido tú, alguien conoce tu contraseña: cámbiala enseguida.`,
  },
  password: {
    subject: 'Tu contraseña se ha cambiado',
    text: (to: string) =>
      `La contraseña de ${to} se ha sustituido mediante un enlace que se te envió por correo, y se ha cerrado la sesión en todos los navegadores. ` +
      'Si no has sido tú, alguien lee tu correo: protégelo y elige enseguida una contraseña nueva.',
  },
  reset: {
    subject: 'Elige una contraseña nueva',
    text: (to: string, url: string, hours: number) =>
      `Alguien, probablemente tú, ha pedido una contraseña nueva para ${to}. Elígela aquí:\n\n${url}\n\n` +
      `El enlace vale durante ${hours === 1 ? '1 hora' : `${hours} horas`}. Si no has sido tú, no hagas nada: tu contraseña queda como está.`,
  },
}

export const tokenMessages: MessagesOf<typeof English.tokenMessages> = {
  stillWork: (tokens: number, screen: string) =>
    `${tokens === 1 ? 'Un token de API sigue funcionando' : `${tokens} tokens de API siguen funcionando`}. ` +
    `Revoca en «Ajustes», «${screen}», lo que otra persona pueda conocer.`,
}
