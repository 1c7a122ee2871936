import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './selection-messages.ts'

export const selectionMessages: MessagesOf<typeof English.selectionMessages> = {
  count: (count) => `Sélection\u00a0: ${count}`,
  all: (count) => `Sélectionner les ${count} résultats`,
  clear: 'Effacer la sélection',
  start: 'Sélection multiple',
  stop: 'Quitter la sélection',
}
