import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './day-messages.ts'

export const dayMessages: MessagesOf<typeof English.dayMessages> = {
  letters: { day: 'jj', month: 'mm', year: 'aaaa' },
  time: 'Heure',
  required: 'Saisissez une date.',
  noDay: (example: string) => `Cette date n’existe pas. Écrivez-la comme ${example}.`,
  atEarliest: (day: string) => `Ne peut pas être avant le ${day}.`,
  atLatest: (day: string) => `Ne peut pas être après le ${day}.`,
}
