import type { MessagesOf } from '#domain/messages-of.ts'
import type { ChargeSplit } from '#domain/landed-cost/charge.ts'
import type { CostMethod } from '#domain/landed-cost/cost-method.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, formatRate } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const states = { draft: 'Unterwegs', landed: 'Eingebucht' } as const

export const shipmentsMessages: MessagesOf<typeof English.shipmentsMessages> = {
  title: 'Sendungen',
  label: 'Sendungen',
  facts: (rows) =>
    `${countOf('shipment', rows.length)} · ${formatNumber(rows.filter(({ status }) => status === 'draft').length)} unterwegs`,
  search: 'Sendungen suchen',
  searchHint: 'Name, Lieferant …',
  filters: { status: { label: 'Status', all: 'Alle Status', options: states } },
  states,
  create: 'Neue Sendung',
  newName: 'Neue Sendung',
  columns: {
    name: 'Sendung',
    reference: 'Referenz',
    supplier: 'Lieferant',
    lines: 'Positionen',
    value: 'Einstandswert',
    arrivesOn: 'Ankunft',
    status: 'Status',
    updatedAt: 'Geändert',
  },
  incomplete: 'Für die Berechnung fehlt etwas',
  incompleteShort: 'Unvollständig',
  chosen: 'Ausgewählte Sendungen',
  nothing: {
    title: 'Nichts gefunden',
    text: 'Keine Sendung mit diesem Status passt in Name, Lieferant oder Referenz.',
    reset: 'Alle Sendungen anzeigen',
  },
}

export const exampleMessages: MessagesOf<typeof English.exampleMessages> = {
  title: 'Was hat es gekostet, bis es in Ihrem Regal stand?',
  text: 'Eine Sendung nimmt die Positionen des Lieferanten und alle Kosten bis zu Ihnen auf und gibt jedem Produkt seinen Einstandspreis.',
  exampleTitle: 'Ein Beispiel: 200 Tassen',
  exampleLead: (asked, landed, currency) =>
    `Der Lieferant verlangt ${formatMoney(asked, currency)}. Im Regal hat jede Tasse ${formatMoney(landed, currency)} gekostet.`,
  shared: (amount, currency, pieces) => `${formatMoney(amount, currency)} ÷ ${formatNumber(pieces)}`,
  dutyOf: (rate, amount, currency) => `${formatRate(rate)} von ${formatMoney(amount, currency)}`,
  perUnit: 'Kosten einer Tasse',
  goods: 'Einkaufspreis',
  freight: 'Fracht',
  insurance: 'Versicherung',
  duty: 'Zoll',
  total: 'Einstandspreis',
}

export const chargeSplits: Readonly<Record<ChargeSplit, string>> = {
  value: 'Wert',
  weight: 'Gewicht',
  volume: 'Volumen',
  quantity: 'Menge',
  equal: 'Gleiche Teile',
  manual: 'Von Hand',
}

export const costMethods: Readonly<Record<CostMethod, { readonly label: string; readonly detail: string }>> = {
  last: { label: 'Diese Sendung', detail: 'Der Einstandspreis ersetzt die bisherigen Kosten.' },
  average: {
    label: 'Durchschnitt',
    detail: 'Gewichtet mit dem Bestand, den Sie noch zu den bisherigen Kosten haben.',
  },
  higher: { label: 'Die höheren', detail: 'Die bisherigen Kosten bleiben, wo sie höher sind.' },
}
