import { expect, it } from 'vitest'
import { EUR, insightsOf, productAt, TODAY } from '#test/insight-shop.ts'
import { breachOf, type PlannedPrice, plannedPromotions, withHistory } from './planned-promotion.ts'

const ZONE = 'Europe/Berlin'
const NOW = Date.parse(`${TODAY}T10:00:00Z`)
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)

function plan(id: string, startDay: string, endDay: string | null, price: number, values = {}): PlannedPrice {
  return {
    id,
    title: `Plan ${id}`,
    productId: 'a',
    variantId: '',
    priceListId: null,
    patchKind: 'price',
    currency: 'EUR',
    amount: price * EUR,
    percentOff: 0,
    startsAt: at(startDay),
    endsAt: endDay === null ? null : at(endDay),
    status: 'planned',
    appliedPrice: null,
    priceBefore: null,
    promotion: true,
    ...values,
  }
}

/** A promotion that was, at `price` instead of `before`. */
function done(id: string, startDay: string, endDay: string, price: number, before: number): PlannedPrice {
  return plan(id, startDay, endDay, price, {
    status: 'done',
    appliedPrice: price * EUR,
    priceBefore: before * EUR,
  })
}

function breaches(plans: readonly PlannedPrice[], price = 100) {
  const pricedNow = () => ({ currency: 'EUR', price: price * EUR, createdAt: at('2025-01-01') })
  return plannedPromotions(plans, NOW, pricedNow).map((each) => {
    const breach = breachOf(each, ZONE)
    return [each.plan.id, breach && [breach.price / EUR, breach.lowest / EUR]]
  })
}

it('LEDGER-03 a promotion below the price that stood for 30 days is a reduction', () => {
  expect(breaches([plan('p', '2026-07-20', '2026-07-27', 90)])).toEqual([['p', undefined]])
})

it('LEDGER-03 a promotion at or above the present price is none', () => {
  expect(breaches([plan('p', '2026-07-20', '2026-07-27', 100)])).toEqual([['p', [100, 100]]])
})

it('LEDGER-03 a promotion after another that was cheaper within 30 days is none, and after 31 days it is one', () => {
  const earlier = done('e', '2026-06-01', '2026-06-25', 80, 100)
  expect(breaches([earlier, plan('p', '2026-07-20', '2026-07-27', 90)])).toEqual([['p', [90, 80]]])
  expect(breaches([earlier, plan('p', '2026-07-27', '2026-08-03', 90)])).toEqual([['p', undefined]])
})

it('LEDGER-03 a price that is planned to rise before the promotion does not make it a reduction', () => {
  const rise = plan('r', '2026-07-10', null, 130, { promotion: false })
  expect(breaches([rise, plan('p', '2026-07-20', '2026-07-27', 110)])).toEqual([['p', [110, 100]]])
})

it('LEDGER-03 a promotion by percent is taken off the price that stands when it begins', () => {
  const off = { patchKind: 'percentOff', amount: null, percentOff: 100_000 }
  const earlier = done('e', '2026-06-20', '2026-07-01', 85, 100)
  expect(breaches([earlier, plan('p', '2026-07-20', '2026-07-27', 0, off)])).toEqual([['p', [90, 85]]])
  expect(breaches([plan('p', '2026-07-20', '2026-07-27', 0, off)])).toEqual([['p', undefined]])
})

it('LEDGER-03 a promotion that lowers the price of the one before it further, without a gap, is part of that one', () => {
  const running = plan('e', '2026-07-01', '2026-07-20', 90, {
    status: 'running',
    appliedPrice: 90 * EUR,
    priceBefore: 100 * EUR,
  })
  expect(breaches([running, plan('p', '2026-07-20', '2026-07-27', 80)], 90)).toEqual([['p', undefined]])
  expect(breaches([running, plan('p', '2026-07-21', '2026-07-27', 95)], 90)).toEqual([['p', [95, 90]]])
})

it('LEDGER-03 only promotions ahead are looked at: none of lists, none cancelled, none begun', () => {
  expect(
    breaches([
      plan('l', '2026-07-20', '2026-07-27', 100, { priceListId: 'list' }),
      plan('c', '2026-07-20', '2026-07-27', 100, { status: 'cancelled' }),
      plan('n', '2026-07-20', null, 100, { promotion: false }),
      plan('b', '2026-07-05', '2026-07-27', 100),
    ]),
  ).toEqual([])
  expect(plannedPromotions([plan('p', '2026-07-20', '2026-07-27', 100)], NOW, () => undefined)).toEqual([])
})

it('INS-01 a promotion that breaks the 30-day rule is told before it begins, with the act that opens it', () => {
  const plans = [plan('p', '2026-07-13', '2026-07-27', 100), plan('q', '2026-08-20', '2026-08-27', 90)]
  const pricedNow = () => ({ currency: 'EUR', price: 100 * EUR, createdAt: at('2025-01-01') })
  const promotions = plannedPromotions(plans, NOW, pricedNow)
  expect(insightsOf('promotionRule', { products: [productAt('a', 50, 100)], promotions })).toMatchObject([
    {
      id: 'promotionRule:p',
      type: 'warning',
      category: 'season',
      impact: 'high',
      productId: 'a',
      facts: { day: '2026-07-13', price: { units: 100 * EUR }, lowest: { units: 100 * EUR } },
      act: { type: 'open-plan', scheduledPriceId: 'p' },
      evidence: [{ row: { kind: 'scheduledPrice', id: 'p' } }, {}, { row: { kind: 'product', id: 'a' } }],
    },
  ])
})

it('LEDGER-03 a promotion after a raise is none where the history has the price before the raise', () => {
  const pricedNow = () => ({ currency: 'EUR', price: 34 * EUR, createdAt: at('2025-01-01') })
  const known = plannedPromotions([plan('p', '2026-07-11', '2026-07-20', 30)], NOW, pricedNow)
  expect(known.map((each) => breachOf(each, ZONE))).toEqual([undefined])
  const history = [
    { at: at('2025-01-01'), price: 28 * EUR },
    { at: at('2026-07-05'), price: 34 * EUR },
  ]
  const breachIn = (of: typeof history | undefined) =>
    withHistory(known, () => of, NOW).map((each) => breachOf(each, ZONE)?.lowest)
  expect(breachIn(history)).toEqual([28 * EUR])
  expect(breachIn(undefined)).toEqual([undefined])
})
