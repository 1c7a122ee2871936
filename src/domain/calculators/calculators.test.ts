import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundleCalculator } from './bundle.ts'
import type { Calculator } from './calculator.ts'
import { calculators } from './calculators.ts'
import { type Currencies, shownText } from './cell-text.ts'
import { cellsIn } from './expression.ts'
import { asking, firstQuestion, readQuestion, withChoice, withFigure, writtenQuestion } from './question.ts'
import { equationsFor, isDetermined, type Question, solved } from './solve.ts'

const EUR: Currencies = { currency: 'EUR', other: 'JPY', rate: '185.31' }
const all: Readonly<Record<string, Calculator>> = { ...calculators, bundle3: bundleCalculator(3) }
const each = Object.entries(all)

/** The cells of a calculator as they are shown, by what is typed one after the other. */
function figures(calculator: Calculator, typed: Readonly<Record<string, string>>, chosen: object = {}) {
  const begun = Object.entries(chosen).reduce<Question>(
    (question, [name, value]) => withChoice(calculator, question, name, String(value)),
    firstQuestion(calculator),
  )
  const question = Object.entries(typed).reduce(
    (before, [cell, text]) => withFigure(calculator, before, cell, text),
    begun,
  )
  return shown(calculator, question)
}

function shown(calculator: Calculator, question: Question): Record<string, string> {
  const { cells } = solved(calculator, question, EUR)
  return Object.fromEntries(
    [...cells].map(([id, { value, issue }]) => [
      id,
      value ? shownText(calculator.cells[id]!, value, EUR) : (issue?.code ?? '–'),
    ]),
  )
}

const { price, margin, markup, discount, vat, breakEven, landedCost, bundle, unitPrice, currency } = calculators

describe('the calculators', () => {
  it.each([
    ['a price', price, {}, {}, { cost: '60.00', net: '100.00', shelfPrice: '120.00' }],
    ['the margin that a shelf price leaves', price, { shelfPrice: '96' }, {}, { net: '80.00', margin: '25' }],
    ['a shelf price before its discount', price, { discount: '20' }, {}, { net: '100.00', shelfPrice: '150.00' }],
    ['a margin', margin, {}, {}, { price: '100.00', profit: '40.00', markup: '66.67' }],
    ['the margin of a price', margin, { price: '80' }, {}, { margin: '25', profit: '20.00' }],
    ['the cost that a margin and a profit allow', margin, { margin: '25', profit: '20' }, {}, { price: '80.00' }],
    ['a loss', margin, { price: '50' }, {}, { margin: '-20', profit: '-10.00' }],
    ['a markup', markup, {}, {}, { price: '90.00', profit: '30.00', margin: '33.33' }],
    ['the markup of a profit', markup, { profit: '15' }, {}, { markup: '25', price: '75.00' }],
    [
      '10 % off, which needs a third more sales',
      discount,
      {},
      {},
      { newPrice: '90.00', newMargin: '33.33', extraSales: '33.33' },
    ],
    [
      'the discount that a quarter more sales pay',
      discount,
      { extraSales: '25' },
      {},
      { discount: '8', newPrice: '92.00' },
    ],
    [
      'the margin of a new price as it is charged, to the cent',
      discount,
      { price: '9.99', cost: '6', discount: '15' },
      {},
      { newPrice: '8.49', newMargin: '29.33' },
    ],
    ['the discount of a new price', discount, { newPrice: '75' }, {}, { discount: '25', extraSales: '166.67' }],
    ['VAT in', vat, {}, {}, { vat: '20.00', gross: '120.00' }],
    ['VAT out', vat, { rate: '19', gross: '119' }, {}, { net: '100.00', vat: '19.00' }],
    ['VAT out, where net and VAT add up', vat, { rate: '7', gross: '9.99' }, {}, { net: '9.34', vat: '0.65' }],
    ['the net amount behind a VAT amount', vat, { rate: '21', vat: '4.2' }, {}, { net: '20.00', gross: '24.20' }],
    ['break-even', breakEven, {}, {}, { contribution: '10.00', units: '200', revenue: '5000.00' }],
    ['break-even with a profit', breakEven, { target: '500' }, {}, { units: '250', revenue: '6250.00' }],
    ['the price for so many pieces', breakEven, { units: '100' }, {}, { price: '35.00', revenue: '3500.00' }],
    ['the price for a revenue', breakEven, { revenue: '4000' }, {}, { price: '30.00', units: '133.33' }],
    [
      'landed cost',
      landedCost,
      {},
      {},
      { duty: '282.00', beforeVat: '6002.00', landed: '6002.00', perPiece: '12.004' },
    ],
    [
      'landed cost with a dearer insurance, which is dutiable',
      landedCost,
      { insurance: '100' },
      {},
      { duty: '285.00', beforeVat: '6065.00' },
    ],
    [
      'landed cost with VAT',
      landedCost,
      {},
      { vatCounts: 'paid' },
      { vat: '1200.40', landed: '7202.40', perPiece: '14.4048' },
    ],
    [
      'landed cost with duty on the goods alone',
      landedCost,
      {},
      { dutyBasis: 'fob' },
      { duty: '250.00', landed: '5970.00' },
    ],
    [
      'landed cost with an insurance that is not dutiable',
      landedCost,
      { insurance: '100' },
      { dutyBasis: 'fob' },
      { duty: '250.00', landed: '6030.00' },
    ],
    ['what goods may cost', landedCost, { perPiece: '10' }, {}, { goods: '4045.71', landed: '5000.00' }],
    ['the rate behind a duty', landedCost, { duty: '564' }, {}, { dutyRate: '10', landed: '6284.00' }],
    [
      'a set of products',
      bundle,
      {},
      {},
      { totalCost: '15.00', totalPrice: '31.00', margin: '40', profit: '10.00', saving: '19.35' },
    ],
    ['the price of a set for a margin', bundle, { margin: '50' }, {}, { setPrice: '30.00', profit: '15.00' }],
    [
      'the price of a set with a saving',
      bundle,
      { saving: '10', count2: '2' },
      {},
      { setPrice: '45.00', margin: '46.67' },
    ],
    ['the price of a kilogram', unitPrice, {}, {}, { unitPrice: '4.00' }],
    ['the price of 100 g', unitPrice, {}, { per: '100g' }, { unitPrice: '0.40' }],
    ['the price of a litre', unitPrice, { content: '330' }, { unit: 'ml' }, { unitPrice: '9.0909' }],
    ['the price of a pack', unitPrice, { unitPrice: '4' }, {}, { price: '3.00' }],
    ['the price of a square metre', unitPrice, { content: '3' }, { unit: 'm2' }, { unitPrice: '1.00' }],
    ['another currency', currency, {}, {}, { result: '18531' }],
    ['the amount behind another currency', currency, { result: '1000' }, {}, { amount: '5.40' }],
    ['the rate of two amounts', currency, { rate: '160', result: '16000' }, {}, { amount: '100.00' }],
  ] as const)('PAGE-03 find %s', (_, calculator, typed, chosen, expected) => {
    expect(figures(calculator, typed, chosen)).toMatchObject(expected)
  })

  it.each([
    ['a margin of 100 %', margin, { margin: '100' }, { margin: 'whole-or-more', price: '–' }],
    ['a cost below 0', margin, { cost: '-1' }, { cost: 'negative', price: '–' }],
    ['a price of 0', margin, { cost: '10', price: '0' }, { margin: 'zero', markup: '-100' }],
    ['no cost for a markup', markup, { cost: '0', price: '10' }, { markup: 'zero', margin: '100' }],
    ['no text', margin, { cost: '' }, { cost: 'empty', price: '–' }],
    ['no number', margin, { cost: 'abc' }, { cost: 'not-a-number' }],
    ['a huge cost', margin, { cost: '9'.repeat(60) }, { cost: 'too-large', price: '–' }],
    ['a cost of more digits than anybody writes', margin, { cost: '9'.repeat(400) }, { cost: 'too-large' }],
    ['a huge result', margin, { cost: '999999999', margin: '99.99' }, { price: 'too-large', profit: '–' }],
    ['a discount that takes the whole margin', discount, { discount: '40' }, { newMargin: '0', extraSales: 'zero' }],
    ['a discount beyond the margin', discount, { discount: '50' }, { newMargin: '-20', extraSales: 'below-zero' }],
    ['pieces that cover nothing', breakEven, { price: '15' }, { contribution: '0.00', units: 'zero', revenue: '–' }],
    ['pieces that lose money', breakEven, { price: '10' }, { contribution: '-5.00', units: 'below-zero' }],
    ['no pieces', landedCost, { pieces: '0' }, { perPiece: 'zero', landed: '6002.00' }],
    ['nothing left for the goods', landedCost, { perPiece: '1' }, { landed: '500.00', goods: 'below-zero' }],
    ['a content of 0', unitPrice, { content: '0' }, { unitPrice: 'zero' }],
    ['a rate of 0', currency, { rate: '0', result: '5' }, { amount: 'zero' }],
  ] as const)('PAGE-03 PRICE-14 say at the cell that there is no answer to %s', (_, calculator, typed, expected) => {
    expect(figures(calculator, typed)).toMatchObject(expected)
  })

  it.each(each)(
    'PAGE-03 %s names only its own cells, and begins with as many figures as lead to all of them',
    (_, of) => {
      const named = of.equations.flatMap(({ left, right }) => [...cellsIn(left), ...cellsIn(right)])
      expect(Object.keys(of.cells)).toEqual(expect.arrayContaining([...named, ...of.results]))
      const { givens, chosen } = firstQuestion(of)
      const ids = givens.map(({ cell }) => cell)
      const equations = equationsFor(of, chosen)
      expect(isDetermined(of, equations, ids)).toBe(true)
      for (const id of ids)
        expect(
          isDetermined(
            of,
            equations,
            ids.filter((other) => other !== id),
          ),
        ).toBe(false)
      expect([...solved(of, firstQuestion(of), EUR).cells.values()].every(({ value }) => value)).toBe(true)
    },
  )
})

/** A walk of typing, choosing and asking, which may lead anywhere. */
const acts = fc.array(
  fc.record({
    act: fc.constantFrom('type', 'ask', 'choose'),
    at: fc.nat(200),
    text: fc.oneof(
      fc.integer({ min: 1, max: 9_999 }).map(String),
      fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
      fc.constantFrom('0', '-3', '', 'abc', '1e5', '99999999999999999999', '0.000001', '∞', 'NaN'),
    ),
  }),
  { maxLength: 8 },
)
type Act = (typeof acts extends fc.Arbitrary<infer T> ? T : never)[number]

function walked(calculator: Calculator, taken: readonly Act[]): Question {
  return taken.reduce((question, { act, at, text }) => {
    const ids = Object.keys(calculator.cells)
    const id = ids[at % ids.length]!
    if (act === 'type') return withFigure(calculator, question, id, text)
    if (act === 'ask') return asking(calculator, question, id, EUR) ?? question
    const choices = Object.entries(calculator.choices ?? {})
    const [name, values] = choices[at % Math.max(1, choices.length)] ?? []
    return name && values ? withChoice(calculator, question, name, values[at % values.length]!) : question
  }, firstQuestion(calculator))
}

describe('whatever is typed, asked and chosen', () => {
  it.each(each)('PAGE-03 %s stays a question that leads to all cells, and its address brings it back', (_, of) => {
    fc.assert(
      fc.property(acts, (taken) => {
        const question = walked(of, taken)
        const equations = equationsFor(of, question.chosen)
        expect(
          isDetermined(
            of,
            equations,
            question.givens.map(({ cell }) => cell),
          ),
        ).toBe(true)
        expect(shown(of, readQuestion(of, writtenQuestion(of, question)))).toEqual(shown(of, question))
      }),
      { numRuns: 60 },
    )
  })

  it.each(each)('PAGE-03 %s shows a number or an issue at each cell, never NaN or Infinity', (_, of) => {
    fc.assert(
      fc.property(acts, (taken) => {
        for (const text of Object.values(shown(of, walked(of, taken))))
          expect(text).toMatch(/^(-?\d+(\.\d+)?|[a-z-]+|–)$/)
      }),
      { numRuns: 60 },
    )
  })

  it.each(each)('PAGE-03 PRICE-14 %s asked for any given cell finds it again within one minor unit', (_, of) => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9_999_99 }), { minLength: 30, maxLength: 30 })
    fc.assert(
      fc.property(amounts, fc.nat(50), (cents, at) => {
        const first = firstQuestion(of)
        const givens = first.givens.map(({ cell }, index) => ({ cell, text: typedFor(of, cell, cents[index]!) }))
        const question = { ...first, givens }
        const before = solved(of, question, EUR).cells
        const { cell } = givens[at % givens.length]!
        const asked = asking(of, question, cell, EUR)
        if (!asked || [...before.values()].some(({ value }) => !value)) return
        expect(asked.givens.some((given) => given.cell === cell)).toBe(false)
        const [found, wanted] = [solved(of, asked, EUR).cells.get(cell)?.value, before.get(cell)?.value]
        const apart = Math.abs(numberOf(found!) - numberOf(wanted!))
        const { kind } = of.cells[cell]!
        expect(apart).toBeLessThanOrEqual((kind === 'percent' ? 0.0001 : 0.01) * 1.000001)
        for (const given of givens.filter((other) => other.cell !== cell)) expect(asked.givens).toContainEqual(given)
      }),
      { numRuns: 120 },
    )
  })

  it('PAGE-03 amounts of the start are whole, so that they stand in every currency, also in yen', () => {
    const declared: readonly Calculator[] = [...Object.values(calculators), bundleCalculator(5)]
    const starts = declared.flatMap(({ cells }) =>
      Object.values(cells).flatMap(({ kind, start }) => (kind === 'money' && start !== undefined ? [start] : [])),
    )
    expect(starts.filter((start) => !/^\d+$/.test(start))).toEqual([])
  })

  it('PAGE-03 the figure that was typed last stays, and a cost or rate gives way only when it is asked for', () => {
    const typed = withFigure(vat, firstQuestion(vat), 'gross', '60')
    expect(shown(vat, typed)).toMatchObject({ net: '50.00', rate: '20' })
    expect(shown(vat, withFigure(vat, typed, 'net', '10'))).toMatchObject({ gross: '12.00', rate: '20' })
    expect(asking(vat, typed, 'rate', EUR)?.givens.map(({ cell }) => cell)).toEqual(['gross', 'net'])
  })

  it('PAGE-03 PRICE-14 what the supplier may ask follows from shelf price, margin, freight and discount', () => {
    const asked = asking(price, firstQuestion(price), 'supplierPrice', EUR)!
    expect(shown(price, withFigure(price, asked, 'shelfPrice', '96'))).toMatchObject({
      supplierPrice: '38.00',
      margin: '40',
    })
  })

  it('PAGE-03 a choice under which the figures lead nowhere puts those of the start in their places', () => {
    const paid = withChoice(landedCost, firstQuestion(landedCost), 'vatCounts', 'paid')
    const asked = asking(landedCost, paid, 'vatRate', EUR)!
    const back = withChoice(landedCost, asked, 'vatCounts', 'reclaimed')
    expect(
      isDetermined(
        landedCost,
        equationsFor(landedCost, back.chosen),
        back.givens.map(({ cell }) => cell),
      ),
    ).toBe(true)
  })
})

function typedFor({ cells }: Calculator, cell: string, cents: number): string {
  const { kind, belowWhole } = cells[cell]!
  if (kind === 'percent')
    return belowWhole || cell === 'discount' ? ((cents % 9_900) / 100).toFixed(2) : ((cents % 30_000) / 100).toFixed(2)
  return kind === 'quantity' ? String(1 + (cents % 5_000)) : (cents / 100).toFixed(2)
}

function numberOf({ numerator, denominator }: { readonly numerator: bigint; readonly denominator: bigint }): number {
  return Number((numerator * 10n ** 12n) / denominator) / 1e12
}
