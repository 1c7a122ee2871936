import type { MessagesOf } from '#domain/messages-of.ts'
import type { DocumentType } from '#domain/documents/types.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'
import type { StatusFilter } from './status-filter.ts'

const statuses: Readonly<Record<StatusFilter, string>> = {
  draft: 'Entwurf',
  sent: 'Gesendet',
  viewed: 'Angesehen',
  partial: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
  received: 'Erhalten',
  applied: 'Verrechnet',
  refunded: 'Gutgeschrieben',
  void: 'Ungültig',
  overdue: 'Überfällig',
  expired: 'Abgelaufen',
  open: 'Offen',
  unsent: 'Noch zu senden',
  collected: 'Diesen Monat bezahlt',
}

const types: Readonly<Record<DocumentType, { readonly one: string; readonly other: string; readonly create: string }>> =
  {
    invoice: { one: 'Rechnung', other: 'Rechnungen', create: 'Neue Rechnung' },
    quote: { one: 'Angebot', other: 'Angebote', create: 'Neues Angebot' },
    receipt: { one: 'Quittung', other: 'Quittungen', create: 'Neue Quittung' },
    creditnote: { one: 'Rechnungskorrektur', other: 'Rechnungskorrekturen', create: 'Neue Rechnungskorrektur' },
    purchaseorder: { one: 'Bestellung', other: 'Bestellungen', create: 'Neue Bestellung' },
    template: { one: 'Vorlage', other: 'Vorlagen', create: 'Neue Vorlage' },
  }

export const documentsMessages: MessagesOf<typeof English.documentsMessages> = {
  title: 'Dokumente',
  label: 'Dokumente',
  search: 'Dokumente suchen',
  searchHint: 'Nummer, Name …',
  types: {
    label: 'Art des Dokuments',
    recurring: 'Wiederkehrend',
    of: (type) => (type === '' ? 'Alle' : types[type].other),
  },
  statuses,
  filters: {
    status: { label: 'Status', all: 'Alle Status' },
    customerId: { label: 'Kunde', all: 'Alle Kunden' },
    startDate: { label: 'Datum ab', all: 'Datum ab' },
    endDate: { label: 'Datum bis', all: 'bis' },
  },
  goneCustomer: 'Gelöschter Kunde',
  columns: {
    number: 'Nummer',
    type: 'Art',
    customer: 'Kunde',
    email: 'E-Mail',
    date: 'Datum',
    due: 'Fällig am',
    status: 'Status',
    currency: 'Währung',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    tax: 'Steuer',
    total: 'Gesamtbetrag',
    paid: 'Bezahlt',
    credited: 'Gutgeschrieben',
    balance: 'Offen',
    updated: 'Geändert',
  },
  counted: (all, type, count = 0) =>
    type ? `${countOf('document', all)}, davon ${formatCount(count, types[type])}` : countOf('document', all),
  numbers: 'Nummern',
  create: 'Neues Dokument',
  fromTemplate: 'Aus einer Vorlage …',
  chosen: 'Ausgewählte Dokumente',
  sent: 'Als gesendet markieren',
  paid: 'Als bezahlt markieren',
  mail: 'Per E-Mail …',
  pdf: 'PDFs herunterladen',
  nothing: {
    title: 'Nichts gefunden',
    text: 'Kein Dokument passt zu alledem. Versuchen Sie es mit weniger Wörtern, oder heben Sie die Filter auf.',
    reset: 'Alle Dokumente anzeigen',
  },
}

const invoices = (count: number): string => formatCount(count, { one: 'Rechnung', other: 'Rechnungen' })

export const figureMessages: MessagesOf<typeof English.figureMessages> = {
  label: 'Kennzahlen',
  open: 'Offen',
  overdue: 'Überfällig',
  unsent: 'Entwürfe',
  collected: 'Diesen Monat bezahlt',
  nothing: {
    open: 'Niemand schuldet etwas',
    overdue: 'Niemand ist im Rückstand',
    unsent: 'Alles ist gesendet',
    collected: 'Noch nichts',
  },
  counted: {
    open: invoices,
    overdue: invoices,
    unsent: (count) => formatCount(count, { one: 'Entwurf', other: 'Entwürfe' }),
    collected: (count) => `aus ${formatCount(count, { one: 'Rechnung', other: 'Rechnungen' })}`,
  },
  overdueCount: (count) => formatCount(count, { one: 'Rechnung ist überfällig', other: 'Rechnungen sind überfällig' }),
}

export const batchMessages: MessagesOf<typeof English.batchMessages> = {
  sent: {
    title: (count) => `${countOf('document', count)} als gesendet markieren?`,
    text: 'Von da an stehen Bearbeitungen im Verlauf, und Rechnungen warten auf Zahlung.',
    confirm: 'Als gesendet markieren',
    done: (count) => `${countOf('document', count)} als gesendet markiert`,
  },
  paid: {
    title: (count) => `${countOf('document', count)} als bezahlt markieren?`,
    text: 'Auf jedem wird eine Zahlung des offenen Betrags mit heutigem Datum erfasst.',
    confirm: 'Als bezahlt markieren',
    done: (count) => `${countOf('document', count)} als bezahlt markiert`,
  },
  delete: {
    title: (count) => `${countOf('document', count)} löschen?`,
    text: 'Die neuesten Entwürfe eines Nummernkreises geben ihre Nummern zurück. Andere nummerierte Entwürfe werden ungültig und behalten ihre.',
    confirm: 'Löschen',
  },
  forGood: {
    text: 'Das lässt sich nicht rückgängig machen, denn einige davon sind nicht wiederherzustellen.',
    title: (count) => `Endgültig gelöscht: ${countOf('document', count)}`,
    losses: {
      issued: 'ist ausgestellt: Die Nummer bleibt im Bericht der Nummern',
      void: 'ist ungültig',
      links: 'ist mit anderen Dokumenten verknüpft',
      credit: 'schreibt eine Rechnung gut',
      stock: 'hat Bestand gebucht, der bleibt, wie er ist',
      payments: 'hat Zahlungen',
    },
  },
  none: {
    sent: 'Keines davon lässt sich als gesendet markieren',
    paid: 'Keines davon lässt sich als bezahlt markieren',
    delete: 'Keines davon lässt sich löschen',
  },
  missing: {
    title: (count) => `Auf ${formatCount(count, { one: 'Dokument', other: 'Dokumenten' })} fehlt etwas`,
    anyway: 'Alle als gesendet markieren',
    complete: (count) => `Nur vollständige markieren: ${countOf('document', count)}`,
  },
  stock: {
    title: (products) => `Bestand fällt unter null: ${countOf('product', products)}`,
    below: (count) => `${formatNumber(count)} mehr, als Sie im Bestand haben`,
  },
  kept: (count) => `Unverändert: ${countOf('document', count)}`,
  voided: (count) => `Jetzt ungültig, Nummern behalten: ${countOf('document', count)}`,
  reasons: {
    issued: 'ist ausgestellt: Schreiben Sie stattdessen eine Rechnungskorrektur',
    void: 'ist ungültig',
    sentAlready: 'ist schon gesendet',
    template: 'ist eine Vorlage',
    notInvoice: 'ist keine Rechnung',
    paidAlready: 'ist schon bezahlt',
    refunded: 'wurde gutgeschrieben',
  },
  more: (count) => `und ${formatNumber(count)} weitere`,
}

export const pdfMessages: MessagesOf<typeof English.pdfMessages> = {
  title: (count) => `PDFs: ${countOf('document', count)}`,
  fileName: (day) => `dokumente-${day}.zip`,
  thing: 'diese Dokumente',
  working: 'PDFs werden erstellt',
  left: (count) => `noch ${formatNumber(count)}`,
  stop: 'Anhalten',
  done: (count) => `${countOf('document', count)} in einer ZIP-Datei gespeichert`,
  failed: (count) =>
    formatCount(count, {
      one: 'Dokument ließ sich nicht drucken',
      other: 'Dokumente ließen sich nicht drucken',
    }),
  tooMany: (most) => `Höchstens ${countOf('document', most)} auf einmal: Wählen Sie weniger aus.`,
  offline: 'PDFs erstellt der Server: Stellen Sie eine Verbindung her und versuchen Sie es noch einmal.',
}

const kinds = {
  invoice: { title: 'Rechnung', text: 'Geld fordern. Sehen, was offen ist und seit wann.' },
  quote: { title: 'Angebot', text: 'Preise anbieten. Ein Klick macht eine Rechnung daraus.' },
  template: { title: 'Vorlage', text: 'Einmal schreiben, immer wieder damit beginnen.' },
} as const

const tabTexts: Readonly<Record<DocumentType, string>> = {
  invoice: kinds.invoice.text,
  quote: kinds.quote.text,
  receipt: 'Geld quittieren, das Sie vor Ort erhalten haben.',
  creditnote: 'Eine Rechnung ganz oder teilweise zurücknehmen. Öffnen Sie dafür die Rechnung.',
  purchaseorder: 'Einem Lieferanten sagen, was Sie kaufen möchten. Daraus lässt sich eine Sendung erstellen.',
  template: kinds.template.text,
}

export const emptyMessages: MessagesOf<typeof English.emptyMessages> = {
  title: 'Noch keine Dokumente',
  text: 'Schreiben Sie ein Angebot mit Ihren Preisen, machen Sie aus der Zusage eine Rechnung, und sehen Sie, wer Ihnen noch was schuldet. Die Nummern folgen lückenlos aufeinander.',
  first: 'Was möchten Sie schreiben?',
  kinds,
  tab: {
    title: (type) => `Noch keine ${type === '' ? 'Dokumente' : types[type].other}`,
    texts: tabTexts,
    create: (type) => types[type].create,
    invoices: 'Rechnungen anzeigen',
    void: {
      title: 'Alle davon sind ungültig',
      text: 'Ungültige Dokumente behalten ihre Nummern, stehen aber nicht in der Liste.',
      show: 'Ungültige anzeigen',
    },
  },
  sample: 'Oder laden Sie unter „Start“ den Beispielshop, um sich umzusehen.',
}
