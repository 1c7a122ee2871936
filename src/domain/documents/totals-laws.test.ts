import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oracleTotals } from '#test/document-oracle.ts'
import { UNITS_PER_MINOR } from '../money.ts'
import { documentTotals, type LineInput, TAX_BASES, TAX_CATEGORIES, type TotalsInput } from './totals.ts'

/* Half of the figures are round, as real ones are, because round figures are what lands on halves. */
const price = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }).map((minor) => minor * UNITS_PER_MINOR),
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.constantFrom(0, 1, 5_000, 15_000, 999_999_990_000),
)
const quantity = fc.oneof(
  fc.integer({ min: -20, max: 99 }).map((whole) => whole * 10_000),
  fc.integer({ min: -1e6, max: 1e6 }),
)
const rate = fc.constantFrom(0, 70_000, 190_000, 200_000, 88_750, 55_000, 1_000_000)
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 })
const line: fc.Arbitrary<LineInput> = fc.record({
  quantity,
  unitPrice: price,
  taxPercent: rate,
  discountPercent: orNull(fc.integer({ min: -1_000_000, max: 1_000_000 })),
  discountAmount: orNull(price),
  taxCategory: orNull(fc.constantFrom(...TAX_CATEGORIES)),
})
const input: fc.Arbitrary<TotalsInput> = fc.record({
  items: fc.array(line, { maxLength: 12 }),
  taxBasis: fc.constantFrom(...TAX_BASES),
  pricesIncludeTax: fc.boolean(),
})
const RUNS = { numRuns: 3_000 }
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const minor = (units: number) => BigInt(units) / BigInt(UNITS_PER_MINOR)

/** The figures in minor units, in the form of the oracle. */
function inMinor(document: TotalsInput) {
  const { subtotal, discountAmount, taxAmount, total, taxes } = documentTotals(document)
  return {
    subtotal: minor(subtotal),
    discount: minor(discountAmount),
    tax: minor(taxAmount),
    total: minor(total),
    taxes: Object.fromEntries(
      taxes.map(({ category, percent, taxable, tax }) => [
        `${category} ${percent}`,
        { taxable: minor(taxable), tax: minor(tax) },
      ]),
    ),
  }
}

const negated = (document: TotalsInput): TotalsInput => ({
  ...document,
  items: document.items.map((item) => ({ ...item, quantity: 0 - item.quantity })),
})

describe('every document', () => {
  it('DOC-04 comes to what exact fractions say, on both bases and with tax inside', () => {
    fc.assert(
      fc.property(input, (document) => {
        expect(inMinor(document)).toEqual(oracleTotals(document))
      }),
      RUNS,
    )
  })

  it('DOC-04 is exact in amounts as large as can be kept', () => {
    const large = fc.record({
      items: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 1e7 }),
          unitPrice: fc.integer({ min: 1e10, max: 1e11 }),
          taxPercent: fc.integer({ min: 0, max: 1_000_000 }),
          discountPercent: orNull(fc.integer({ min: 0, max: 1_000_000 })),
          discountAmount: orNull(fc.integer({ min: 0, max: 1e13 })),
          taxCategory: fc.constant(null),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      taxBasis: fc.constantFrom(...TAX_BASES),
      pricesIncludeTax: fc.boolean(),
    })
    fc.assert(
      fc.property(large, (document) => {
        expect(inMinor(document)).toEqual(oracleTotals(document))
      }),
      RUNS,
    )
  })

  it('DOC-04 adds up: its nets and its tax are its total, its taxable amounts are its nets', () => {
    fc.assert(
      fc.property(input, (document) => {
        const { subtotal, discountAmount, taxAmount, total, lines, taxes } = documentTotals(document)
        const nets = sum(lines.map(({ net }) => net))
        expect(total).toBe(nets + taxAmount)
        expect(total).toBe(subtotal + taxAmount - discountAmount)
        expect(sum(taxes.map(({ taxable }) => taxable))).toBe(nets)
        expect(sum(taxes.map(({ tax }) => tax))).toBe(taxAmount)
      }),
      RUNS,
    )
  })

  it('DOC-04 has amounts of whole minor units only', () => {
    fc.assert(
      fc.property(input, (document) => {
        const { lines, taxes, ...sums } = documentTotals(document)
        const amounts = [
          ...Object.values(sums).filter((each): each is number => typeof each === 'number'),
          ...lines.flatMap(({ gross, discount, net }) => [gross, discount, net]),
          ...taxes.flatMap(({ taxable, tax }) => [taxable, tax]),
        ]
        expect(amounts.filter((each) => each % UNITS_PER_MINOR !== 0 || Object.is(each, -0))).toEqual([])
      }),
      RUNS,
    )
  })

  it('DOC-04 comes to the same in whatever order its lines stand', () => {
    const shuffled = input.chain((document) =>
      fc
        .shuffledSubarray([...document.items], { minLength: document.items.length })
        .map((items) => [document, { ...document, items }] as const),
    )
    fc.assert(
      fc.property(shuffled, ([document, other]) => {
        const { lines: _, ...totals } = documentTotals(document)
        const { lines: __, ...again } = documentTotals(other)
        expect(again).toEqual(totals)
      }),
      RUNS,
    )
  })

  it('DOC-08 and its full return cancel out: every figure is the negative', () => {
    fc.assert(
      fc.property(input, (document) => {
        const figures = inMinor(document)
        const back = inMinor(negated(document))
        expect([back.subtotal, back.discount, back.tax, back.total].map((each) => -each)).toEqual([
          figures.subtotal,
          figures.discount,
          figures.tax,
          figures.total,
        ])
      }),
      RUNS,
    )
  })

  it('DOC-04 keeps each discount within its line, and each tax within half a minor unit of the exact one', () => {
    fc.assert(
      fc.property(input, (document) => {
        const { lines, taxes } = documentTotals(document)
        for (const [index, { gross, discount }] of lines.entries()) {
          if ((gross || (document.items[index]?.quantity ?? 0)) >= 0) expect(discount).toBeLessThanOrEqual(gross)
          else expect(discount).toBeGreaterThanOrEqual(gross)
        }
        if (document.taxBasis === 'gross' || document.pricesIncludeTax) return
        for (const { percent, taxable, tax } of taxes) {
          const apart = BigInt(taxable) * BigInt(percent) - BigInt(tax) * 1_000_000n
          expect((apart < 0n ? -apart : apart) * 2n <= BigInt(UNITS_PER_MINOR) * 1_000_000n).toBe(true)
        }
      }),
      RUNS,
    )
  })

  it('DOC-04 bears no more tax after discounts than before them', () => {
    const plain = fc.array(
      line.map((each) => ({
        ...each,
        quantity: Math.abs(each.quantity),
        unitPrice: Math.abs(each.unitPrice),
        discountPercent: each.discountPercent === null ? null : Math.abs(each.discountPercent),
        discountAmount: each.discountAmount === null ? null : Math.abs(each.discountAmount),
      })),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(plain, (items) => {
        const [net, gross] = TAX_BASES.map(
          (taxBasis) => documentTotals({ items, taxBasis, pricesIncludeTax: false }).taxAmount,
        )
        expect(net).toBeLessThanOrEqual(gross ?? 0)
      }),
      RUNS,
    )
  })

  it('PRICE-06 with tax inside: each net line is within a minor unit of its exact share', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (items) => {
        const { lines } = documentTotals({ items, taxBasis: 'net', pricesIncludeTax: true })
        for (const [index, { gross, discount, net }] of lines.entries()) {
          const rates = BigInt(1_000_000 + (items[index]?.taxPercent ?? 0))
          const apart = BigInt(gross - discount) * 1_000_000n - BigInt(net) * rates
          expect((apart < 0n ? -apart : apart) <= BigInt(UNITS_PER_MINOR) * rates).toBe(true)
        }
      }),
      RUNS,
    )
  })
})
