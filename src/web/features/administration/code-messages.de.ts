import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './code-messages.ts'

export const codeMessages: MessagesOf<typeof English.codeMessages> = {
  lead: 'Aus Daten, die beim Bauen entstehen; Größen sind Zeichen vor dem Verkleinern.',
  mapLead: 'Wählen Sie einen Ordner, um hineinzusehen.',
  fromSources: 'Das Produkt läuft aus seinen Quellen. Bauen Sie es, um zu sehen, woraus es besteht.',
  parts: {
    browser: 'Im Browser',
    server: 'Auf dem Server',
  },
  part: 'Teil',
  modules: 'Eigene Module',
  files: 'Gebaute Dateien',
  modulesOf: (count, size) =>
    plural(count, { one: `Ein Modul, ${size}`, other: `${formatNumber(count)} Module, ${size}` }),
  filesOf: (count, size) =>
    plural(count, { one: `Eine Datei, ${size}`, other: `${formatNumber(count)} Dateien, ${size}` }),
  largest: 'Größte Module',
  packages: 'Pakete',
  inFile: 'siehe Lizenzdatei',
  up: 'Einen Ordner höher',
  nothing: 'In diesem Ordner ist nichts.',
  columns: {
    size: 'Größe',
    version: 'Version',
    licence: 'Lizenz',
  },
  texts: {
    count: (count) => `${count} Texte auf Englisch`,
    none: 'Keine.',
    untranslated: {
      title: 'Noch englisch',
      lead: 'Dieselben Wörter wie im Englischen.',
    },
    tooLong: {
      title: 'Viel länger',
      lead: 'Sie passen vielleicht nicht, wo der englische Text passt.',
    },
    unused: {
      title: 'Unbenutzt',
      lead: 'Ihre Schlüssel stehen sonst nirgends im Code.',
    },
    columns: {
      text: 'Text',
      language: 'Sprache',
      key: 'Schlüssel',
      file: 'Datei',
    },
  },
}
