import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './look-messages.ts'

export const lookMessages: MessagesOf<typeof English.lookMessages> = {
  motion: { label: 'Movimiento', choices: { system: 'Como el sistema', less: 'Menos', full: 'Todo' } },
  density: { label: 'Filas de las listas', choices: { roomy: 'Amplias', dense: 'Compactas' } },
}
