import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const languageMessages: MessagesOf<typeof English.languageMessages> = {
  language: 'Sprache',
  device: 'Wie auf diesem Gerät',
}
