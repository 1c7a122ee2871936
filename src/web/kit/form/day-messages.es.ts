import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './day-messages.ts'

export const dayMessages: MessagesOf<typeof English.dayMessages> = {
  letters: { day: 'dd', month: 'mm', year: 'aaaa' },
  time: 'Hora',
  required: 'Escribe una fecha.',
  noDay: (example: string) => `Esta fecha no existe. Escríbela como ${example}.`,
  atEarliest: (day: string) => `No puede ser anterior al ${day}.`,
  atLatest: (day: string) => `No puede ser posterior al ${day}.`,
}
