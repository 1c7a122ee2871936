import { MAX_ROWS } from '#contract/change-set-rows.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber } from '../format/number.ts'
import type * as English from './file-problem-messages.ts'
import { MAX_COLUMNS, MAX_FILE_BYTES, MAX_UNPACKED_BYTES } from './file-problem.ts'

const MEGABYTE = 1024 * 1024

export const fileProblemText: MessagesOf<typeof English.fileProblemText> = {
  'too-big': () =>
    `Die Datei ist größer als ${MAX_FILE_BYTES / MEGABYTE}\u00a0MB. Teilen Sie sie auf, oder lassen Sie weg, was nicht nötig ist.`,
  'too-many-rows': () =>
    `Die Datei hat mehr als ${formatNumber(MAX_ROWS)} Zeilen. Teilen Sie sie auf mehrere Dateien auf.`,
  'too-many-columns': () =>
    `Die Datei hat mehr als ${formatNumber(MAX_COLUMNS)} Spalten. Lassen Sie weg, was nicht nötig ist.`,
  empty: () => 'In dieser Datei sind keine Zeilen.',
  'old-excel': () =>
    'Das ist eine Arbeitsmappe im alten Format (.xls) oder eine mit Passwort gesperrte. Speichern Sie sie ohne Passwort als .xlsx oder CSV.',
  image: () =>
    'Das ist ein Bild, wie auch immer die Datei heißt. Wählen Sie eine CSV-Datei oder eine XLSX-Arbeitsmappe.',
  pdf: () => 'Das ist ein PDF. Bitten Sie um die Liste als CSV-Datei oder XLSX-Arbeitsmappe.',
  archive: () =>
    'Das ist eine gepackte Datei. Entpacken Sie sie und wählen Sie die CSV-Datei oder die XLSX-Arbeitsmappe darin.',
  'not-a-table': () =>
    'Das ist keine Textdatei, wie auch immer die Datei heißt. Wählen Sie eine CSV-Datei oder eine XLSX-Arbeitsmappe.',
  'not-a-workbook': () =>
    'Das ist eine ZIP-Datei ohne Arbeitsmappe darin. Entpacken Sie sie und wählen Sie die Datei darin.',
  'open-document': () => 'Das ist eine OpenDocument-Tabelle (.ods). Speichern Sie sie als .xlsx oder CSV.',
  'binary-workbook': () => 'Das ist eine binäre Arbeitsmappe (.xlsb). Speichern Sie sie als .xlsx oder CSV.',
  'unpacks-too-big': () =>
    `Die Arbeitsmappe ist entpackt größer als ${MAX_UNPACKED_BYTES / MEGABYTE}\u00a0MB. Speichern Sie das Tabellenblatt als CSV-Datei.`,
  damaged: () =>
    'Die Datei ist beschädigt. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie noch einmal.',
  'open-quote': (line) =>
    `Ein Anführungszeichen in Zeile ${line} wird nie geschlossen. Korrigieren Sie diese Zeile, oder wählen Sie ein anderes Trennzeichen.`,
  unreadable: () =>
    'Die Datei konnte nicht gelesen werden. Vielleicht wurde sie verschoben oder geändert: Wählen Sie sie noch einmal.',
}
