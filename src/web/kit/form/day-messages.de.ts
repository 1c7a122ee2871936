import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './day-messages.ts'

export const dayMessages: MessagesOf<typeof English.dayMessages> = {
  letters: { day: 'TT', month: 'MM', year: 'JJJJ' },
  time: 'Uhrzeit',
  required: 'Geben Sie einen Tag ein.',
  noDay: (example: string) => `Diesen Tag gibt es nicht. Schreiben Sie ihn wie ${example}.`,
  atEarliest: (day: string) => `Darf nicht vor dem ${day} liegen.`,
  atLatest: (day: string) => `Darf nicht nach dem ${day} liegen.`,
}
