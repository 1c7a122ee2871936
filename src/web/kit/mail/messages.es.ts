import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const addressMessages: MessagesOf<typeof English.addressMessages> = {
  notConfirmed: (email: string) => `${email} aún no está confirmada, así que no se le envía ningún recordatorio.`,
  byLink: 'Abre el enlace del correo que llegó al registrarte.',
  sendAgain: '¿No hay correo? Pide que se envíe de nuevo.',
  atProvider: 'Confírmala en tu proveedor de identidad e inicia sesión de nuevo.',
}
