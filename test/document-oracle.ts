import { categoryOf, type LineInput, type TotalsInput } from '#domain/documents/totals.ts'

/** A fraction of whole numbers; the denominator is positive. */
interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

const fraction = (over: bigint, under = 1n): Fraction => (under < 0n ? { over: -over, under: -under } : { over, under })
const plus = (a: Fraction, b: Fraction) => fraction(a.over * b.under + b.over * a.under, a.under * b.under)
const times = (a: Fraction, b: Fraction) => fraction(a.over * b.over, a.under * b.under)
const minus = (a: Fraction) => fraction(-a.over, a.under)
const total = (all: readonly Fraction[]) => all.reduce(plus, fraction(0n))
const isLess = (a: Fraction, b: Fraction) => a.over * b.under < b.over * a.under

/** To whole minor units, halves away from zero, by the definition: the whole part, and one more from a half on. */
function rounded({ over, under }: Fraction): Fraction {
  const size = over < 0n ? -over : over
  const whole = size / under
  const up = (size % under) * 2n >= under ? whole + 1n : whole
  return fraction(over < 0n ? -up : up)
}

/** The figures of a document in minor units, worked out as fractions from the words of DOC-04, without any code of the product. */
export interface OracleTotals {
  readonly subtotal: bigint
  readonly discount: bigint
  readonly tax: bigint
  readonly total: bigint
  /** By category and rate: `S 190000`. */
  readonly taxes: Readonly<Record<string, { readonly taxable: bigint; readonly tax: bigint }>>
}

interface OracleLine {
  readonly gross: Fraction
  readonly discount: Fraction
  readonly group: string
  readonly rate: Fraction
}

function oracleLine(line: LineInput): OracleLine {
  // Units are 1/10,000 of a minor unit, quantities 1/10,000.
  const gross = rounded(fraction(BigInt(line.quantity) * BigInt(line.unitPrice), 100_000_000n))
  const wanted = line.discountPercent
    ? rounded(times(gross, fraction(BigInt(line.discountPercent), 1_000_000n)))
    : fixedDiscount(line, gross)
  const isNegative = signOf(gross, line) < 0n
  const isBeyond = isNegative ? isLess(wanted, gross) : isLess(gross, wanted)
  return {
    gross,
    discount: isBeyond ? gross : wanted,
    group: `${categoryOf(line)} ${line.taxPercent}`,
    rate: fraction(BigInt(line.taxPercent), 1_000_000n),
  }
}

function fixedDiscount({ discountAmount, quantity }: LineInput, gross: Fraction): Fraction {
  const amount = rounded(fraction(BigInt(discountAmount ?? 0), 10_000n))
  return times(amount, fraction(signOf(gross, { quantity })))
}

/** Of a line that comes to nothing the sign of its quantity. */
function signOf({ over }: Fraction, { quantity }: Pick<LineInput, 'quantity'>): bigint {
  const figure = over === 0n ? BigInt(quantity) : over
  return figure === 0n ? 0n : figure < 0n ? -1n : 1n
}

const inclusiveShare = (rate: Fraction) => times(rate, fraction(rate.under, rate.under + rate.over))

/** Works a document out (DOC-04). */
export function oracleTotals({ items, taxBasis, pricesIncludeTax }: TotalsInput): OracleTotals {
  const lines = items.map(oracleLine)
  const nets = (some: readonly OracleLine[]) => total(some.map(({ gross, discount }) => plus(gross, minus(discount))))
  const names = [...new Set(lines.map(({ group }) => group))]
  const taxes = names.map((name) => {
    const members = lines.filter(({ group }) => group === name)
    const rate = members[0]?.rate ?? fraction(0n)
    const net = nets(members)
    if (pricesIncludeTax) {
      const tax = rounded(times(net, inclusiveShare(rate)))
      return [name, { taxable: net.over - tax.over, tax: tax.over }] as const
    }
    const taxed = taxBasis === 'net' ? net : total(members.map(({ gross }) => gross))
    return [name, { taxable: net.over, tax: rounded(times(taxed, rate)).over }] as const
  })
  const tax = taxes.reduce((sum, [, each]) => sum + each.tax, 0n)
  const subtotal = pricesIncludeTax
    ? taxes.reduce((sum, [, { taxable }]) => sum + taxable, 0n)
    : total(lines.map(({ gross }) => gross)).over
  const discount = pricesIncludeTax ? 0n : total(lines.map((each) => each.discount)).over
  return { subtotal, discount, tax, total: subtotal + tax - discount, taxes: Object.fromEntries(taxes) }
}
