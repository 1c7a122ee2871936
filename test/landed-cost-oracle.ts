/**
 * What a shipment costs, worked out a second time by the rules of docs/decisions/0009, apart from the product's code: exact rational numbers
 * of the amounts as people write them, in major units.
 */

/** A rational number; the denominator is above zero. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

const ZERO: Rational = { n: 0n, d: 1n }

/** A rational of a decimal text. */
function rational(text: string): Rational {
  const [whole = '0', fraction = ''] = text.split('.')
  return { n: BigInt(whole + fraction), d: 10n ** BigInt(fraction.length) }
}

const add = (a: Rational, b: Rational): Rational => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
const times = (a: Rational, b: Rational): Rational => ({ n: a.n * b.n, d: a.d * b.d })
const over = (a: Rational, b: Rational): Rational =>
  b.n < 0n ? { n: -a.n * b.d, d: -a.d * b.n } : { n: a.n * b.d, d: a.d * b.n }
const total = (all: readonly Rational[]): Rational => all.reduce(add, ZERO)
const isZero = ({ n }: Rational): boolean => n === 0n

/** Rounded to so many digits after the point, half away from zero, as a whole number of the last digit. */
function rounded({ n, d }: Rational, digits: number): bigint {
  const scaled = (n < 0n ? -n : n) * 10n ** BigInt(digits)
  const magnitude = (2n * scaled + d) / (2n * d)
  return n < 0n ? -magnitude : magnitude
}

const rounding = (value: Rational, digits: number): Rational => ({
  n: rounded(value, digits),
  d: 10n ** BigInt(digits),
})

/** A whole by weights: cut off at the last digit, what is left goes one each to the largest remainders, of equals to the first. */
function shares(whole: Rational, weights: readonly Rational[], digits: number): readonly Rational[] {
  if (isZero(whole)) return weights.map(() => ZERO)
  const unit = 10n ** BigInt(digits)
  const sign = whole.n < 0n ? -1n : 1n
  const size: Rational = { n: whole.n * sign, d: whole.d }
  const sum = total(weights)
  const exact = weights.map((weight) => over(times(times(size, { n: unit, d: 1n }), weight), sum))
  const floors = exact.map(({ n, d }) => n / d)
  const rest = rounded(size, digits) - floors.reduce((all, each) => all + each, 0n)
  const left = exact.map(({ n, d }, index) => ({ index, n: n % d, d }))
  left.sort((a, b) => {
    const difference = b.n * a.d - a.n * b.d
    return difference === 0n ? a.index - b.index : difference > 0n ? 1 : -1
  })
  const more = new Set(left.slice(0, Number(rest)).map(({ index }) => index))
  return floors.map((count, index) => ({ n: sign * (count + (more.has(index) ? 1n : 0n)), d: unit }))
}

export interface OracleLine {
  readonly id: string
  readonly thing: string
  readonly quantity: string
  readonly received: string
  readonly unitCost: string
  readonly rate: string
  readonly duty: string
  readonly weight: string
}

export interface OracleCharge {
  readonly kind: string
  readonly amount: string
  readonly rate: string
  readonly split: 'value' | 'weight' | 'quantity' | 'equal'
  readonly dutiable: boolean
}

/** What one received unit of a thing costs, by parts, in 1/10,000 of the minor unit. */
export interface OracleCost {
  readonly goods: bigint
  readonly charges: bigint
  readonly duty: bigint
}

interface Carried {
  goods: Rational
  charges: Rational
  duty: Rational
}

/** The cost of one of each thing; `digits` are those of the minor unit. */
export function oracleCosts(
  lines: readonly OracleLine[],
  charges: readonly OracleCharge[],
  basis: 'cif' | 'fob',
  digits: number,
): ReadonlyMap<string, OracleCost> {
  const fine = digits + 4
  const quantity = (line: OracleLine): Rational => rational(line.quantity)
  const goods = lines.map((line) =>
    rounding(times(times(quantity(line), rational(line.unitCost)), rational(line.rate)), fine),
  )
  const parts = charges.map((charge) => {
    const converted = times(rational(charge.amount), rational(charge.rate))
    // A rate of 1 is that of the shipment's own currency, which is not converted.
    const whole = charge.rate === '1' ? converted : rounding(converted, digits)
    const weights = {
      value: () => goods,
      weight: () => lines.map((line) => times(quantity(line), rational(line.weight))),
      quantity: () => lines.map(quantity),
      equal: () => lines.map(() => rational('1')),
    }[charge.split]()
    return shares(whole, weights, digits)
  })
  const sumOf = (at: number, test: (charge: OracleCharge) => boolean): Rational =>
    total(charges.flatMap((charge, index) => (test(charge) ? [parts[index]?.[at] ?? ZERO] : [])))
  const carried = lines.map((line, at): Carried => {
    const own = goods[at] ?? ZERO
    const dutiable = basis === 'cif' ? sumOf(at, ({ kind, dutiable: counts }) => counts && kind !== 'duty') : ZERO
    const customs = add(own, dutiable)
    const rate = over(rational(line.duty), rational('100'))
    const duty = rounding(times(customs.n < 0n ? ZERO : customs, rate), fine)
    return {
      goods: own,
      charges: sumOf(at, ({ kind }) => kind !== 'duty'),
      duty: add(
        duty,
        sumOf(at, ({ kind }) => kind === 'duty'),
      ),
    }
  })
  spreadMissing(lines, goods, carried, digits)
  return byThing(lines, carried, fine)
}

/** A line of which nothing came is carried by those of its thing that came, else by all that came, by value. */
function spreadMissing(
  lines: readonly OracleLine[],
  goods: readonly Rational[],
  carried: Carried[],
  digits: number,
): void {
  const came = lines.flatMap(({ received }, at) => (isZero(rational(received)) ? [] : [at]))
  lines.forEach(({ received, thing }, from) => {
    const mine = carried[from]
    if (!isZero(rational(received)) || !mine) return
    const alike = came.filter((at) => lines[at]?.thing === thing)
    const takers = alike.length > 0 ? alike : came
    const values = takers.map((at) => goods[at] ?? ZERO)
    const weights = values.every(isZero) ? takers.map((at) => rational(lines[at]?.received ?? '0')) : values
    for (const part of ['goods', 'charges', 'duty'] as const) {
      // A whole number of minor units stays one; what has a fraction is split to 1/10,000 of it.
      const isWhole = isZero(add(mine[part], times(rounding(mine[part], digits), rational('-1'))))
      const split = shares(mine[part], weights, isWhole ? digits : digits + 4)
      takers.forEach((at, index) => {
        const taker = carried[at]
        if (taker) taker[part] = add(taker[part], split[index] ?? ZERO)
      })
      mine[part] = ZERO
    }
  })
}

function byThing(
  lines: readonly OracleLine[],
  carried: readonly Carried[],
  fine: number,
): ReadonlyMap<string, OracleCost> {
  const costs = new Map<string, OracleCost>()
  for (const thing of new Set(lines.map((line) => line.thing))) {
    const own = lines.flatMap((line, at) => (line.thing === thing ? [at] : []))
    const received = total(own.map((at) => rational(lines[at]?.received ?? '0')))
    if (isZero(received)) continue
    const one = (part: keyof Carried): bigint =>
      rounded(over(total(own.map((at) => carried[at]?.[part] ?? ZERO)), received), fine)
    costs.set(thing, { goods: one('goods'), charges: one('charges'), duty: one('duty') })
  }
  return costs
}
