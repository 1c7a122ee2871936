import { shipmentLine } from '#contract/entities/shipment-line.ts'
import { isCurrency } from '#domain/currency.ts'
import { orEmpty, readMoney, readPercent, readQuantity } from '#web/kit/form/number-text.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { moneyText, percentText, quantityText } from '#web/kit/form/typed-number.ts'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import type { DatedRate } from './known-rate.ts'
import type { LinePatch, LineRow } from './shipment-row.ts'
import { shipmentsText } from './text.ts'

const text = shipmentsText.lines

/** What reading a cell needs to know about the shipment. */
export interface LineSurroundings {
  /** What the shipment is costed in. */
  readonly currency: string
  /** The rate that a currency has in this shipment, else the latest known one. */
  readonly rateOf: (currency: string) => DatedRate
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

/** One column: how its value is shown, and how typed or pasted text becomes a change. */
export interface LineColumn {
  readonly id: ColumnId
  readonly label: string
  readonly width: string
  readonly align: 'start' | 'end'
  readonly text: (row: LineRow, surroundings: LineSurroundings) => string
  readonly read: (typed: string, row: LineRow, surroundings: LineSurroundings) => Parsed<LinePatch>
}

/** The field of a parsed value. */
function as<T>(parsed: Parsed<T>, name: keyof LinePatch): Parsed<LinePatch> {
  return 'issue' in parsed ? parsed : { value: { [name]: parsed.value } }
}

type NumberName = 'quantity' | 'receivedQuantity' | 'dutyPercent' | 'weight' | 'volume'

/** The column of a number that says what it is without its line. */
function numberColumn(
  id: NumberName,
  label: string,
  width: string,
  read: (typedText: string) => Parsed<number | null>,
  write: (value: number | null) => string = quantityText,
): LineColumn {
  return {
    id,
    label,
    width,
    align: 'end',
    text: (row) => write(row[id]),
    read: (typedText) => as(read(typedText), id),
  }
}

const readOptional = orEmpty(readQuantity())
/** Reads the customs code of the goods. */
export const readHsCode = readField(shipmentLine.fields.hsCode)

/** The columns in their order. */
export const LINE_COLUMNS: readonly LineColumn[] = [
  numberColumn('quantity', text.quantity, 'w-18', readQuantity()),
  {
    id: 'unitCost',
    label: text.unitCost,
    width: 'w-24',
    align: 'end',
    text: (row) => moneyText(row.unitCost, row.currency),
    read: (typedText, row) => as(readMoney(row.currency)(typedText), 'unitCost'),
  },
  {
    id: 'currency',
    label: text.currency,
    width: 'w-14',
    align: 'start',
    text: (row) => row.currency,
    read: (typedText, _row, surroundings) => readCurrency(typedText, surroundings),
  },
  numberColumn('dutyPercent', text.duty, 'w-16', readPercent(), percentText),
  numberColumn('weight', text.weight, 'w-16', readOptional),
  numberColumn('volume', text.volume, 'w-16', readOptional),
  {
    id: 'hsCode',
    label: text.hsCode,
    width: 'w-24',
    align: 'start',
    text: (row) => row.hsCode,
    read: (typedText) => as(readHsCode(typedText), 'hsCode'),
  },
  // What came is known last: typing and pasting an order does not pass it.
  numberColumn('receivedQuantity', text.received, 'w-18', readOptional),
]

/** Reads a typed currency, with the rate that goes with it. */
export function readCurrency(typedText: string, surroundings: LineSurroundings): Parsed<Rated> {
  const currency = typedText.trim().toUpperCase()
  if (!isCurrency(currency)) return { issue: text.noCurrency }
  return { value: { currency, ...ratedBy(currency, surroundings) } }
}

/** An amount's currency and dated rate. */
type Rated = Partial<Pick<LineRow, 'currency' | 'rate' | 'rateDate' | 'rateSource'>>

/** The rate fields of an amount in a currency. */
export function ratedBy(
  currency: string,
  surroundings: LineSurroundings,
): Pick<LineRow, 'rate' | 'rateDate' | 'rateSource'> {
  if (currency === surroundings.currency) return { rate: '', rateDate: null, rateSource: '' }
  const { rate, date, source } = surroundings.rateOf(currency)
  return { rate, rateDate: date, rateSource: source }
}
