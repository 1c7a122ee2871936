import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './command-word-messages.ts'

export const commandWordMessages: MessagesOf<typeof English.commandWordMessages> = {
  named: {
    'business-profile/set-default': 'Wahl des Standardprofils',
    'document/convert-quote': 'Rechnung aus einem Angebot',
    'document/mark': 'Status eines Dokuments',
    'document/correct': 'Korrektur einer Rechnung',
    'document/use-credit': 'Verrechnung eines Guthabens',
  },
  removed: (one) => `Entfernen, weil leer: ${one}`,
  changed: (many) => `Änderung: ${many}`,
  changedSeveral: 'Mehrere Änderungen',
}
