import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const historyMessages: MessagesOf<typeof English.historyMessages> = {
  title: 'Historial',
  you: 'Tú',
  token: (name: string) => `Token de API ${name}`,
  system: 'Pricewright',
  somebody: 'Alguien',
  created: 'Creado',
  restored: 'Restaurado',
  deleted: 'Eliminado',
  changed: 'Cambiado',
  lost: 'No aplicado, porque una edición posterior ocupó su lugar o se quitó la línea:',
  lostOnly: 'Una edición que no se aplicó',
  from: 'de',
  to: 'a',
  more: 'Mostrar cambios anteriores',
  empty: 'Aún no hay cambios.',
  offline: {
    title: 'No tienes conexión',
    text: 'El historial se guarda en el servidor. Se mostrará cuando vuelva la conexión.',
  },
  waiting: 'Faltan los cambios de este dispositivo aún sin enviar.',
}
