import { lacksPrice } from '#contract/unpriced-line.ts'
import type { ReadText } from '#web/kit/form/number-text.ts'
import { orEmpty, readMoney, readPercent, readQuantity } from '#web/kit/form/number-text.ts'
import { columnUnits } from '#web/kit/format/unit-money.ts'
import { moneyText, percentText, quantityText } from '#web/kit/form/typed-number.ts'
import type { ItemPatch, ItemRow } from '#web/kit/documents/document-row.ts'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import { lineMessages as messages } from './messages.ts'

/** The columns whose cells hold a number. */
export type NumberColumn = 'quantity' | 'unitPrice' | 'discount' | 'taxPercent' | 'unitCost'

/** One column: how its value is shown, and how typed or pasted text becomes a change. */
export interface LineColumn {
  readonly id: NumberColumn
  /** What its label is called among the messages of lines. */
  readonly label: 'quantity' | 'unitPrice' | 'discount' | 'tax' | 'unitCost'
  /** Narrower where the sheet is, or where costs stand beside. */
  readonly width: string
  /** For the seller alone. */
  readonly isPrivate?: true
  readonly text: (item: ItemRow, currency: string) => string
  readonly read: (typed: string, currency: string) => Parsed<ItemPatch>
}

const HUNDRED_PERCENT = 1_000_000

function as<T>(parsed: Parsed<T>, name: keyof ItemPatch): Parsed<ItemPatch> {
  return 'issue' in parsed ? parsed : { value: { [name]: parsed.value } }
}

function reads<T>(read: ReadText<T>, name: keyof ItemPatch): (typed: string) => Parsed<ItemPatch> {
  return (typed) => as(read(typed), name)
}

/** The columns in their order. */
export const LINE_COLUMNS: readonly LineColumn[] = [
  {
    id: 'quantity',
    label: 'quantity',
    width: 'w-20 @max-[49rem]:w-16 in-data-costs:w-16',
    text: ({ quantity }) => quantityText(quantity),
    read: reads(readQuantity({}), 'quantity'),
  },
  {
    id: 'unitPrice',
    label: 'unitPrice',
    width: 'w-36 @max-[49rem]:w-34 in-data-costs:w-34',
    text: (item, currency) => (lacksPrice(item) ? '' : moneyText(item.unitPrice, currency)),
    read: (typed, currency) => as(readMoney(currency, {})(typed), 'unitPrice'),
  },
  {
    id: 'discount',
    label: 'discount',
    width: 'w-20 @max-[49rem]:w-15 in-data-costs:w-15',
    text: discountText,
    read: readDiscount,
  },
  {
    id: 'taxPercent',
    label: 'tax',
    width: 'w-18 @max-[49rem]:w-14 in-data-costs:w-14',
    text: ({ taxPercent }) => `${percentText(taxPercent)}%`,
    read: reads(readPercent({ min: 0, max: HUNDRED_PERCENT }), 'taxPercent'),
  },
  {
    id: 'unitCost',
    label: 'unitCost',
    width: 'w-24 @max-[49rem]:w-20',
    isPrivate: true,
    text: ({ unitCost }, currency) => moneyText(unitCost === null ? null : columnUnits(unitCost, currency), currency),
    read: (typed, currency) => as(orEmpty(readMoney(currency))(typed), 'unitCost'),
  },
]

/** A discount as its cell shows it: `10%`, an amount, or nothing. The percentage wins where both are set (DOC-04). */
function discountText({ discountPercent, discountAmount }: ItemRow, currency: string): string {
  if (discountPercent) return `${percentText(discountPercent)}%`
  return discountAmount ? moneyText(discountAmount, currency) : ''
}

/** Reads a discount: with a percent sign a percentage, else an amount; nothing takes it away. */
function readDiscount(typed: string, currency: string): Parsed<ItemPatch> {
  const written = typed.trim()
  if (written === '') return { value: { discountPercent: null, discountAmount: null } }
  if (written.endsWith('%')) {
    const percent = readPercent({ min: -HUNDRED_PERCENT, max: HUNDRED_PERCENT })(written)
    return 'issue' in percent ? percent : { value: { discountPercent: percent.value, discountAmount: null } }
  }
  const amount = readMoney(currency, {})(written)
  return 'issue' in amount
    ? { issue: messages.noDiscount }
    : { value: { discountPercent: null, discountAmount: amount.value } }
}
