import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './not-fetched-messages.ts'

export const notFetchedMessages: MessagesOf<typeof English.notFetchedMessages> = {
  title: 'Tus datos aún no han llegado',
  text: 'Este dispositivo aún no tiene tus datos del servidor, por eso no se muestran aquí.',
  offline: 'En este momento no hay conexión.',
}
