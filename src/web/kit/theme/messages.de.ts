import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const themeMessages: MessagesOf<typeof English.themeMessages> = {
  theme: 'Farbschema',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'System',
}
