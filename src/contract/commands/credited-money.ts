import { creditRounder } from '#domain/documents/credited-parts.ts'
import { categoryOf, type DocumentTotals, documentTotals, type TotalsInput } from '#domain/documents/totals.ts'
import { decimalFromUnits, PPM, type Units, UNITS_PER_MINOR } from '#domain/money.ts'
import { newItem } from '../document-new-item.ts'
import { amountLeft, amountTaken } from '../entities/document-credits.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { creditedItems, leftToCredit, openQuantities } from './credited-items.ts'
import { documentCommandMessages as messages } from './document-command-messages.ts'

type Item = DocumentRow['items'][number]

/** What is left of an invoice: its pieces, and the amount that a credit note of them and of further lines may come to. */
interface Rest {
  readonly invoice: DocumentRow
  readonly notes: readonly DocumentRow[]
  readonly pieces: readonly Item[]
  readonly left: Units
  /** What a credit note of some lines comes to beside the others. */
  readonly totalsOf: (items: readonly Item[]) => DocumentTotals
}

/**
 * The lines of a credit note for all that others have left of an invoice (DOC-08): its pieces at their price, and a line for each tax rate
 * of the money that is left beside them. Together they never come to more than is left. The invoice's own lines where nothing was credited
 * or nothing is left; none where all that is left is a rounding of tax.
 */
export function restOfInvoice(invoice: DocumentRow, notes: readonly DocumentRow[]): readonly Item[] {
  if (notes.length === 0) return invoice.items
  const [pieces, left, totalsOf] = [
    piecesLeft(invoice, notes),
    amountLeft(invoice, notes),
    creditTotals(invoice, notes),
  ]
  const rest = { invoice, notes, pieces, left, totalsOf }
  if (left * signOf(invoice) <= 0 || totalsOf(pieces).total === left) {
    return pieces.length === 0 ? invoice.items : pieces
  }
  const lines = linesOf(rest)
  const asked = lines.filter(hasAmount)
  if (isResidue(rest, asked)) return []
  return [...pieces, ...settled(asked.length === 0 ? lines : asked, rest)]
}

/** What a credit note of some lines comes to beside those that are there (DOC-08). */
export function creditTotals(
  invoice: DocumentRow,
  notes: readonly DocumentRow[],
): (items: readonly Item[]) => DocumentTotals {
  const rounded = roundedCredit(invoice, notes)
  return (items) => documentTotals(rounded(items))
}

/** Says that only a rounding of tax is left of an invoice, and what can be done about it where it is owed. */
export function residueText(invoice: DocumentRow, notes: readonly DocumentRow[]): string {
  const { currency, total, amountPaid } = invoice
  const left = amountLeft(invoice, notes)
  const isOwed = (left - amountPaid) * signOf({ total }) > 0
  return messages.residue(`${decimalFromUnits(left, currency)} ${currency}`, isOwed, total < 0)
}

function piecesLeft(invoice: DocumentRow, notes: readonly DocumentRow[]): readonly Item[] {
  const left = leftToCredit(invoice, notes)
  if (left) return creditedItems(invoice.items, left)
  return [...openQuantities(invoice.items, notes).values()].some((open) => open !== 0) ? invoice.items : []
}

function roundedCredit(invoice: DocumentRow, notes: readonly DocumentRow[]): (items: readonly Item[]) => DocumentRow {
  const roundingsOf = creditRounder(notes, invoice)
  return (items) => {
    const roundings = roundingsOf({ ...invoice, items })
    return { ...invoice, items: items.map((item, at) => ({ ...item, rounding: roundings[at] ?? null })) }
  }
}

/** A line of the money that is left of each rate beside the pieces. */
function linesOf({ invoice, notes, pieces }: Rest): readonly Item[] {
  // A note that charges leaves no more.
  const taken = [...notes.filter((note) => amountTaken(note, invoice) !== 0), roundedCredit(invoice, notes)(pieces)]
  const sold = [invoice, ...notes].flatMap(({ items }) => items)
  const ofRates = new Map(sold.toReversed().map((item) => [rateOf(item), item]))
  const sums = [invoice, ...taken].map(sumsOf)
  return [...ofRates].toReversed().map(([rate, { taxPercent, taxCategory, exemptionReason }]) => {
    const [all = NOTHING, ...parts] = sums.map((each) => each.get(rate) ?? NOTHING)
    return newItem(`${REST}${rate}`, {
      description: `Rest of invoice ${invoice.documentNumber}`,
      ...priceOf(parts.reduce(less, all), invoice),
      taxPercent,
      taxCategory,
      exemptionReason,
    })
  })
}

/** The ids of such lines begin so, on every device alike. */
const REST = 'rest-'

/** What the lines of one rate come to. */
interface RateSum {
  /** Before the discount where that is taxed, else as `taxable`. */
  readonly taxed: Units
  /** After the discount and without tax. */
  readonly taxable: Units
  readonly tax: Units
}

const NOTHING: RateSum = { taxed: 0, taxable: 0, tax: 0 }

/** What the lines of each rate of a document come to. */
function sumsOf(document: DocumentRow): ReadonlyMap<string, RateSum> {
  const { taxes, lines } = documentTotals(document)
  const discounts = new Map<string, Units>()
  if (isTaxedBeforeDiscount(document)) {
    for (const [at, item] of document.items.entries()) {
      const rate = rateOf(item)
      discounts.set(rate, (discounts.get(rate) ?? 0) + (lines[at]?.discount ?? 0))
    }
  }
  return new Map(
    taxes.map(({ category, percent, taxable, tax }) => {
      const rate = `${category}-${percent}`
      return [rate, { taxed: taxable + (discounts.get(rate) ?? 0), taxable, tax }]
    }),
  )
}

function less(left: RateSum, taken: RateSum): RateSum {
  return { taxed: left.taxed - taken.taxed, taxable: left.taxable - taken.taxable, tax: left.tax - taken.tax }
}

/** Amounts as the lines of the invoice state theirs. A discount larger than its line is no discount, so that such a line has none. */
function priceOf({ taxed, taxable, tax }: RateSum, invoice: DocumentRow): Pick<Item, 'unitPrice' | 'discountAmount'> {
  if (invoice.pricesIncludeTax) return { unitPrice: taxable + tax, discountAmount: null }
  const discount = (taxed - taxable) * Math.sign(taxed)
  const isDiscount = discount !== 0 && discount <= Math.abs(taxed)
  return isDiscount ? { unitPrice: taxed, discountAmount: discount } : { unitPrice: taxable, discountAmount: null }
}

/** Whether what is left is what tax was rounded by in each document: once the money is credited, no line has it. */
function isResidue({ invoice, notes, pieces, left }: Rest, asked: readonly Item[]): boolean {
  const isCredited = asked.length === 0 || notes.some(({ items }) => items.some(({ id }) => id.startsWith(REST)))
  const most = documentTotals(invoice).taxes.length * UNITS_PER_MINOR
  return pieces.length === 0 && isCredited && Math.abs(left) <= most
}

/** So many lines are changed at most, and so many of the largest tried for each: a document may have hundreds of rates. */
const MOST_CHANGED = 3

/**
 * The lines, the largest first, changed by as little as makes the credit note come to what is left, as tax is rounded for each document; or
 * to the most below it, where no price comes to that.
 */
function settled(lines: readonly Item[], rest: Rest, most = MOST_CHANGED): readonly Item[] {
  const { invoice, pieces, left, totalsOf } = rest
  const openOf = (some: readonly Item[]): Units => left - totalsOf([...pieces, ...some]).total
  const open = openOf(lines)
  const size = open * signOf(invoice)
  const bySize = lines.toSorted((a, b) => Math.abs(b.unitPrice) - Math.abs(a.unitPrice))
  const tries = bySize
    .slice(0, MOST_CHANGED)
    .flatMap((line) =>
      nearPrices(line, open, invoice).map((near) => lines.map((each) => (each === line ? near : each))),
    )
  // A line without an amount goes before it is added up: it would keep the pieces of its rate from being rounded together.
  const fitting = [lines, ...tries]
    .map((some) => some.filter(hasAmount))
    .map((some) => ({ some, open: openOf(some) * signOf(invoice) }))
    .filter((each) => each.open >= 0)
  const [best] = fitting.toSorted((a, b) => a.open - b.open)
  if (!best) return lines.filter(hasAmount)
  // Another line may take up what no price of this one does.
  const isBetter = best.open > 0 && (size < 0 || best.open < size)
  return isBetter && most > 1 ? settled(best.some, rest, most - 1) : best.some
}

/** The line at the prices near the one that takes up what is `open`, and with a discount that does where it leaves the tax as it is. */
function nearPrices(line: Item, open: Units, invoice: DocumentRow): readonly Item[] {
  const factor = invoice.pricesIncludeTax ? 1 : 1 + line.taxPercent / PPM
  const nearest = Math.round(open / UNITS_PER_MINOR / factor)
  const priced = [0, 1, -1, 2, -2].map((step) => ({
    ...line,
    unitPrice: line.unitPrice + (nearest + step) * UNITS_PER_MINOR,
  }))
  if (!isTaxedBeforeDiscount(invoice) || line.unitPrice === 0) return priced
  const discountAmount = (line.discountAmount ?? 0) - open * Math.sign(line.unitPrice)
  return [...priced, { ...line, discountAmount }]
}

function isTaxedBeforeDiscount({
  taxBasis,
  pricesIncludeTax,
}: Pick<TotalsInput, 'taxBasis' | 'pricesIncludeTax'>): boolean {
  return taxBasis === 'gross' && !pricesIncludeTax
}

/** The category and percentage of the tax of a line. */
function rateOf(item: Item): string {
  return `${categoryOf(item)}-${item.taxPercent}`
}

function hasAmount({ unitPrice }: Item): boolean {
  return unitPrice !== 0
}

function signOf({ total }: Pick<DocumentRow, 'total'>): number {
  return total < 0 ? -1 : 1
}
