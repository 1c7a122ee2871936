import type { MessagesOf } from '#domain/messages-of.ts'
import { plural } from '../format/number.ts'
import type * as English from './messages.ts'
import { countOf, nounFor } from './nouns.ts'

/** One row of a kind as what somebody would act on; the other kinds say only their noun. */
const theseOf: Readonly<Record<string, string>> = {
  userProfile: 'dieses Profil',
  businessProfile: 'dieses Unternehmensprofil',
  category: 'diese Kategorie',
  brand: 'diese Marke',
  product: 'dieses Produkt',
  changeSet: 'diese Änderung',
  importMapping: 'diese Zuordnung der Spalten',
  shipment: 'diese Sendung',
  shipmentLine: 'diese Position',
  shipmentCharge: 'dieser Kostenposten',
  priceList: 'diese Preisliste',
  priceListPrice: 'dieser Preis',
  scheduledPrice: 'dieser geplante Preis',
  service: 'diese Dienstleistung',
  customer: 'dieser Kunde',
  document: 'dieses Dokument',
  documentCounter: 'diese Nummer',
  documentMail: 'diese E-Mail',
  recurringDocument: 'diese wiederkehrende Rechnung',
  stickyNote: 'dieser Notizzettel',
  scenario: 'dieses Szenario',
  event: 'dieser Termin',
  insightDismissal: 'dieser ausgeblendete Hinweis',
  assistantMessage: 'diese Nachricht des Assistenten',
}

/** After `diese` an adjective has another ending: `diese geplanten Preise`. */
const severalOf: Readonly<Record<string, string>> = {
  insightDismissal: 'diese ausgeblendeten Hinweise',
  scheduledPrice: 'diese geplanten Preise',
  recurringDocument: 'diese wiederkehrenden Rechnungen',
}

export const actionMessages: MessagesOf<typeof English.actionMessages> = {
  undo: 'Rückgängig machen',
  undoWaits: 'Zum Rückgängigmachen ist eine Verbindung nötig',
  undoWaitsRemedy: (called) =>
    `Noch nicht rückgängig gemacht: ${called}. Stellen Sie eine Internetverbindung her und machen Sie es dann noch einmal rückgängig.`,
  thing: (kind, count = 1) =>
    plural(count, {
      one: theseOf[kind] ?? nounFor(kind).one,
      other: severalOf[kind] ?? `diese ${nounFor(kind).other}`,
    }),
  saved: (field) => `${field} gespeichert`,
  changeOf: (what, name) => `${what ?? 'Änderung'} von ${name}`,
  added: (name) => `${name} hinzugefügt`,
  copied: (name) => `${name} erstellt`,
  deleted: (name) => `${name} gelöscht`,
  deletedMany: (kind, count) => `${countOf(kind, count)} gelöscht`,
  showOf: (count, name) => `${name}: ${count}. Anzeigen`,
  unnamed: (noun) => `${noun} ohne Namen`,
  about: (title, name) => `${title}: ${name}`,
}
