import { describe, expect, it } from 'vitest'
import { itemOf, type PlainLine } from '#test/e-invoice/cases.ts'
import { decimalFromUnits, MAX_UNITS } from '../money.ts'
import { areTotalsKept, categoryOf, documentTotals, type TotalsInput } from './totals.ts'

const document = (currency: string, lines: readonly PlainLine[], rest: Partial<TotalsInput> = {}): TotalsInput => ({
  items: lines.map((line, index) => itemOf(line, currency, index)),
  taxBasis: 'net',
  pricesIncludeTax: false,
  ...rest,
})

/** The figures of a document as decimals in its currency. */
function figures(currency: string, input: TotalsInput) {
  const text = (units: number) => decimalFromUnits(units, currency)
  const { subtotal, discountAmount, taxAmount, total, lines, taxes } = documentTotals(input)
  return {
    sums: [subtotal, discountAmount, taxAmount, total].map(text),
    gross: lines.map(({ gross }) => text(gross)),
    nets: lines.map(({ net }) => text(net)),
    taxes: taxes.map(
      ({ category, percent, taxable, tax }) => `${category}${percent / 10_000} ${text(taxable)} ${text(tax)}`,
    ),
  }
}

const g01: readonly PlainLine[] = [{ quantity: '2', price: '100', rate: '20', off: '10' }]
const g08: readonly PlainLine[] = [
  { quantity: '2.345', price: '19.99', rate: '7', off: '12.5' },
  { quantity: '1', price: '89.95', rate: '19', offAmount: '9.95' },
  { quantity: '7', price: '1.335', rate: '19', off: '33.333' },
  { quantity: '-1', price: '4.50', rate: '19' },
]

describe('golden cases of the totals', () => {
  it('DOC-04 g01: tax before the discount', () => {
    const { sums, nets } = figures('EUR', document('EUR', g01, { taxBasis: 'gross' }))
    expect(sums).toEqual(['200.00', '20.00', '40.00', '220.00'])
    expect(nets).toEqual(['180.00'])
  })

  it('DOC-04 g02: tax after the discount', () => {
    const { sums, nets, taxes } = figures('EUR', document('EUR', g01))
    expect(sums).toEqual(['200.00', '20.00', '36.00', '216.00'])
    expect(nets).toEqual(['180.00'])
    expect(taxes).toEqual(['S20 180.00 36.00'])
  })

  it('DOC-04 the words of the requirement: 2 × 100 at 10 % tax and 10 % discount by both bases', () => {
    const lines = [{ quantity: '2', price: '100', rate: '10', off: '10' }]
    expect(figures('USD', document('USD', lines, { taxBasis: 'gross' })).sums).toEqual([
      '200.00',
      '20.00',
      '20.00',
      '200.00',
    ])
    expect(figures('USD', document('USD', lines)).sums).toEqual(['200.00', '20.00', '18.00', '198.00'])
  })

  it('DOC-04 g03: tax is rounded once per rate, not per line', () => {
    const lines = Array.from({ length: 10 }, () => ({ quantity: '1', price: '0.33', rate: '19' }))
    const { sums, taxes } = figures('EUR', document('EUR', lines))
    expect(sums).toEqual(['3.30', '0.00', '0.63', '3.93'])
    expect(taxes).toEqual(['S19 3.30 0.63'])
  })

  it('DOC-04 g04: halves that binary fractions get wrong', () => {
    const lines = ['2.675', '1.005'].map((price) => ({ quantity: '1', price }))
    const all = [...lines, { quantity: '3', price: '0.1' }, { quantity: '1', price: '8.345' }]
    const { sums, gross } = figures('EUR', document('EUR', all))
    expect(gross).toEqual(['2.68', '1.01', '0.30', '8.35'])
    expect(sums).toEqual(['12.34', '0.00', '0.00', '12.34'])
  })

  it('DOC-04 g08: percent, amount, fraction and return on one document', () => {
    const { sums, nets, taxes } = figures('EUR', document('EUR', g08))
    expect(sums).toEqual(['141.68', '18.93', '18.40', '141.15'])
    expect(nets).toEqual(['41.02', '80.00', '6.23', '-4.50'])
    expect(taxes).toEqual(['S19 81.73 15.53', 'S7 41.02 2.87'])
  })

  it('PRICE-09 g10: a currency without minor digits', () => {
    const lines = [
      { quantity: '3', price: '333', rate: '10' },
      { quantity: '1', price: '155', rate: '8' },
    ]
    const { sums, taxes } = figures('JPY', document('JPY', lines))
    expect(sums).toEqual(['1154', '0', '112', '1266'])
    expect(taxes).toEqual(['S10 999 100', 'S8 155 12'])
  })

  it('PRICE-06 g12: prices that include tax', () => {
    const lines = [
      { quantity: '3', price: '9.99', rate: '19' },
      { quantity: '1', price: '0.99', rate: '19' },
      { quantity: '7', price: '2.49', rate: '7', off: '10' },
    ]
    const { sums, nets, taxes } = figures('EUR', document('EUR', lines, { pricesIncludeTax: true }))
    expect(sums).toEqual(['40.68', '0.00', '5.97', '46.65'])
    expect(nets).toEqual(['25.19', '0.83', '14.66'])
    expect(taxes).toEqual(['S19 26.02 4.94', 'S7 14.66 1.03'])
  })

  it('DOC-04 g13: a percent wins over an amount', () => {
    const lines = [{ quantity: '4', price: '25', rate: '8.875', off: '5', offAmount: '40' }]
    expect(figures('USD', document('USD', lines)).sums).toEqual(['100.00', '5.00', '8.43', '103.43'])
  })
})

describe('totals at the edges', () => {
  it('PRICE-09 a currency with three digits rounds to a thousandth', () => {
    const lines = [{ quantity: '3', price: '1.1115', rate: '5' }]
    const { sums } = figures('KWD', document('KWD', lines))
    expect(sums).toEqual(['3.335', '0.000', '0.167', '3.502'])
  })

  it('DOC-04 a discount never exceeds its line, and never turns its sign', () => {
    const lines = [
      { quantity: '1', price: '3', rate: '19', offAmount: '99' },
      { quantity: '-1', price: '3', rate: '19', offAmount: '99' },
      { quantity: '2', price: '3', rate: '19', off: '100' },
    ]
    const { nets, sums } = figures('EUR', document('EUR', lines))
    expect(nets).toEqual(['0.00', '0.00', '0.00'])
    expect(sums).toEqual(['6.00', '6.00', '0.00', '0.00'])
  })

  it('DOC-04 a discount on a return makes the return smaller', () => {
    const lines = [
      { quantity: '-2', price: '10', off: '10' },
      { quantity: '-2', price: '10', offAmount: '3' },
    ]
    const { nets, sums } = figures('EUR', document('EUR', lines))
    expect(nets).toEqual(['-18.00', '-17.00'])
    expect(sums).toEqual(['-40.00', '-5.00', '0.00', '-35.00'])
  })

  it('DOC-04 a negative discount is a surcharge, by percent and by amount', () => {
    const lines = [
      { quantity: '1', price: '10', off: '-5' },
      { quantity: '1', price: '10', offAmount: '-2.5' },
    ]
    const { nets, sums } = figures('EUR', document('EUR', lines))
    expect(nets).toEqual(['10.50', '12.50'])
    expect(sums).toEqual(['20.00', '-3.00', '0.00', '23.00'])
  })

  it('DOC-04 a percent of nothing leaves the amount in force', () => {
    expect(figures('EUR', document('EUR', [{ quantity: '1', price: '10', off: '0', offAmount: '4' }])).nets).toEqual([
      '6.00',
    ])
  })

  it('DOC-04 nothing is never minus nothing', () => {
    const totals = documentTotals(
      document('EUR', [{ quantity: '-1', price: '0', rate: '19', off: '10', offAmount: '1' }]),
    )
    const amounts = [totals.subtotal, totals.discountAmount, totals.taxAmount, totals.total]
    const parts = [
      ...totals.lines.flatMap((line) => Object.values(line) as number[]),
      ...totals.taxes.map(({ tax }) => tax),
    ]
    expect([...amounts, ...parts].filter((each) => !Object.is(each, 0))).toEqual([])
  })

  it('DOC-04 no lines come to nothing', () => {
    expect(documentTotals(document('EUR', []))).toEqual({
      subtotal: 0,
      discountAmount: 0,
      taxAmount: 0,
      total: 0,
      lines: [],
      taxes: [],
    })
  })

  it('DOC-04 rates of different categories are told apart, the highest rate first', () => {
    const lines: readonly PlainLine[] = [
      { quantity: '1', price: '1' },
      { quantity: '1', price: '2', category: 'E' },
      { quantity: '1', price: '3', rate: '7' },
      { quantity: '1', price: '4', rate: '19' },
    ]
    expect(figures('EUR', document('EUR', lines)).taxes).toEqual([
      'S19 4.00 0.76',
      'S7 3.00 0.21',
      'E0 2.00 0.00',
      'Z0 1.00 0.00',
    ])
  })

  it.each([
    [{ taxCategory: null, taxPercent: 190_000 }, 'S'],
    [{ taxCategory: null, taxPercent: 0 }, 'Z'],
    [{ taxCategory: 'AE', taxPercent: 0 }, 'AE'],
    [{ taxCategory: 'E', taxPercent: 190_000 }, 'E'],
  ] as const)('DOC-16 the category of %j is %s', (line, category) => {
    expect(categoryOf(line)).toBe(category)
  })

  it('DOC-04 a thousand lines of twelve digits add up to the last cent', () => {
    const line = { quantity: '1', price: '999999.99', rate: '19' }
    const { sums } = figures(
      'EUR',
      document(
        'EUR',
        Array.from({ length: 1_000 }, () => line),
      ),
    )
    expect(sums).toEqual(['999999990.00', '0.00', '189999998.10', '1189999988.10'])
  })

  it('DOC-04 the largest price that is kept is kept to the cent', () => {
    const item = { ...itemOf({ quantity: '1', price: '0' }, 'EUR'), unitPrice: MAX_UNITS }
    const { lines } = documentTotals({ items: [item], taxBasis: 'net', pricesIncludeTax: false })
    expect(lines).toEqual([{ gross: 1_000_000_000_000_000, discount: 0, net: 1_000_000_000_000_000 }])
  })

  it('DOC-04 lines that cancel out are refused where their sum would not be exact', () => {
    const one = { ...itemOf({ quantity: '1', price: '0' }, 'EUR'), unitPrice: 499_999_999_990_000 }
    const back = { ...one, quantity: 0 - one.quantity }
    const kept = (items: TotalsInput['items']) => areTotalsKept({ items, taxBasis: 'net', pricesIncludeTax: false })
    expect(kept([one, back])).toBe(true)
    expect(kept([one, back, one])).toBe(false)
    expect(
      kept([
        { ...one, discountPercent: 1_000_000 },
        { ...back, discountPercent: 1_000_000 },
      ]),
    ).toBe(false)
  })
})
