import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const chatMessages: MessagesOf<typeof English.chatMessages> = {
  open: 'Chat en directo con el soporte',
  title: 'Chat en directo',
  close: 'Cerrar el chat',
  loading: 'El chat se está abriendo…',
  offline: 'El chat en directo necesita conexión. Escríbenos cuando la recuperes.',
  unavailable: 'El chat en directo no está disponible ahora.',
  write: 'Escríbenos',
}
