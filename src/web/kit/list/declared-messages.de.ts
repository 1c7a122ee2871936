import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './declared-messages.ts'

export const declaredMessages: MessagesOf<typeof English.declaredMessages> = {
  ahead: (first, rows) => `${rows}, davon die ersten ${first}`,
  asked: 'Auf dem Server wird gesucht …',
  found: (rows) => `${rows} gefunden`,
  totals: 'Summe aller Ergebnisse',
  keys: 'Pfeiltasten bewegen, Enter öffnet, x wählt aus. ? zeigt alle Tasten.',
  import: 'Importieren',
  delete: 'Löschen',
  actions: 'Aktionen',
  actionsOn: (name) => `Aktionen für ${name}`,
}
