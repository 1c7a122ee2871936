import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './steps-messages.ts'

export const stepsMessages: MessagesOf<typeof English.stepsMessages> = {
  page: (page) => `Seite ${page}`,
  previous: 'Vorige Zeilen',
  next: 'Nächste Zeilen',
}
