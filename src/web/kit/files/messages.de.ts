import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const tableFileMessages: MessagesOf<typeof English.tableFileMessages> = {
  sheet: 'Tabellenblatt',
  hidden: (sheet) => `${sheet} (ausgeblendet)`,
  twoWays: (column, cells) => `„${column}“ enthält ${cells}, was sich auf zwei Arten lesen lässt. Welche stimmt?`,
  fractional: (column, cells) => `„${column}“ enthält ${cells}. Sind das Bruchteile?`,
  isFraction: (percent) => `Ja: ${percent}`,
  isPercent: (percent) => `Nein: ${percent}`,
  correct: 'Korrigieren',
  correctRow: (row) => `Zeile ${row} korrigieren`,
  correctTitle: (row) => `Zeile ${row} der Datei`,
  checkAgain: 'Noch einmal prüfen',
  columns: 'Spalten',
  targetOf: (column) => `Was ${column} ist`,
  unnamed: (position) => `Spalte ${position}`,
  ignored: 'Ausgelassen',
  empty: 'leer',
  problem: 'Problem',
}
