import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './palette-messages.ts'

export const paletteMessages: MessagesOf<typeof English.paletteMessages> = {
  title: 'Suchen oder ausführen …',
  ofPage: 'Mit der Auswahl',
  recent: 'Zuletzt geöffnet',
  acts: 'Aktionen',
  pages: 'Seiten',
  records: 'Einträge',
  information: 'Informationen',
  forCustomer: 'Für diesen Kunden',
  theme: (choice) => `Farbschema: ${choice}`,
  noMatch: 'Nichts gefunden. Versuchen Sie es mit weniger Buchstaben.',
  failed: 'Dieser Teil konnte nicht durchsucht werden. Bitte versuchen Sie es erneut.',
  keys: 'Pfeiltasten wählen, Enter öffnet.',
}
