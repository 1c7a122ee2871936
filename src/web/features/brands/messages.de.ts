import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const brandsMessages: MessagesOf<typeof English.brandsMessages> = {
  factsOf: (brands, without) =>
    `${countOf('brand', brands)} · ${without === 0 ? 'Jedes Produkt hat eine' : `${countOf('product', without)} ohne Marke`}`,
  filters: {
    status: { label: 'Status', all: 'Alle Status', options: { active: 'Aktiv', inactive: 'Inaktiv' } },
  },
  create: 'Neue Marke',
  purge: 'Alle Marken löschen',
  columns: { name: 'Marke', contactEmail: 'E-Mail', contactPhone: 'Telefon', products: 'Produkte', status: 'Status' },
  empty: {
    title: 'Noch keine Marken',
    text: 'Eine Marke steht für den Hersteller Ihrer Ware, mit Kontakt zum Schreiben oder Anrufen.',
    importFile: 'Datei importieren',
  },
  activeHelp: 'Eine inaktive Marke behält ihre Produkte und ist als nicht mehr verwendet gekennzeichnet.',
  noProducts: 'Noch keine',
  noContact: 'Kein Kontakt',
  changed: 'Geändert',
  visit: 'Website öffnen',
  write: 'E-Mail schreiben',
  call: 'Anrufen',
  freed: (products) =>
    plural(products, {
      one: 'Ein Produkt hat jetzt keine Marke.',
      other: `${countOf('product', products)} haben jetzt keine Marke.`,
    }),
  purging: {
    thing: 'Ihre Marken',
    title: (count) => `Alle ${count} löschen?`,
    text: 'Ihre Produkte bleiben, aber ohne Marke. Das lässt sich nicht rückgängig machen.',
    confirm: (count) => `${count} löschen`,
    offlineTitle: 'Dafür ist das Netz nötig',
    offline: 'Das Löschen aller Marken prüft der Server. Versuchen Sie es wieder, wenn Sie online sind.',
    back: 'Zurück',
    freshTitle: 'Bitte melden Sie sich zur Bestätigung noch einmal an',
    fresh:
      'Das lässt sich nicht rückgängig machen, deshalb ist eine Anmeldung aus den letzten fünf Minuten nötig. Sie kommen hierher zurück; wählen Sie dann noch einmal „Alle Marken löschen“.',
    signIn: 'Neu anmelden',
  },
}
