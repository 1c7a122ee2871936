import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const languageMessages: MessagesOf<typeof English.languageMessages> = {
  language: 'Idioma',
  device: 'Como en este dispositivo',
}
