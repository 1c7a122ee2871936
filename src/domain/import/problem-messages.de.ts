import type { MessagesOf } from '../messages-of.ts'
import type * as English from './problem-messages.ts'

export const problemMessages: MessagesOf<typeof English.problemMessages> = {
  notANumber: (cell, sign) =>
    `„${short(cell)}“ ist keine Zahl. Schreiben Sie sie wie 1234${sign}56, oder leeren Sie die Zelle.`,
  notReadable: (cell) =>
    `„${short(cell)}“ ist hier nicht lesbar. Nehmen Sie die Änderung an der Zelle zurück, oder leeren Sie sie.`,
  otherDecimalSign: (cell, sign) =>
    `„${short(cell)}“ passt nicht zum Dezimalzeichen „${sign}“. Ändern Sie das Dezimalzeichen der Datei, oder korrigieren Sie die Zelle.`,
  outOfRange: (cell, issue) => `„${short(cell)}“ ${issue}.`,
  negative: (cell) => `„${short(cell)}“ ist nicht möglich. Ein Betrag darf hier nicht unter 0 liegen.`,
  notWhole: (cell) =>
    `„${short(cell)}“ ist keine ganze Zahl. Schreiben Sie eine ganze Zahl, oder leeren Sie die Zelle.`,
  marginTooHigh: 'Eine Marge muss unter 100\u00a0% liegen.',
  otherCurrency: (cell, found, currency) =>
    `„${short(cell)}“ ist in ${found}, die Zeile wird aber in ${currency} gelesen. Wählen Sie die richtige Währung für die Datei, nennen Sie die Spalte, in der sie steht, oder korrigieren Sie die Zelle.`,
  noRate: (from, to) =>
    `ist in ${from}, und ein Wechselkurs nach ${to} ist nicht bekannt. Wählen Sie ${from} als Währung, in der diese Produkte verkauft werden.`,
  tooMuchIn: (most) => `ist mehr, als sich speichern lässt: höchstens ${most}. Korrigieren Sie die Zelle.`,
  notACurrency: (cell) => `„${short(cell)}“ ist keine Währung. Geben Sie einen Code wie EUR oder USD ein.`,
  notAFlag: (cell) =>
    `„${short(cell)}“ ist weder Ja noch Nein. Schreiben Sie Ja oder Nein, oder lassen Sie die Spalte weg.`,
  tooLong: (length, max) =>
    `hat ${length} Zeichen; möglich sind ${max}. Kürzen Sie den Text, oder lassen Sie die Spalte weg.`,
  notADay: (cell) =>
    `„${short(cell)}“ ist kein gültiges Datum. Schreiben Sie es wie 2026-07-31, oder leeren Sie die Zelle.`,
  twoDays: (cell) => `„${short(cell)}“ lässt sich als zwei Tage lesen. Schreiben Sie das Datum wie 2026-07-31.`,
  notALink: (cell) => `„${short(cell)}“ ist keine Webadresse. Eine Webadresse muss mit http:// oder https:// beginnen.`,
  unstorable:
    'enthält Zeichen, die sich nicht speichern lassen. Speichern Sie die Datei noch einmal als UTF-8, oder wählen Sie ihre Zeichenkodierung.',
  unknownId: (cell) =>
    `„${short(cell)}“ kommt in der zweiten Datei nicht vor. Fügen Sie es dort hinzu, oder leeren Sie die Zelle.`,
  otherThanProduct: (found, currency) =>
    `ist ${found}, aber alle Varianten eines Produkts haben dessen Währung, hier ${currency}. Korrigieren Sie die Zelle.`,
  tooManyOptions: (max) =>
    `sind mit denen der anderen Zeilen dieses Produkts mehr als ${max}. Lassen Sie eine Spalte weg, oder fassen Sie zwei zusammen.`,
  sameVariant: (line) => `sind dieselben wie in Zeile ${line} der Datei. Jede Variante braucht ihre eigenen.`,
  sameHandle: (row) =>
    `fehlt, aber Zeile ${row} hat dasselbe Handle: Nichts unterscheidet die beiden. Füllen Sie eine Option aus, oder geben Sie dieser Zeile ein eigenes Handle.`,
  tooManyTags: (count, max) => `hat ${count} Schlagwörter; möglich sind ${max}.`,
}

const SHOWN = 60

function short(cell: string): string {
  const line = cell.trim().replace(/\s+/g, ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
}
