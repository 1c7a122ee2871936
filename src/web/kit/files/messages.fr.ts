import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const tableFileMessages: MessagesOf<typeof English.tableFileMessages> = {
  sheet: 'Feuille',
  hidden: (sheet) => `${sheet} (masquée)`,
  twoWays: (column, cells) =>
    `«\u00a0${column}\u00a0» contient ${cells}, à lire de deux façons. Laquelle est la bonne\u202f?`,
  fractional: (column, cells) => `«\u00a0${column}\u00a0» contient ${cells}. S’agit-il de fractions\u202f?`,
  isFraction: (percent) => `Oui\u00a0: ${percent}`,
  isPercent: (percent) => `Non\u00a0: ${percent}`,
  correct: 'Corriger',
  correctRow: (row) => `Corriger la ligne ${row}`,
  correctTitle: (row) => `Ligne ${row} du fichier`,
  checkAgain: 'Vérifier de nouveau',
  columns: 'Colonnes',
  targetOf: (column) => `Contenu de ${column}`,
  unnamed: (position) => `Colonne ${position}`,
  ignored: 'Laissée de côté',
  empty: 'vide',
  problem: 'Problème',
}
