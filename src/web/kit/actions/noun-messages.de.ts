import type { Kind } from '#contract/row-kinds.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '../format/number.ts'
import type * as English from './noun-messages.ts'

export const nouns: Readonly<Record<Kind, Noun>> = {
  userProfile: { one: 'Profil', other: 'Profile' },
  businessProfile: { one: 'Unternehmensprofil', other: 'Unternehmensprofile' },
  category: { one: 'Kategorie', other: 'Kategorien' },
  brand: { one: 'Marke', other: 'Marken' },
  product: { one: 'Produkt', other: 'Produkte' },
  changeSet: { one: 'Änderung', other: 'Änderungen' },
  importMapping: { one: 'Zuordnung der Spalten', other: 'Zuordnungen der Spalten' },
  shipment: { one: 'Sendung', other: 'Sendungen' },
  shipmentLine: { one: 'Position', other: 'Positionen' },
  shipmentCharge: { one: 'Kostenposten', other: 'Kostenposten' },
  priceList: { one: 'Preisliste', other: 'Preislisten' },
  priceListPrice: { one: 'Preis', other: 'Preise' },
  scheduledPrice: { one: 'geplanter Preis', other: 'geplante Preise' },
  service: { one: 'Dienstleistung', other: 'Dienstleistungen' },
  customer: { one: 'Kunde', other: 'Kunden' },
  document: { one: 'Dokument', other: 'Dokumente' },
  documentCounter: { one: 'Nummer', other: 'Nummern' },
  documentMail: { one: 'E-Mail', other: 'E-Mails' },
  recurringDocument: { one: 'wiederkehrende Rechnung', other: 'wiederkehrende Rechnungen' },
  stickyNote: { one: 'Notizzettel', other: 'Notizzettel' },
  scenario: { one: 'Szenario', other: 'Szenarien' },
  event: { one: 'Termin', other: 'Termine' },
  insightDismissal: { one: 'ausgeblendeter Hinweis', other: 'ausgeblendete Hinweise' },
  assistantMessage: { one: 'Nachricht des Assistenten', other: 'Nachrichten des Assistenten' },
  store: { one: 'Shop', other: 'Shops' },
  storeListing: { one: 'Produkt im Shop', other: 'Produkte im Shop' },
  storeConflict: { one: 'Unterschied', other: 'Unterschiede' },
}

export const nounTexts: MessagesOf<typeof English.nounTexts> = {
  unlisted: () => ({ one: 'Eintrag', other: 'Einträge' }),
}
