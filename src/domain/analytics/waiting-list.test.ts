import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertedExactly, RATE_SETS, roundedExactly } from '#test/analytics-shop.ts'
import { FLOOR, presentOf, products } from '#test/analytics-catalogue.ts'
import { netOfPrice, type SoldCosts, soldCostKey } from './cost-rises.ts'
import { movedCosts } from './currency-moves.ts'
import { datedRates } from './dated-rates.ts'
import { priceDecisions } from './price-decisions.ts'
import { ProductLines } from './product-lines.ts'
import { type AnalysedProduct, soldPieces } from './product-pieces.ts'
import { waitsOf } from './product-waits.ts'
import { waitingList } from './waiting-list.ts'
import { isUnbilled, waitingShipments } from './waiting-shipments.ts'
import { waitingPayments } from './waiting-payments.ts'
import { waitingStores } from './waiting-stores.ts'

const EUR = 1_000_000
const TODAY = '2026-06-30'
const rates = datedRates(RATE_SETS, 'EUR')
const set = RATE_SETS[1] ?? { base: '', date: '', source: '', rates: {} }
const sold = { of: (productId: string) => Number(productId.slice(1)) * 10_000 }
const rules = { floorOf: () => FLOOR, presentOf, set }

/** The first cost of every product at its own price, of nothing else. */
const firstCostsOf = (rows: readonly AnalysedProduct[], beside = 0) =>
  new Map(
    rows.map((row): [string, SoldCosts] => [
      soldCostKey(row.id, '', row.baseCurrency),
      new Map([
        [
          netOfPrice(row.effectivePrice ?? 0, row, presentOf) + beside,
          { productId: row.id, day: TODAY, unitCost: 500_000 },
        ],
      ]),
    ]),
  )

/** What is lost on each piece that waits: by decisions and moves, which have their own tests, and of risen costs from the words of the rule. */
function lostOf(row: AnalysedProduct): readonly (readonly [kind: string, each: number | null])[] {
  const { pricingMode, pricingStrategy, effectivePrice, totalCost } = row
  const isTyped =
    pricingMode === 'manual' || pricingMode === 'retailPrice' || (pricingMode !== null && pricingStrategy === 'manual')
  const isItself = soldPieces(row).some(({ variantId }) => variantId === '')
  const hasRisen = isItself && isTyped && effectivePrice !== null && totalCost > 505_000
  return [
    ...priceDecisions(row, rules).map(({ problem, missing }) => [problem, missing] as const),
    ...(hasRisen ? [['costRose', totalCost - 500_000] as const] : []),
    ...movedCosts(row, rules)
      .filter(({ cost, costNow }) => costNow > cost)
      .map(({ cost, costNow }) => ['currencyMoved', costNow - cost] as const),
  ]
}

/** What products wait for, each kind of each added up over its pieces. */
function toldOf(rows: readonly AnalysedProduct[]) {
  const sums = new Map<string, { amount: number | null; each: number | null }>()
  for (const row of rows.filter(({ isActive }) => isActive)) {
    for (const [kind, each] of lostOf(row)) {
      const key = `${kind} ${row.id}`
      const known = sums.get(key) ?? { amount: null, each: null }
      const whole = each === null ? null : roundedExactly([BigInt(each) * BigInt(sold.of(row.id)), 10_000n])
      const amount = whole === null ? null : (convertedExactly(whole, row.baseCurrency, 'EUR', TODAY) ?? null)
      sums.set(key, {
        amount: amount === null ? known.amount : (known.amount ?? 0) + amount,
        each: each === null ? known.each : Math.max(known.each ?? 0, each),
      })
    }
  }
  return sums
}

describe('what waits for a decision', () => {
  it('PAGE-01 among products is what decisions, risen costs and moved currencies tell of each, row by row', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const found = rows.flatMap((row) =>
          waitsOf(row, rules, { sold, firstCosts: firstCostsOf(rows), today: TODAY, rates }),
        )
        const told = new Map(
          found.map(({ kind, productId, amount, each }) => [`${kind} ${productId}`, { amount, each }]),
        )
        expect(told.size).toBe(found.length)
        expect(told).toEqual(toldOf(rows))
        // Sold at another price, nothing says that the price stayed.
        const elsewhere = { sold, firstCosts: firstCostsOf(rows, -20_001), today: TODAY, rates }
        expect(rows.flatMap((row) => waitsOf(row, rules, elsewhere)).some(({ kind }) => kind === 'costRose')).toBe(
          false,
        )
      }),
      { numRuns: 50 },
    )
  })

  it('PAGE-01 SHIP-03 among shipments are those that have arrived, and landed ones with a charge that is an estimate', () => {
    const shipments = [
      { id: 'due', status: 'draft', arrivesOn: TODAY },
      { id: 'later', status: 'draft', arrivesOn: '2026-07-01' },
      { id: 'unknown', status: 'draft', arrivesOn: null },
      { id: 'billed', status: 'landed', arrivesOn: TODAY },
      { id: 'unbilled', status: 'landed', arrivesOn: null },
    ] as const
    const line = (shipmentId: string) => ({ shipmentId, currency: 'EUR', unitCost: 2 * EUR, quantity: 30_000 })
    const charge = (shipmentId: string, actualAmount: number | null) => ({
      shipmentId,
      currency: 'EUR',
      estimatedAmount: 10 * EUR,
      actualAmount,
    })
    const found = waitingShipments(
      {
        shipments,
        lines: shipments.map(({ id }) => line(id)),
        charges: [charge('due', null), charge('due', 7 * EUR), charge('billed', 12 * EUR), charge('unbilled', null)],
      },
      TODAY,
      rates,
    )
    expect(found).toEqual([
      { kind: 'toLand', ids: ['due'], amount: 23 * EUR },
      { kind: 'toTrueUp', ids: ['unbilled'], amount: 10 * EUR },
    ])
  })

  it('SHIP-03 a charge has no bill while it is an estimate alone, also one of nothing', () => {
    const amounts = [
      [10, null],
      [0, null],
      [10, 0],
      [null, 10],
      [null, null],
    ] as const
    expect(amounts.map(([estimatedAmount, actualAmount]) => isUnbilled({ estimatedAmount, actualAmount }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('PAGE-01 STORE-05 among stores are those without access, and how many fields differ in those that are in use', () => {
    const stores = [
      { id: 'a', state: 'connected' },
      { id: 'b', state: 'lost' },
      { id: 'c', state: 'disconnected' },
    ] as const
    const differs = (storeId: string | null, state: 'open' | 'resolved' = 'open') => ({ storeId, state })
    const differences = [differs('a'), differs('a'), differs('a', 'resolved'), differs('c'), differs(null)]
    const lost = { kind: 'lostStores', count: 1, ids: ['b'], amount: null }
    expect(waitingStores({ stores, differences })).toEqual([
      lost,
      { kind: 'storeDifferences', count: 2, ids: ['a'], amount: null },
    ])
    expect(waitingStores({ stores, differences: [...differences, differs('b')] })).toMatchObject([
      lost,
      { count: 3, ids: ['a', 'b'] },
    ])
    expect(waitingStores({ stores: [stores[0]], differences: [] })).toEqual([])
  })

  it('PAGE-01 DOC-14 SUB-06 among payments are disputes with their first deadline, a refused key, and an unpaid plan', () => {
    const none = { disputes: [], isKeyRefused: false, unpaidPlan: null }
    const dispute = (currency: string, answerBy: number | null) => ({ amount: 3 * EUR, currency, answerBy })
    expect(waitingPayments(none, TODAY, rates)).toEqual([])
    const disputes = [dispute('EUR', 9), dispute('EUR', 5), dispute('XXX', null)]
    expect(waitingPayments({ disputes, isKeyRefused: true, unpaidPlan: { accessUntil: 7 } }, TODAY, rates)).toEqual([
      { kind: 'disputes', count: 3, ids: [], amount: 6 * EUR, unconverted: 1, by: 5 },
      { kind: 'refusedKey', count: 1, ids: [], amount: null },
      { kind: 'unpaidPlan', count: 1, ids: [], amount: null, by: 7 },
    ])
    expect(
      waitingPayments({ ...none, disputes: [dispute('XXX', null)], unpaidPlan: { accessUntil: null } }, TODAY, rates),
    ).toEqual([
      { kind: 'disputes', count: 1, ids: [], amount: null, unconverted: 1 },
      { kind: 'unpaidPlan', count: 1, ids: [], amount: null },
    ])
  })

  it('PAGE-01 a line that was given out stays as it was, also as a copy', () => {
    const products = new ProductLines()
    products.put('p1', [{ kind: 'losing', productId: 'p1', amount: 2 * EUR, each: EUR }])
    const [line] = products.lines()
    products.put('p2', [{ kind: 'losing', productId: 'p2', amount: 4 * EUR, each: EUR }])
    expect({ ...line }).toMatchObject({ count: 1, ids: ['p1'], amount: 2 * EUR })
    expect(products.lines()).toMatchObject([{ count: 2, ids: ['p2', 'p1'], amount: 6 * EUR }])
  })

  it('PAGE-01 comes most costly first after what payments wait for, what has no amount last', () => {
    const products = new ProductLines()
    products.put('p1', [{ kind: 'unpriced', productId: 'p1', amount: null, each: null }])
    products.put('p2', [{ kind: 'losing', productId: 'p2', amount: 2 * EUR, each: EUR }])
    products.put('p3', [{ kind: 'losing', productId: 'p3', amount: 4 * EUR, each: EUR }])
    const lines = waitingList({
      payments: [{ kind: 'refusedKey', count: 1, ids: [], amount: null }],
      documents: [{ kind: 'overdue', ids: ['i1'], amount: 5 * EUR, unconverted: 0 }],
      products: products.lines(),
      shipments: [{ kind: 'toLand', ids: ['s1'], amount: 50 * EUR }],
      stores: [{ kind: 'storeDifferences', count: 7, ids: ['st1'], amount: null }],
      toApply: ['c1'],
      hasOldRates: true,
    })
    expect(lines).toMatchObject([
      { kind: 'refusedKey', amount: null },
      { kind: 'toLand', ids: ['s1'], amount: 50 * EUR },
      { kind: 'losing', ids: ['p3', 'p2'], amount: 6 * EUR },
      { kind: 'overdue', ids: ['i1'], amount: 5 * EUR },
      { kind: 'unpriced', ids: ['p1'], amount: null },
      { kind: 'storeDifferences', count: 7, ids: ['st1'], amount: null },
      { kind: 'toApply', ids: ['c1'], amount: null },
      { kind: 'oldRates', ids: [], amount: null },
    ])
    expect(lines.map(({ products }) => products?.map(({ productId }) => productId))).toEqual([
      undefined,
      undefined,
      ['p3', 'p2'],
      undefined,
      ['p1'],
      undefined,
      undefined,
      undefined,
    ])
  })
})
