import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  book,
  DAY_MS,
  item,
  list,
  money,
  NOW,
  percent,
  pieces,
  PRODUCT,
  promotion,
  request,
  said,
} from '#test/price-list-case.ts'
import { PRICE_ENDINGS } from '../price-ending.ts'
import { plainCost } from '../price-formulas.ts'
import { effectivePrice } from './effective-price.ts'
import { LIST_BASES, LIST_RULES } from './list-rules.ts'
import type { ScheduledChange } from './price-data.ts'
import { explainedPrice } from './price-steps.ts'

describe('the laws of the resolver', () => {
  const units = fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents * 10_000)
  const share = fc.integer({ min: 0, max: 900_000 })
  const items = fc
    .record({
      price: fc.option(units, { nil: null }),
      tradePrice: fc.option(units, { nil: null }),
      cost: fc.option(units.filter((each) => each > 0).map(plainCost), { nil: null }),
      pricesIncludeVat: fc.boolean(),
      taxRate: share,
      floor: fc.option(share, { nil: null }),
      ending: fc.constantFrom(...PRICE_ENDINGS),
      endingDirection: fc.constantFrom('up' as const, 'nearest' as const),
    })
    .map((change) => item({ ...change, floorSource: change.floor === null ? null : 'product' }))
  /** Breaks that give more off for more. */
  const tiers = fc
    .uniqueArray(fc.record({ at: fc.integer({ min: 0, max: 500 }), share }), { maxLength: 4, selector: ({ at }) => at })
    .map((all) => {
      const quantities = all.map(({ at }) => at).sort((a, b) => a - b)
      const shares = all.map((each) => each.share).sort((a, b) => a - b)
      return quantities.map((at, index) => ({ minQuantity: pieces(at), percentOff: shares[index] ?? 0 }))
    })
  const terms = (id: string) =>
    fc
      .record({
        ruleKind: fc.constantFrom(...LIST_RULES),
        rulePercent: share,
        basis: fc.constantFrom(...LIST_BASES),
        priceEnding: fc.option(fc.constantFrom(...PRICE_ENDINGS), { nil: null }),
        currency: fc.constantFrom('', 'USD', 'EUR', 'JPY'),
        priority: fc.integer({ min: 0, max: 2 }),
        tiers,
      })
      .map((change) => list({ ...change, id }))
  const quantity = fc.integer({ min: 1, max: 600 }).map(pieces)

  it('PRICE-13 the same question has the same answer, whatever the order of the lists, and the story ends at it', () => {
    fc.assert(
      fc.property(items, terms('a'), terms('b'), terms('c'), quantity, (mug, a, b, c, ordered) => {
        const ask = request({ quantity: ordered })
        const answer = effectivePrice(mug, ask, book([a, b, c]))
        expect(effectivePrice(mug, ask, book([c, a, b]))).toEqual(answer)
        const { steps, considered, ...explained } = explainedPrice(mug, ask, book([b, c, a]))
        expect(explained).toEqual(answer)
        expect(steps.at(-1)?.running ?? null).toBe(answer.price)
        expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(answer.price ?? 0)
        const told = [answer.rule, ...considered.map(({ rule }) => rule)].map(({ priceListId }) => priceListId ?? 'own')
        expect(told.sort()).toEqual(['a', 'b', 'c', 'own'])
      }),
      { numRuns: 2_000 },
    )
  })

  it('PRICE-12 no rule and no ending leads below the floor, but where it began below already', () => {
    fc.assert(
      fc.property(items, terms('list'), quantity, (mug, rule, ordered) => {
        const { price, floorPrice, steps, ...answer } = explainedPrice(
          mug,
          request({ quantity: ordered, priceListId: 'list' }),
          book([rule]),
        )
        const isComputed = !['product', 'override', 'promotion'].includes(answer.rule.kind)
        if (price === null || floorPrice === null || !isComputed) return
        const [start] = steps
        const least = start?.kind === 'cost' ? floorPrice : Math.min(floorPrice, start?.running ?? 0)
        expect(price).toBeGreaterThanOrEqual(least)
      }),
      { numRuns: 3_000 },
    )
  })

  it('PRICE-13 more pieces never cost more each where breaks give more off for more', () => {
    fc.assert(
      fc.property(items, terms('list'), quantity, quantity, (mug, rule, a, b) => {
        const at = (ordered: number) =>
          effectivePrice(mug, request({ quantity: ordered, priceListId: 'list' }), book([rule])).price
        const [few, many] = [at(Math.min(a, b)), at(Math.max(a, b))]
        expect(many ?? 0).toBeLessThanOrEqual(few ?? Infinity)
      }),
      { numRuns: 3_000 },
    )
  })

  it('PRICE-11 PRICE-12 only the floor takes a percentage off away, never an ending', () => {
    const off = terms('list').map((rule) => ({ ...rule, ruleKind: 'percentOff' as const, tiers: [] }))
    fc.assert(
      fc.property(items, off, (mug, rule) => {
        const { price, floorPrice, steps } = explainedPrice(mug, request({ priceListId: 'list' }), book([rule]))
        const lowered = steps.find(({ kind }) => kind === 'percentOff')
        if (price === null || !lowered || steps[0]?.kind === 'cost') return
        const base = lowered.running - lowered.amount
        expect(price).toBeLessThanOrEqual(base)
        if (price === base) expect(floorPrice ?? 0).toBeGreaterThanOrEqual(base)
      }),
      { numRuns: 3_000 },
    )
  })

  it('PLIST-06 PRICE-11 PRICE-12 PRICE-13 a break is a part of the price that the list shows, never dearer nor below a floor that this is not below, and nothing only where that is', () => {
    const tinyCosts = fc.option(fc.integer({ min: 1, max: 30_000 }).map(plainCost), { nil: null })
    fc.assert(
      fc.property(items, tinyCosts, terms('list'), share, (mug, tiny, rule, off) => {
        const from = pieces(10)
        const lists = book([{ ...rule, tiers: [{ minQuantity: from, percentOff: off }] }])
        const of = tiny === null ? mug : { ...mug, cost: tiny }
        const at = (quantity: number) => explainedPrice(of, request({ quantity, priceListId: 'list' }), lists)
        const [{ price: single }, { price: many, floorPrice, steps }] = [at(pieces(1)), at(from)]
        if (single === null || many === null) return
        expect(many).toBeLessThanOrEqual(single)
        expect(many).toBeGreaterThanOrEqual(Math.min(floorPrice ?? 0, single))
        expect(many === 0).toBe(single === 0)
        const broken = steps.find(({ kind }) => kind === 'listTier')
        if (!broken) return
        // A calculator at the price of one piece comes to the break, before its own ending.
        const calculated = Math.round((single * (1_000_000 - off)) / 1e10) * 10_000
        expect(broken.running).toBe(Math.max(calculated, Math.min(single, 10_000)))
        expect(broken.running - broken.amount).toBe(single)
      }),
      { numRuns: 3_000 },
    )
  })

  it('PLIST-06 PRICE-11 5 % off 0.90 is 0.86, also where the cost is less than a cent', () => {
    const screw = item({ cost: plainCost(money('0.004')) })
    const tiers = [{ minQuantity: pieces(10), percentOff: percent(5) }]
    const rule = list({ ruleKind: 'margin', rulePercent: percent(20), priceEnding: '.90', tiers })
    const at = (quantity: number) => said(effectivePrice(screw, request({ quantity: pieces(quantity) }), book([rule])))
    expect([at(1), at(10)]).toEqual(['0.90 USD margin', '0.86 USD margin'])
  })

  it('LEDGER-02 a plan foretells the price that stands once it has been carried out', () => {
    const change = fc.record({
      percentOff: share,
      from: fc.integer({ min: -9, max: 9 }),
      days: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(change, change, fc.integer({ min: -12, max: 20 }), (first, second, day) => {
        const at = NOW + day * DAY_MS
        const plans = [first, second].map(({ percentOff, from, days }, index) =>
          promotion({
            id: `${index}`,
            percentOff,
            startsAt: NOW + from * DAY_MS + index,
            endsAt: NOW + (from + days) * DAY_MS + index,
          }),
        )
        const foretold = effectivePrice(item(), request({ at }), book([], [], plans)).price
        // Day by day, as the job does it: a running price is written onto the product and is no longer planned.
        let price = money('100')
        let rows = plans
        for (let now = NOW - 10 * DAY_MS; now <= at; now += DAY_MS) {
          const next = effectivePrice(item({ price }), request({ at: now }), book([], [], rows)).price
          rows = carriedOut(rows, price, now)
          price = next ?? 0
        }
        expect(price).toBe(foretold)
      }),
      { numRuns: 500 },
    )
  })

  /** Plans after a moment: begun ones run with their resulting price, ended ones are done and removed from beneath those above. */
  function carriedOut(rows: readonly ScheduledChange[], price: number, now: number): ScheduledChange[] {
    const begun = rows
      .filter(({ startsAt, status }) => status === 'planned' && startsAt <= now)
      .sort((a, b) => a.startsAt - b.startsAt)
    let next = [...rows]
    const replace = (id: string, change: Partial<ScheduledChange>) => {
      next = next.map((row) => (row.id === id ? { ...row, ...change } : row))
    }
    let standing = price
    for (const { id, endsAt, startsAt } of begun) {
      standing = endRows(startsAt, standing)
      const row = next.find((each) => each.id === id)
      if (!row) continue
      const applied = Math.round((standing * (1_000_000 - row.percentOff)) / 1e10) * 10_000
      replace(id, {
        status: endsAt !== null && endsAt <= startsAt ? 'done' : 'running',
        appliedPrice: applied,
        priceBefore: standing,
      })
      standing = applied
    }
    endRows(now, standing)
    return next

    function endRows(moment: number, current: number): number {
      let left = current
      for (const row of next.filter(
        ({ status, endsAt }) => status === 'running' && endsAt !== null && endsAt <= moment,
      )) {
        const above = next.find(({ status, startsAt }) => status === 'running' && startsAt > row.startsAt)
        if (above) replace(above.id, { priceBefore: row.priceBefore })
        else left = row.priceBefore ?? left
        replace(row.id, { status: 'done' })
      }
      return left
    }
  }

  it('PRICE-13 products that a list names and that are no more change nothing for the others', () => {
    const named = list({ ruleKind: 'percentOff', rulePercent: percent(10), productIds: ['gone', PRODUCT, 'gone'] })
    expect(said(effectivePrice(item(), request(), book([named])))).toBe('90.00 USD percentOff')
  })
})
