import * as fc from 'fast-check'
import type { AnalysedDocument } from '#domain/analytics/document-facts.ts'
import { addDays } from '#domain/calendar-day.ts'
import { minorDigits } from '#domain/currency.ts'
import { documentTotals, TAX_BASES } from '#domain/documents/totals.ts'
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, isIssued } from '#domain/documents/types.ts'
import type { RateSet } from '#domain/exchange-rates.ts'

/* Random shops for the tests of figures, and the arithmetic of fractions that these are recomputed with. */

/** Rates of three days; the yen is not rated on the last one, and nothing is on days before the first. */
export const RATE_SETS: readonly RateSet[] = [
  { base: 'EUR', date: '2026-01-10', source: 'ECB', rates: { USD: '1.0807', JPY: '161.37' } },
  { base: 'EUR', date: '2026-03-02', source: 'ECB', rates: { USD: '1.1415', JPY: '185.31' } },
  { base: 'EUR', date: '2026-04-20', source: 'ECB', rates: { USD: '0.9876543' } },
]
const FIRST_DAY = '2026-01-01'
const DAYS = 180
const ONE = 10_000

/** A day of the shop, from before the first rates on. */
export const day = fc.integer({ min: 0, max: DAYS }).map((days) => addDays(FIRST_DAY, days))
/** Any range of it. */
export const range = fc
  .tuple(day, day)
  .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }))
/** The currencies that figures are told in. */
export const target = fc.constantFrom('EUR', 'USD', 'JPY')

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 })
const amount = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }).map((minor) => minor * ONE),
  fc.integer({ min: 0, max: 1e9 }),
)

const line = fc.record({
  productId: orNull(fc.constantFrom('p1', 'p2', 'p3', 'gone')),
  variantId: fc.constantFrom('', 'small'),
  serviceId: fc.constant(null),
  quantity: fc.oneof(
    fc.integer({ min: -3, max: 9 }).map((whole) => whole * ONE),
    fc.integer({ min: 1, max: 1e5 }),
  ),
  unitPrice: amount,
  unitCost: orNull(amount),
  taxPercent: fc.constantFrom(0, 70_000, 190_000, 200_000),
  taxCategory: fc.constant(null),
  discountPercent: orNull(fc.integer({ min: 0, max: 1_000_000 })),
  discountAmount: fc.constant(null),
})

const paper = fc.record({
  documentType: fc.oneof(
    fc.constantFrom('invoice' as const, 'creditnote' as const),
    fc.constantFrom(...DOCUMENT_TYPES),
  ),
  status: fc.oneof(fc.constantFrom('sent' as const, 'paid' as const), fc.constantFrom(...DOCUMENT_STATUSES)),
  businessProfileId: fc.constantFrom('b1', 'b2', null),
  customerId: fc.constantFrom('ann', 'bob', null),
  // The last has no rate at all.
  currency: fc.constantFrom('EUR', 'USD', 'JPY', 'XAF'),
  issueDate: fc.option(day, { nil: null, freq: 9 }),
  dueDate: orNull(day),
  pricesIncludeTax: fc.boolean(),
  taxBasis: fc.constantFrom(...TAX_BASES),
  items: fc.array(line, { maxLength: 5 }),
  payments: fc.array(
    fc.record({
      id: fc.constant('p'),
      date: orNull(day),
      amount: amount.map((each) => each - (each % ONE)),
      reference: fc.constant(''),
      creditWith: fc.constant(null),
      isStillOwed: fc.constant(true),
    }),
    { maxLength: 3 },
  ),
  credits: orNull(fc.nat({ max: 9 })),
  updatedAt: fc.constant(0),
  isConverted: fc.boolean(),
})

/** The documents of a shop, added up as the product adds them up. */
export const documents = fc.array(paper, { maxLength: 10 }).map((drawn): readonly AnalysedDocument[] => {
  const papers = drawn.map(({ credits, isConverted, ...each }, at) => {
    const { lines, taxes, taxAmount, total } = documentTotals(each)
    return {
      ...each,
      id: `d${at}`,
      items: each.items.map((item, place) => {
        const { gross = 0, discount = 0 } = lines[place] ?? {}
        return { ...item, lineTotal: gross - discount }
      }),
      taxes,
      taxAmount,
      total,
      payments: each.documentType === 'invoice' ? each.payments : [],
      originalInvoiceId: each.documentType === 'creditnote' && credits !== null ? `d${credits}` : null,
      relatedDocuments: isConverted ? [{ relationship: 'converted_to', documentType: 'invoice' }] : [],
    }
  })
  return papers.map((each) => {
    const notes = papers.filter(
      ({ documentType, status, originalInvoiceId, currency }) =>
        documentType === 'creditnote' &&
        isIssued(status) &&
        originalInvoiceId === each.id &&
        currency === each.currency,
    )
    const taken = [...notes.map(({ total }) => total), ...each.payments.map((payment) => payment.amount)]
    return {
      ...each,
      creditedAmount: notes.reduce((sum, { total }) => sum + total, 0),
      creditedInDrafts: 0,
      balanceDue: each.documentType === 'invoice' ? taken.reduce((left, sum) => left - sum, each.total) : 0,
    }
  })
})

/** Whether an invoice was credited without a credit note: it sells nothing. */
export const isCreditedByHand = ({ documentType, status, creditedAmount }: AnalysedDocument): boolean =>
  documentType === 'invoice' && status === 'refunded' && creditedAmount === 0

/** An exact fraction. */
export type Exact = readonly [numerator: bigint, denominator: bigint]

/** Decimal text as a fraction. */
export function exactOf(text: string): Exact {
  const [whole = '', decimals = ''] = text.split('.')
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
}

/** The nearest whole number to a fraction, halves away from zero. */
export function roundedExactly([numerator, denominator]: Exact): number {
  const isNegative = numerator < 0n !== denominator < 0n
  const [over, under] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator]
  const whole = over / under + (2n * (over % under) >= under ? 1n : 0n)
  return Number(isNegative ? -whole : whole)
}

/** What an amount is in another currency on a day, by the newest rates until then that have both; undefined without such rates. */
export function convertedExactly(units: number, from: string, to: string, on: string): number | undefined {
  if (from === to) return units
  const rateOf = (set: RateSet, code: string): Exact | undefined =>
    code === set.base ? [1n, 1n] : set.rates[code] === undefined ? undefined : exactOf(set.rates[code])
  for (const set of [...RATE_SETS].reverse()) {
    const [source, goal] = [rateOf(set, from), rateOf(set, to)]
    if (set.date > on || !source || !goal) continue
    return roundedExactly([
      BigInt(units) * goal[0] * source[1] * 10n ** BigInt(minorDigits(to)),
      goal[1] * source[0] * 10n ** BigInt(minorDigits(from)),
    ])
  }
  return undefined
}
