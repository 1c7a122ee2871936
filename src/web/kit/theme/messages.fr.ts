import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const themeMessages: MessagesOf<typeof English.themeMessages> = {
  theme: 'Thème',
  light: 'Clair',
  dark: 'Sombre',
  system: 'Système',
}
