import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import type { AnyRow } from '#contract/entity.ts'
import { shipmentLine } from '#contract/entities/shipment-line.ts'
import { countryOf } from '#domain/countries.ts'
import { isCurrency } from '#domain/currencies.ts'
import { countryNamed } from '#web/kit/documents/country-named.ts'
import { fieldText } from '#web/kit/form/field-text.ts'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import type { DatedRate } from './known-rate.ts'
import { linesMessages as messages } from './page-messages.ts'

/** The shipment's currency and rates and the products, by which cells are read. */
export interface LineDeps {
  /** The currency of the shipment's costs. */
  readonly currency: string
  /** The rate that a currency has in this shipment, else the latest known one. */
  readonly rateOf: (currency: string) => DatedRate
  readonly productOf: (id: string) => AnyRow | undefined
}

/** The columns of the grid that hold values; SKU and name stand before them. */
export type ColumnId =
  | 'quantity'
  | 'receivedQuantity'
  | 'unitCost'
  | 'currency'
  | 'dutyPercent'
  | 'weight'
  | 'volume'
  | 'hsCode'
  | 'originCountry'

/** One column: how its value is shown, and how typed or pasted text becomes a change. */
export interface LineColumn {
  readonly id: ColumnId
  readonly label: () => string
  readonly width: string
  readonly align: 'start' | 'end'
  readonly text: (row: RowOfKind<'shipmentLine'>) => string
  readonly read: (typed: string, row: RowOfKind<'shipmentLine'>, deps: LineDeps) => Parsed<PatchOfKind<'shipmentLine'>>
}

/** Typed text of a line or charge as a patch of one field. */
export function asPatch<T>(
  parsed: Parsed<T>,
  name: string,
): Parsed<PatchOfKind<'shipmentLine'> & PatchOfKind<'shipmentCharge'>> {
  return 'issue' in parsed ? parsed : { value: { [name]: parsed.value } }
}

function column(id: ColumnId, label: () => string, width: string): LineColumn {
  const field = shipmentLine.fields[id]
  const textIn = ({ currency }: RowOfKind<'shipmentLine'>) => fieldText(field, currency)
  return {
    id,
    label,
    width,
    align: field.type === 'text' ? 'start' : 'end',
    text: (row) => textIn(row).write(row[id]),
    read: (typed, row, deps) => {
      if (id === 'currency') return readCurrency(typed, deps)
      if (id === 'originCountry') return readCountry(typed)
      return asPatch(textIn(row).read(typed), id)
    },
  }
}

export const LINE_COLUMNS: readonly LineColumn[] = [
  column('quantity', () => messages.quantity, 'w-15'),
  column('unitCost', () => messages.unitCost, 'w-22'),
  column('currency', () => messages.currency, 'w-14'),
  column('dutyPercent', () => messages.duty, 'w-15'),
  column('weight', () => messages.weight, 'w-15'),
  column('volume', () => messages.volume, 'w-15'),
  column('hsCode', () => messages.hsCode, 'w-22'),
  column('originCountry', () => messages.originCountry, 'w-12'),
  // What came is known last: typing and pasting an order does not pass it.
  column('receivedQuantity', () => messages.received, 'w-15'),
]

/** Reads a typed currency, with the rate that goes with it. */
export function readCurrency(typedText: string, deps: LineDeps): Parsed<Rated & { readonly currency: string }> {
  const currency = typedText.trim().toUpperCase()
  if (!isCurrency(currency)) return { issue: messages.noCurrency }
  return { value: { currency, ...ratedBy(currency, deps) } }
}

/** Reads a typed country of origin: its code, or its name. */
export function readCountry(typedText: string): Parsed<{ readonly originCountry: string }> {
  const typed = typedText.trim()
  const code = typed.toUpperCase()
  const originCountry = typed === '' || countryOf(code) ? code : countryNamed(typed)
  return originCountry === undefined ? { issue: messages.noCountry } : { value: { originCountry } }
}

type Rated = Pick<RowOfKind<'shipmentLine'>, 'rate' | 'rateDate' | 'rateSource'>

export function ratedBy(currency: string, deps: LineDeps): Rated {
  if (currency === deps.currency) return { rate: '', rateDate: null, rateSource: '' }
  const { rate, date, source } = deps.rateOf(currency)
  return { rate, rateDate: date, rateSource: source }
}

/** A new line has the currency and rate of the line above. */
export function newLineData(above: RowOfKind<'shipmentLine'> | undefined, deps: LineDeps): PatchOfKind<'shipmentLine'> {
  const currency = above?.currency ?? deps.currency
  return { currency, ...ratedBy(currency, deps) }
}
