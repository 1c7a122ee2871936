import { calculator, type Chosen } from './calculator.ts'
import { equal, factor, product } from './expression.ts'
import { decimalOf } from './fraction.ts'

/** The units of a content, with what they measure and how much of it they are. */
const UNITS: Readonly<Record<string, readonly [measure: string, size: bigint]>> = {
  g: ['mass', 1n],
  kg: ['mass', 1_000n],
  '100g': ['mass', 100n],
  ml: ['volume', 1n],
  l: ['volume', 1_000n],
  '100ml': ['volume', 100n],
  piece: ['count', 1n],
  cm: ['length', 1n],
  m: ['length', 100n],
  m2: ['area', 1n],
}

/** The units that a content can be in. */
export const CONTENT_UNITS = ['g', 'kg', 'ml', 'l', 'piece', 'cm', 'm', 'm2'] as const
/** The units that a price can be for. */
export const PRICED_UNITS = ['kg', '100g', 'l', '100ml', 'piece', 'm', 'm2'] as const

/** The units that a price can be for where the content is in such a unit. */
export function pricedUnitsFor(unit: string): readonly (typeof PRICED_UNITS)[number][] {
  return PRICED_UNITS.filter((per) => UNITS[per]?.[0] === UNITS[unit]?.[0])
}

/** A gram is 0.001 kg: no two units are further apart. */
const MOST_DIGITS = 3

function sizeOf(unit: string): bigint {
  return UNITS[unit]?.[1] ?? 1n
}

/** The price of a kilogram, 100 g, a litre, 100 ml, a piece, a metre or a square metre. */
export const unitPriceCalculator = calculator({
  cells: {
    price: { kind: 'money', start: '3', stays: true },
    content: { kind: 'quantity', start: '750', stays: true },
    unitPrice: { kind: 'money', fine: true },
  },
  equations: [equal('price', product('unitPrice', product('content', factor('size'))))],
  results: ['unitPrice', 'price', 'content'],
  choices: { unit: CONTENT_UNITS, per: PRICED_UNITS },
  allowed: ({ unit = '', per = '' }): Chosen => {
    const known = pricedUnitsFor(unit)
    return { unit, per: known.find((each) => each === per) ?? known[0] ?? per }
  },
  factors: ({ unit = '', per = '' }) => ({
    size: decimalOf({ numerator: sizeOf(unit), denominator: sizeOf(per) }, MOST_DIGITS, 0),
  }),
})
