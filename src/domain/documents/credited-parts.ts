import { nearestRatio } from '../exact.ts'
import { UNITS_PER_MINOR, type Units } from '../money.ts'
import {
  categoryOf,
  type DocumentTotals,
  documentTotals,
  type LineInput,
  type LineRounding,
  type TotalsInput,
} from './totals.ts'

/** A line of an invoice, or of a credit note for a part of it, with the same id. */
export interface PartLine extends LineInput {
  readonly id: string
}

/** An invoice, or a credit note of it. */
export interface PartDocument extends TotalsInput {
  readonly items: readonly PartLine[]
}

/** The fixed discount of a part of a line, in proportion to its quantity (1/10,000). */
export function partDiscount(
  { discountAmount, quantity: whole }: Pick<LineInput, 'discountAmount' | 'quantity'>,
  quantity: number,
): Units | null {
  if (discountAmount === null || whole === 0 || quantity === whole) return discountAmount
  const part = BigInt(discountAmount) * BigInt(quantity)
  return nearestRatio(part, BigInt(whole) * BigInt(UNITS_PER_MINOR)) * UNITS_PER_MINOR
}

/** How much of an invoice line its credit notes take back, in 1/10,000. */
export function creditedQuantity(
  notes: readonly { readonly items: readonly { readonly id: string; readonly quantity: number }[] }[],
  id: string,
): number {
  return sum(notes.flatMap(({ items }) => items.filter((item) => item.id === id).map(({ quantity }) => quantity)))
}

/**
 * The additional rounding of each line of a credit note, so that an invoice credited in pieces is credited to the last minor unit
 * (DOC-08): a piece is the total of all pieces, less the `others`. Null where nothing differs, and where a line is not as it was sold.
 */
export function creditRoundings(
  note: PartDocument,
  others: readonly PartDocument[],
  invoice: PartDocument,
): readonly (LineRounding | null)[] {
  const own = { ...note, items: note.items.map((item) => ({ ...item, rounding: null })) }
  const all = [own, ...others]
  const isSame = ({ taxBasis, pricesIncludeTax }: PartDocument): boolean =>
    taxBasis === invoice.taxBasis && pricesIncludeTax === invoice.pricesIncludeTax
  if (!all.every(isSame)) return own.items.map(() => null)
  const items = invoice.items.map((sold) => {
    const quantity = creditedQuantity(all, sold.id)
    return { ...sold, quantity, discountAmount: partDiscount(sold, quantity), rounding: null }
  })
  const parts: Parts = {
    all,
    invoice,
    together: documentTotals({ ...invoice, items }),
    before: others.map((each) => [each, documentTotals(each)]),
  }
  const lines = lineRoundings(own, parts)
  return withTaxes({ ...own, items: own.items.map((item, at) => ({ ...item, rounding: lines[at] ?? null })) }, parts)
}

interface Parts {
  readonly all: readonly PartDocument[]
  readonly invoice: PartDocument
  /** The totals of all pieces added up as one. */
  readonly together: DocumentTotals
  readonly before: readonly (readonly [PartDocument, DocumentTotals])[]
}

function lineRoundings(own: PartDocument, { all, invoice, together, before }: Parts): (LineRounding | null)[] {
  const natural = documentTotals(own).lines
  return own.items.map(({ id }, at) => {
    const place = invoice.items.findIndex((item) => item.id === id)
    const [sold, line, whole] = [invoice.items[place], natural[at], together.lines[place]]
    if (!sold || !line || !whole) return null
    if (!all.every(({ items }) => items.every((item) => item.id !== id || isPartOf(item, sold)))) return null
    const others = before.flatMap(([{ items }, { lines }]) => lines.filter((_, n) => items[n]?.id === id))
    const left = (name: 'gross' | 'discount'): Units =>
      roundingOf(whole[name] - sum(others.map((each) => each[name])) - line[name], all)
    return { gross: left('gross'), discount: left('discount'), tax: 0 }
  })
}

/** The roundings of a note's lines; the first line of each rate also has the difference in tax. */
function withTaxes(note: PartDocument, parts: Parts): readonly (LineRounding | null)[] {
  const totals = documentTotals(note)
  const told = new Set<string>()
  return note.items.map(({ rounding, ...item }) => {
    const rate = rateOf(item)
    const tax = told.has(rate) ? 0 : taxRounding(rate, totals, parts)
    told.add(rate)
    const { gross, discount } = rounding ?? { gross: 0, discount: 0 }
    return gross === 0 && discount === 0 && tax === 0 ? null : { gross, discount, tax }
  })
}

function taxRounding(rate: string, own: DocumentTotals, { all, invoice, together, before }: Parts): Units {
  const isPart = (item: PartLine): boolean => {
    const sold = invoice.items.find(({ id }) => id === item.id)
    return rateOf(item) !== rate || (sold !== undefined && isPartOf(item, sold))
  }
  if (!all.every(({ items }) => items.every(isPart))) return 0
  const others = sum(before.map(([, totals]) => taxOf(totals, rate)))
  return roundingOf(taxOf(together, rate) - others - taxOf(own, rate), all)
}

/** A difference larger than rounding can explain was made on purpose. */
function roundingOf(difference: Units, all: readonly PartDocument[]): Units {
  return Math.abs(difference) <= (all.length + 1) * UNITS_PER_MINOR ? difference : 0
}

/** Whether a line is a part of what was sold, at the same terms. */
function isPartOf(item: PartLine, sold: PartLine): boolean {
  const isSame = item.unitPrice === sold.unitPrice && item.discountPercent === sold.discountPercent
  return isSame && rateOf(item) === rateOf(sold)
}

function rateOf(item: Pick<LineInput, 'taxCategory' | 'taxPercent'>): string {
  return `${categoryOf(item)} ${item.taxPercent}`
}

function taxOf({ taxes }: DocumentTotals, rate: string): Units {
  return taxes.find(({ category, percent }) => `${category} ${percent}` === rate)?.tax ?? 0
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
