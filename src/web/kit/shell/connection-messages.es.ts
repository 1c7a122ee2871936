import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './connection-messages.ts'

export const connectionMessages: MessagesOf<typeof English.connectionMessages> = {
  saved: 'Todo lo que hay en este dispositivo está también en el servidor.',
  offline: 'Puedes seguir trabajando. Lo que cambies se guarda en este dispositivo y se envía al volver la conexión.',
  loading: 'Tus datos están llegando a este dispositivo.',
  syncing: 'Se están enviando cambios.',
}
