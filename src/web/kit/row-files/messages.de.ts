import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, type Noun } from '../format/number.ts'
import type * as English from './messages.ts'

const row: Noun = { one: 'Zeile', other: 'Zeilen' }

export const rowFileMessages: MessagesOf<typeof English.rowFileMessages> = {
  row,
  title: (many) => `${many} aus einer Datei`,
  lead: (one) =>
    `Eine CSV-Datei oder Arbeitsmappe mit einem Eintrag je Zeile (${one}). Nichts ändert sich, bevor Sie bestätigen. Leere Zellen lassen ein Feld, wie es ist; in einer Datei, die Sie von hier exportiert haben, leeren sie es.`,
  drop: (many) => `Datei hierher ziehen: ${many}`,
  dropText: 'Aus einem Shop, einem anderen Programm oder einer Tabellenkalkulation: .csv, .tsv oder .xlsx.',
  problem: (name) => `${name} kann nicht gelesen werden`,
  cancel: 'Abbrechen',
  bringIn: (count) => `${count} importieren`,
  told: (created, updated) => `${created} hinzugefügt, ${updated} geändert`,
  set: (many, file) => `${many} aus ${file}`,
  thing: (many) => `diese ${many}`,
  missing: (labels) => `Geben Sie an, welche Spalte eine davon ist: ${labels}.`,
  lost: (label) => `Ausgelassen: Eine andere Spalte ist schon „${label}“ zugeordnet.`,
  decimal: 'Zahlen sind geschrieben',
  signs: { ',': 'Mit Komma: 1.234,50', '.': 'Mit Punkt: 1,234.50' },
  updates: (many) => `Vorhandene ${many} aktualisieren`,
  updatesHelp: (label) => `Zugeordnet wird nach der ID, sonst nach dieser Spalte: ${label}.`,
  figures: 'Was passieren wird',
  counts: { create: 'Neu', update: 'Geändert', same: 'Unverändert', bad: 'Nicht angenommen' },
  rows: 'Erste Zeilen',
  what: 'Was passiert',
  fields: 'Felder',
  refused: (count) => `Nicht importierbar: ${count}`,
  rowNumber: (n) => `Zeile ${formatNumber(n)}`,
  more: (count) => `und ${count} weitere`,
  save: 'Diese Zeilen speichern',
  refusedFile: (many) => `${many}_nicht_angenommen.csv`,
  issues: {
    id: 'Diese ID gibt es hier nicht. Lassen Sie sie für eine neue Zeile leer.',
    several: (many, named) => `Mehrere ${many} haben „${named}“. Ergänzen Sie die ID des gemeinten Eintrags.`,
    repeated: (one, n) => `Schon in Zeile ${n} enthalten: ${one}.`,
    unnamed: 'Es fehlt ein Name.',
    noRow: (title) => `„${title}“ gibt es nicht.`,
    severalRows: (title) =>
      `„${title}“ gibt es mehrfach. Geben Sie die richtige ID ein, oder geben Sie jedem einen eigenen Namen.`,
  },
}
