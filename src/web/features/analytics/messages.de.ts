import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatPercent, type Noun } from '#web/kit/format/number.ts'
import type { Behind } from './declared-chart.ts'
import type * as English from './messages.ts'

const nouns: Readonly<Record<Behind['kind'], Noun>> = {
  document: { one: 'Dokument', other: 'Dokumente' },
  product: { one: 'Produkt', other: 'Produkte' },
  shipment: { one: 'Sendung', other: 'Sendungen' },
}

export const analyticsMessages: MessagesOf<typeof English.analyticsMessages> = {
  title: 'Auswertungen',
  facts: (range: string, before: string, currency: string) => `${range}, daneben ${before}, in ${currency}`,
  tabs: {
    overview: 'Überblick',
    margins: 'Margen',
    products: 'Produkte (ABC)',
    customers: 'Kunden',
    suppliers: 'Lieferanten und Fracht',
  },
  filter: {
    label: 'Wovon die Zahlen handeln',
    range: 'Zeitraum',
    from: 'Von',
    to: 'Bis',
    ranges: {
      last30: 'Letzte 30 Tage',
      last90: 'Letzte 90 Tage',
      last365: 'Letzte 365 Tage',
      month: 'Dieser Monat',
      quarter: 'Dieses Quartal',
      year: 'Dieses Jahr',
      own: 'Andere Tage …',
    },
    category: 'Kategorie',
    anyCategory: 'Alle Kategorien',
    brand: 'Marke',
    anyBrand: 'Alle Marken',
    customer: 'Kunde',
    anyCustomer: 'Alle Kunden',
    currency: 'Währung',
    anyCurrency: (currency: string) => `Alle, in ${currency}`,
    onlyCurrency: (currency: string) => `Nur ${currency}`,
    profile: 'Unternehmensprofil',
    anyProfile: 'Alle Profile',
    rank: 'Rangfolge nach',
    ranks: { sales: 'Umsatz', profit: 'Gewinn' },
    costs: 'Gezählt nach',
    bases: { one: 'je einem', stock: 'Bestand', sold: 'Verkauf' },
    reset: 'Filter zurücksetzen',
    wrongRange: 'Der letzte Tag liegt vor dem ersten.',
  },
  converted: (currency: string) =>
    `Beträge in anderen Währungen sind zum Referenzkurs des Tages jedes Dokuments in ${currency} umgerechnet.`,
  tiles: {
    label: 'Kennzahlen',
    before: (value: string) => `davor ${value}`,
    noneBefore: 'davor nichts',
    up: (ppm: number) => `+${formatPercent(ppm)}`,
    down: (ppm: number) => `−${formatPercent(ppm)}`,
  },
  reading: 'Ihre Daten werden gelesen',
  readingLeft: 'Die Seite bleibt bedienbar, die Zahlen folgen gleich.',
  none: '–',
  names: {
    product: 'Gelöschtes Produkt',
    customer: 'Gelöschter Kunde',
    category: 'Gelöschte Kategorie',
    brand: 'Gelöschte Marke',
    businessProfile: 'Gelöschtes Profil',
  },
  noName: {
    product: 'Ohne Produkt',
    customer: 'Kein Kunde',
    category: 'Keine Kategorie',
    brand: 'Keine Marke',
    businessProfile: 'Kein Profil',
  },
  behind: {
    title: (chart: string, point: string) => `${chart}: ${point}`,
    count: (kind: Behind['kind'], count: number) => formatCount(count, nouns[kind]),
    gone: 'Gelöscht',
    document: { number: 'Dokument', customer: 'Kunde', date: 'Datum', total: 'Summe', status: 'Status' },
    product: { name: 'Produkt', price: 'Preis', cost: 'Kosten', margin: 'Marge' },
    shipment: { name: 'Sendung', supplier: 'Lieferant', landed: 'Eingebucht' },
    nothing: 'Hinter dieser Zahl steht nichts.',
  },
  empty: {
    title: 'Noch nichts zu zeigen',
    text: 'Mit Ihren ersten Produkten und Rechnungen zeigt diese Seite Margen, Umsatz, Gewinn und wer Ihnen Geld schuldet.',
    products: 'Zu den Produkten',
    documents: 'Zu den Dokumenten',
  },
  file: (title: string, range: string) => `${title} ${range}`,
}
