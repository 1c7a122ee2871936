import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'
import type { IssueMessages } from './number-text.ts'

const issues: IssueMessages = {
  empty: 'Geben Sie eine Zahl ein.',
  'not-a-number': 'Das ist keine Zahl. Schreiben Sie sie wie 1.234,56, oder rechnen Sie: 12*3,5+2.',
  'misplaced-separator':
    'Kommas und Punkte stehen an den falschen Stellen. Schreiben Sie die Zahl wie 1.234,56 oder 1,234.56.',
  unfinished: 'Am Ende fehlt etwas. Ergänzen Sie die fehlende Zahl.',
  unbalanced: 'Die Klammern passen nicht zusammen. Jede ( braucht eine ).',
  'division-by-zero': 'Durch null lässt sich nicht teilen.',
  'too-long': 'Das ist zu lang für eine Zahl.',
}

/** Sentences that follow a field's name have a subject, begin with a capital and end with a point where they stand alone. */
function standsAlone(message: string): string {
  const text =
    /^(?:ist|hat|muss|darf|fehlt|enthält|passt|überschreitet|würde|kann|ergibt|käme|kommt|braucht|lässt|existiert)[ .]/.test(
      message,
    )
      ? `Dieses Feld ${message}`
      : message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?%]$/.test(text) ? text : `${text}.`
}

export const formMessages: MessagesOf<typeof English.formMessages> = {
  issues,
  standsAlone,
  negative: 'Darf nicht negativ sein.',
  tooLarge: 'Diese Zahl ist zu groß.',
  notWhole: 'Geben Sie eine ganze Zahl ein.',
  marginTooHigh: 'Eine Marge muss unter 100\u00a0% liegen.',
  atLeast: (value) => `Muss mindestens ${value} sein.`,
  atMost: (value) => `Darf höchstens ${value} sein.`,
  address: { street: 'Straße', street2: 'Adresszusatz', zip: 'PLZ', city: 'Ort', state: 'Region' },
  tags: {
    add: 'Schlagwort eingeben, Enter drücken',
    remove: (tag) => `Schlagwort ${tag} entfernen`,
  },
}
