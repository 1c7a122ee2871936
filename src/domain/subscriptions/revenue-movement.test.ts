import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BILLING_CYCLES, monthlyRevenue } from './billing-cycle.ts'
import {
  lastingMovements,
  type Paying,
  revenueChanges,
  revenueFlows,
  type RevenueMovement,
} from './revenue-movement.ts'

const paying = (price: number, more: Partial<Paying> = {}): Paying => ({
  planId: 'small',
  price,
  currency: 'EUR',
  cycle: 'monthly',
  ...more,
})
const flowOf = (now: number, movements: readonly RevenueMovement[]) =>
  revenueFlows(new Map([['EUR', now]]), movements).get('EUR')

describe('the movement of monthly revenue', () => {
  it('SUB-04 who came, pays more, pays less or left is told apart, each by its month', () => {
    const movements: RevenueMovement[] = [
      { before: undefined, after: paying(1_200, { cycle: 'annual' }) },
      { before: paying(10), after: paying(30) },
      { before: paying(60, { planId: 'large' }), after: paying(50) },
      { before: paying(90, { cycle: 'quarterly' }), after: undefined },
    ]
    expect(flowOf(500, movements)).toEqual({ before: 420, added: 100, up: 20, down: 10, lost: 30, now: 500 })
  })

  it('SUB-04 another currency ends one revenue and begins another', () => {
    const flows = revenueFlows(new Map([['USD', 40]]), [{ before: paying(30), after: paying(40, { currency: 'USD' }) }])
    expect(flows.get('EUR')).toMatchObject({ before: 30, lost: 30, now: 0 })
    expect(flows.get('USD')).toMatchObject({ before: 0, added: 40, now: 40 })
  })

  it('SUB-04 without movement nothing changed, and no currency without revenue is told', () => {
    expect([...revenueFlows(new Map([['EUR', 7]]), [])]).toEqual([
      ['EUR', { before: 7, added: 0, up: 0, down: 0, lost: 0, now: 7 }],
    ])
  })

  it('SUB-04 whoever cancels and goes on, however often, neither left nor came; who pays otherwise since pays more or less', () => {
    const [small, large] = [paying(20), paying(50, { planId: 'large' })]
    const came = { chain: 'a', before: undefined, after: small }
    const left = { chain: 'a', before: small, after: undefined }
    expect(lastingMovements([came, left, came, left, came, left, came])).toEqual([came])
    expect(lastingMovements([left, came])).toEqual([])
    expect(lastingMovements([left, { ...came, after: large }])).toEqual([{ chain: 'a', before: small, after: large }])
    expect(lastingMovements([came, left])).toEqual([came, left])
    // Another subscription, or one that is not known any more, is somebody else.
    const others = [left, { ...came, chain: 'b' }, { ...left, chain: null }, { ...came, chain: null }]
    expect(lastingMovements(others)).toEqual(others)
  })

  const somebody = fc.option(
    fc.record({
      planId: fc.constantFrom('a', 'b', 'c'),
      price: fc.integer({ min: 0, max: 10_000_000 }),
      currency: fc.constantFrom('EUR', 'USD'),
      cycle: fc.constantFrom(...BILLING_CYCLES),
    }),
    { nil: undefined },
  )

  it('SUB-04 whatever happens, the parts add up to the whole, over all and over plans', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ before: somebody, after: somebody })), (movements) => {
        const flows = revenueFlows(new Map(), movements)
        for (const { before, added, up, down, lost, now } of flows.values())
          expect(before + added + up - down - lost).toBe(now)
        for (const currency of ['EUR', 'USD']) {
          const ofPlans = [...revenueChanges(movements).values()].reduce((sum, of) => sum + (of.get(currency) ?? 0), 0)
          const ofAll = movements.reduce((sum, { before, after }) => {
            const part = (who: Paying | undefined) =>
              who?.currency === currency ? monthlyRevenue(who.price, who.cycle) : 0
            return sum + part(after) - part(before)
          }, 0)
          expect(ofPlans).toBe(ofAll)
        }
      }),
    )
  })
})
