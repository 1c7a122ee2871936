import { nearestRatio } from '../exact.ts'
import { MAX_UNITS, PPM, type Ppm, type Units, UNITS_PER_MINOR } from '../money.ts'

/** Whether tax is calculated after the discount (as EN 16931 requires) or before it (as imported documents may have it). */
export const TAX_BASES = ['net', 'gross'] as const
export type TaxBasis = (typeof TAX_BASES)[number]

/** VAT categories of EN 16931 (UNCL 5305): standard, zero, exempt, reverse charge, intra-community, export, not subject. */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type TaxCategory = (typeof TAX_CATEGORIES)[number]

/** The input of a line. */
export interface LineInput {
  /** 1/10,000. */
  readonly quantity: number
  readonly unitPrice: Units
  readonly taxPercent: Ppm
  /** Wins over the amount if both are set. */
  readonly discountPercent: Ppm | null
  readonly discountAmount: Units | null
  /** Null: standard if there is a rate, else zero-rated. */
  readonly taxCategory: TaxCategory | null
  /** Rounding in addition to the line's own, so that the parts of an invoice credited one by one add up to it (DOC-08). */
  readonly rounding?: LineRounding | null
}

/** Minor units added to a line's total and to the tax of its rate. */
export interface LineRounding {
  readonly gross: Units
  readonly discount: Units
  readonly tax: Units
}

/** The input of a document; amounts are rounded to 10,000 units in every currency. */
export interface TotalsInput {
  readonly items: readonly LineInput[]
  readonly taxBasis: TaxBasis
  /** The prices of the lines include tax (PRICE-06). */
  readonly pricesIncludeTax: boolean
}

/** The amounts of a line, each rounded to the minor unit. */
export interface LineAmounts {
  readonly gross: Units
  readonly discount: Units
  /** After the discount and without tax, even if prices include it. */
  readonly net: Units
}

/** The lines of one category and rate: their tax is rounded once. */
export interface TaxGroup {
  readonly category: TaxCategory
  readonly percent: Ppm
  readonly taxable: Units
  readonly tax: Units
}

/** All amounts of a document: total = subtotal + tax − discount, always (DOC-04). */
export interface DocumentTotals {
  readonly subtotal: Units
  readonly discountAmount: Units
  readonly taxAmount: Units
  readonly total: Units
  /** In the order of the items. */
  readonly lines: readonly LineAmounts[]
  /** By category and descending rate. */
  readonly taxes: readonly TaxGroup[]
}

const QUANTITY_SCALE = 10_000n
const MINOR = BigInt(UNITS_PER_MINOR)

/** The tax category of a line. */
export function categoryOf({ taxCategory, taxPercent }: Pick<LineInput, 'taxCategory' | 'taxPercent'>): TaxCategory {
  return taxCategory ?? (taxPercent > 0 ? 'S' : 'Z')
}

/** Quantity times unit price, rounded once from the exact product. */
export function lineGross({ quantity, unitPrice }: Pick<LineInput, 'quantity' | 'unitPrice'>): Units {
  return nearestRatio(BigInt(quantity) * BigInt(unitPrice), QUANTITY_SCALE * MINOR) * UNITS_PER_MINOR
}

/**
 * The discount of a line: with the sign of the line, and never larger than it (DOC-04). A negative discount is a surcharge; it takes the
 * sign of the quantity if the line itself is zero.
 */
function lineDiscount(line: LineInput, gross: Units): Units {
  const wanted = line.discountPercent
    ? share(gross, line.discountPercent, PPM)
    : nearestRatio(BigInt(line.discountAmount ?? 0), MINOR) * UNITS_PER_MINOR * Math.sign(gross || line.quantity)
  const isReturn = (gross || line.quantity) < 0
  return (isReturn ? Math.max(wanted, gross) : Math.min(wanted, gross)) + 0
}

/** `amount × part / whole`, rounded to the minor unit from the exact fraction. */
function share(amount: Units, part: number, whole: number): Units {
  return nearestRatio(BigInt(amount) * BigInt(part), BigInt(whole) * MINOR) * UNITS_PER_MINOR
}

/** Adds up a document (DOC-04): rounded once per line, once per discount and once per tax group, half away from zero. */
export function documentTotals({ items, taxBasis, pricesIncludeTax }: TotalsInput): DocumentTotals {
  const entered = items.map((item): LineAmounts => {
    const own = lineGross(item)
    const gross = own + (item.rounding?.gross ?? 0)
    const discount = lineDiscount(item, own) + (item.rounding?.discount ?? 0)
    return { gross, discount, net: gross - discount }
  })
  const groups = groupsOf(items)
  return pricesIncludeTax ? includingTax(entered, groups) : withTaxOnTop(entered, groups, taxBasis)
}

/** Whether the lines are small enough to add up exactly: all sums stay within the limit of amounts. */
export function areTotalsKept(input: TotalsInput): boolean {
  const sizes = documentTotals(input).lines.map(({ gross, discount }) => Math.abs(gross) + Math.abs(discount))
  return sum(sizes) <= MAX_UNITS
}

interface Group {
  readonly category: TaxCategory
  readonly percent: Ppm
  /** Indices of its items. */
  readonly at: readonly number[]
  /** The additional rounding of its tax. */
  readonly rounding: Units
}

function groupsOf(items: readonly LineInput[]): readonly Group[] {
  const groups = new Map<string, Group & { at: number[]; rounding: Units }>()
  for (const [index, item] of items.entries()) {
    const category = categoryOf(item)
    const key = `${category} ${item.taxPercent}`
    const known = groups.get(key) ?? { category, percent: item.taxPercent, at: [], rounding: 0 }
    known.at.push(index)
    known.rounding += item.rounding?.tax ?? 0
    groups.set(key, known)
  }
  return [...groups.values()].toSorted((a, b) => b.percent - a.percent || (a.category < b.category ? -1 : 1))
}

function withTaxOnTop(lines: readonly LineAmounts[], groups: readonly Group[], basis: TaxBasis): DocumentTotals {
  const taxes = groups.map(({ category, percent, at, rounding }): TaxGroup => {
    const taxable = sum(at.map((index) => lines[index]?.net ?? 0))
    const taxed = basis === 'net' ? taxable : sum(at.map((index) => lines[index]?.gross ?? 0))
    return { category, percent, taxable, tax: share(taxed, percent, PPM) + rounding }
  })
  const subtotal = sum(lines.map(({ gross }) => gross))
  const discountAmount = sum(lines.map(({ discount }) => discount))
  const taxAmount = sum(taxes.map(({ tax }) => tax))
  return { subtotal, discountAmount, taxAmount, total: subtotal + taxAmount - discountAmount, lines, taxes }
}

/** Prices include tax: the net of each group is spread over its lines by largest remainder, in their order. */
function includingTax(entered: readonly LineAmounts[], groups: readonly Group[]): DocumentTotals {
  const lines = [...entered]
  const taxes = groups.map(({ category, percent, at, rounding }): TaxGroup => {
    const parts = at.map((index) => entered[index]?.net ?? 0)
    const whole = sum(parts)
    const tax = share(whole, percent, PPM + percent) + rounding
    const nets = netParts(parts, percent, whole - tax)
    for (const [place, index] of at.entries()) {
      const line = entered[index]
      if (line) lines[index] = { ...line, net: nets[place] ?? 0 }
    }
    return { category, percent, taxable: whole - tax, tax }
  })
  const subtotal = sum(taxes.map(({ taxable }) => taxable))
  const taxAmount = sum(taxes.map(({ tax }) => tax))
  return { subtotal, discountAmount: 0, taxAmount, total: subtotal + taxAmount, lines, taxes }
}

/** The amounts without tax of lines of one rate that include it, by largest remainder in their order: they add up to `taxable`. */
export function netParts(parts: readonly Units[], percent: Ppm, taxable: Units): Units[] {
  const nets: Units[] = []
  const rests: number[] = []
  let left = taxable / UNITS_PER_MINOR
  for (const part of parts) {
    const { floor, rest } = netPart(part, PPM + percent)
    nets.push(floor * UNITS_PER_MINOR)
    rests.push(rest)
    left -= floor
  }
  if (left === 0) return nets
  const order = [...rests.keys()].sort((a, b) => (rests[b] ?? 0) - (rests[a] ?? 0) || a - b)
  for (const index of order.slice(0, left)) nets[index] = (nets[index] ?? 0) + UNITS_PER_MINOR
  return nets
}

/** The net of an amount in whole minor units, rounded down, and the rest in 1/(10,000 × `gross`) of a minor unit. */
function netPart(part: Units, gross: Ppm): { readonly floor: number; readonly rest: number } {
  const small = (part / UNITS_PER_MINOR) * PPM
  if (part % UNITS_PER_MINOR === 0 && Number.isSafeInteger(small)) {
    const rest = ((small % gross) + gross) % gross
    return { floor: (small - rest) / gross, rest: rest * UNITS_PER_MINOR }
  }
  const divisor = BigInt(gross) * MINOR
  const numerator = BigInt(part) * BigInt(PPM)
  const rest = ((numerator % divisor) + divisor) % divisor
  return { floor: Number((numerator - rest) / divisor), rest: Number(rest) }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
