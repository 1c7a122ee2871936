import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './steps-messages.ts'

export const stepsMessages: MessagesOf<typeof English.stepsMessages> = {
  page: (page) => `Page ${page}`,
  previous: 'Lignes précédentes',
  next: 'Lignes suivantes',
}
