import type * as English from './day-messages.ts'
import type { MessagesOf } from './messages-of.ts'

const inWords = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' })

export const dayMessages: MessagesOf<typeof English.dayMessages> = {
  inWords: (moment: number) => inWords.format(moment),
}
