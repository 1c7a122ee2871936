import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const uiMessages: MessagesOf<typeof English.uiMessages> = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  clear: 'Leeren',
  clearSearch: 'Suche leeren',
  open: 'Öffnen',
  retry: 'Erneut versuchen',
  loading: 'Wird geladen',
  to: 'zu',
  selectAll: 'Alle Zeilen auswählen',
  selectRow: (name) => `${name} auswählen`,
  pages: 'Seiten',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  page: (page, pages) => `Seite ${page} von ${pages}`,
  range: (from, to, total) => `${from}–${to} von ${total}`,
  perPage: 'Zeilen je Seite',
  tones: { ok: 'Gut', warn: 'Achtung', bad: 'Problem', neutral: 'Hinweis' },
}
