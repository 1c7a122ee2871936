import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './key-messages.ts'

export const keyNames: MessagesOf<typeof English.keyNames> = {
  Mod: 'Ctrl',
  Alt: 'Alt',
  Shift: 'Maj',
  Enter: 'Entrée',
  Space: 'Espace',
  Delete: 'Suppr',
  Esc: 'Échap',
}
