import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sentence-messages.ts'

/** What is added of nouns that change as an object. */
const created: Readonly<Record<string, string>> = { Kunde: 'Kunden hinzufügen', 'geplanter Preis': 'Preis planen' }

export const plainSentences: MessagesOf<typeof English.plainSentences> = {
  stamps: { createdAt: 'Hinzugefügt', updatedAt: 'Geändert' },
  search: (rows) => `${capital(rows)} suchen`,
  searchHint: ([first = '', second, ...more]) =>
    [first, ...(second === undefined ? [] : [second])].join(', ') + (more.length > 0 ? ' …' : ''),
  nothing: (rows) => ({
    title: 'Nichts gefunden',
    text: `Ändern Sie die Suche oder die Filter, oder zeigen Sie wieder alles an: ${rows}.`,
    reset: 'Alles anzeigen',
  }),
  chosen: (rows) => `Ausgewählte ${rows}`,
  create: (row) => created[row] ?? `${capital(row)} erstellen`,
  newHelp: (title) => `Wird hinzugefügt, sobald das Feld „${title}“ ausgefüllt ist.`,
  gone: { title: 'Nicht gefunden', text: 'Gelöscht, oder nie vorhanden gewesen.' },
  empty: (rows) => ({ title: `Noch keine ${rows}`, text: '', importFile: 'Datei importieren' }),
  all: (filter) => `${filter}: alle`,
}

/** A noun that may begin with an adjective, at the start of a sentence. */
function capital(rows: string): string {
  return rows.charAt(0).toUpperCase() + rows.slice(1)
}
