import { nearestRatio } from '../exact.ts'
import { UNITS_PER_MINOR, type Units } from '../money.ts'
import {
  categoryOf,
  type DocumentTotals,
  documentTotals,
  type LineAmounts,
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

/** How much credit notes take back of each line of an invoice, by its id, in 1/10,000. */
export function creditedQuantities(
  notes: readonly { readonly items: readonly { readonly id: string; readonly quantity: number }[] }[],
): ReadonlyMap<string, number> {
  const taken = new Map<string, number>()
  for (const { items } of notes) {
    for (const { id, quantity } of items) taken.set(id, (taken.get(id) ?? 0) + quantity)
  }
  return taken
}

/** The additional rounding of each line of a credit note; null where there is none. */
export type Roundings = readonly (LineRounding | null)[]

/**
 * The additional rounding of each line of a credit note, so that an invoice credited in pieces is credited to the last minor unit
 * (DOC-08): a piece is the total of all pieces, less the `others`. Null where nothing differs, and where a line is not as it was sold.
 */
export function creditRoundings(note: PartDocument, others: readonly PartDocument[], invoice: PartDocument): Roundings {
  return creditRounder(others, invoice)(note)
}

/** The same for several notes that are tried beside the same others. */
export function creditRounder(
  others: readonly PartDocument[],
  invoice: PartDocument,
): (note: PartDocument) => Roundings {
  const taken = partsOf(others, invoice)
  return (note) => {
    const own = { ...note, items: note.items.map((item) => ({ ...item, rounding: null })) }
    const isSame = ({ taxBasis, pricesIncludeTax }: PartDocument): boolean =>
      taxBasis === invoice.taxBasis && pricesIncludeTax === invoice.pricesIncludeTax
    if (![own, ...others].every(isSame)) return own.items.map(() => null)
    const added = creditedQuantities([own])
    const items = invoice.items.map((sold) => {
      const quantity = (taken.quantities.get(sold.id) ?? 0) + (added.get(sold.id) ?? 0)
      return { ...sold, quantity, discountAmount: partDiscount(sold, quantity), rounding: null }
    })
    const parts: Parts = {
      ...taken,
      own: misfitsIn([own], taken.sold),
      together: documentTotals({ ...invoice, items }),
      // A difference larger than rounding can explain was made on purpose.
      most: (others.length + 2) * UNITS_PER_MINOR,
    }
    const lines = lineRoundings(own, parts)
    return withTaxes({ ...own, items: own.items.map((item, at) => ({ ...item, rounding: lines[at] ?? null })) }, parts)
  }
}

/** What other credit notes take of an invoice. */
interface Taken {
  /** The lines of the invoice with their places. */
  readonly sold: ReadonlyMap<string, readonly [place: number, item: PartLine]>
  readonly quantities: ReadonlyMap<string, number>
  /** By the id of a line. */
  readonly amounts: ReadonlyMap<string, Amounts>
  readonly taxes: ReadonlyMap<string, Units>
  readonly others: Misfits
}

type Amounts = Pick<LineAmounts, 'gross' | 'discount'>

/** The ids and the rates of lines that are no part of what was sold at its terms. */
interface Misfits {
  readonly ids: ReadonlySet<string>
  readonly rates: ReadonlySet<string>
}

interface Parts extends Taken {
  readonly own: Misfits
  /** The totals of all pieces added up as one. */
  readonly together: DocumentTotals
  readonly most: Units
}

function partsOf(others: readonly PartDocument[], invoice: PartDocument): Taken {
  const sold = new Map(invoice.items.map((item, place) => [item.id, [place, item] as const]))
  const amounts = new Map<string, Amounts>()
  const taxes = new Map<string, Units>()
  for (const other of others) {
    const totals = documentTotals(other)
    for (const [at, { id }] of other.items.entries()) {
      const { gross = 0, discount = 0 } = totals.lines[at] ?? {}
      const known = amounts.get(id) ?? { gross: 0, discount: 0 }
      amounts.set(id, { gross: known.gross + gross, discount: known.discount + discount })
    }
    for (const [rate, tax] of taxesOf(totals)) taxes.set(rate, (taxes.get(rate) ?? 0) + tax)
  }
  return { sold, amounts, taxes, quantities: creditedQuantities(others), others: misfitsIn(others, sold) }
}

function misfitsIn(notes: readonly PartDocument[], sold: Taken['sold']): Misfits {
  const misfits = notes
    .flatMap(({ items }) => items)
    .filter((item) => {
      const [, original] = sold.get(item.id) ?? []
      return !original || !isPartOf(item, original)
    })
  return { ids: new Set(misfits.map(({ id }) => id)), rates: new Set(misfits.map(rateOf)) }
}

function lineRoundings(note: PartDocument, parts: Parts): Roundings {
  const { sold, amounts, own, others, together, most } = parts
  const natural = documentTotals(note).lines
  return note.items.map(({ id }, at) => {
    const [place = -1] = sold.get(id) ?? []
    const [line, whole] = [natural[at], together.lines[place]]
    if (!line || !whole || own.ids.has(id) || others.ids.has(id)) return null
    const left = (name: keyof Amounts): Units => within(whole[name] - (amounts.get(id)?.[name] ?? 0) - line[name], most)
    return { gross: left('gross'), discount: left('discount'), tax: 0 }
  })
}

/** The roundings of a note's lines; the first line of each rate also has the difference in tax. */
function withTaxes(note: PartDocument, { taxes, own, others, together, most }: Parts): Roundings {
  const [ofNote, ofAll] = [taxesOf(documentTotals(note)), taxesOf(together)]
  const told = new Set<string>()
  return note.items.map(({ rounding, ...item }) => {
    const rate = rateOf(item)
    const isFree = !told.has(rate) && !own.rates.has(rate) && !others.rates.has(rate)
    told.add(rate)
    const left = (ofAll.get(rate) ?? 0) - (taxes.get(rate) ?? 0) - (ofNote.get(rate) ?? 0)
    const { gross, discount } = rounding ?? { gross: 0, discount: 0 }
    const tax = isFree ? within(left, most) : 0
    return gross === 0 && discount === 0 && tax === 0 ? null : { gross, discount, tax }
  })
}

function within(difference: Units, most: Units): Units {
  return Math.abs(difference) <= most ? difference : 0
}

/** Whether a line is a part of what was sold, at the same terms. */
function isPartOf(item: PartLine, sold: PartLine): boolean {
  const isSame = item.unitPrice === sold.unitPrice && item.discountPercent === sold.discountPercent
  return isSame && rateOf(item) === rateOf(sold)
}

function rateOf(item: Pick<LineInput, 'taxCategory' | 'taxPercent'>): string {
  return `${categoryOf(item)} ${item.taxPercent}`
}

function taxesOf({ taxes }: DocumentTotals): ReadonlyMap<string, Units> {
  return new Map(taxes.map(({ category, percent, tax }) => [`${category} ${percent}`, tax]))
}
