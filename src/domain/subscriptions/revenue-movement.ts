import type { Units } from '../money.ts'
import { type BillingCycle, monthlyRevenue } from './billing-cycle.ts'

/** What a subscription pays each period, and for which plan. */
export interface Paying {
  readonly planId: string
  readonly price: Units
  readonly currency: string
  readonly cycle: BillingCycle
}

/** A subscription that counts otherwise than before; undefined where nothing is paid. */
export interface RevenueMovement {
  /** The subscription that it is of; null where that is not known any more. */
  readonly chain?: string | null
  readonly before: Paying | undefined
  readonly after: Paying | undefined
}

/** How monthly recurring revenue came to be what it is: `before` and the four movements add up to `now` (SUB-04). */
export interface RevenueFlow {
  readonly before: Units
  readonly added: Units
  readonly up: Units
  readonly down: Units
  readonly lost: Units
  readonly now: Units
}

/**
 * Movements without those that only came and went (SUB-04): a subscription that stopped being paid and is paid again neither left nor came. If it
 * pays otherwise since, that alone is a movement.
 */
export function lastingMovements(movements: readonly RevenueMovement[]): readonly RevenueMovement[] {
  const lasting: (RevenueMovement | undefined)[] = []
  const left = new Map<string, { readonly place: number; readonly before: Paying }>()
  for (const { chain = null, before, after } of movements) {
    const gone = chain === null || before ? undefined : left.get(chain)
    if (gone && after) {
      lasting[gone.place] = isSame(gone.before, after) ? undefined : { chain, before: gone.before, after }
      left.delete(chain ?? '')
      continue
    }
    if (chain !== null && before && !after) left.set(chain, { place: lasting.length, before })
    lasting.push({ chain, before, after })
  }
  return lasting.filter((each) => each !== undefined)
}

function isSame(one: Paying, other: Paying): boolean {
  return (
    one.planId === other.planId &&
    one.price === other.price &&
    one.currency === other.currency &&
    one.cycle === other.cycle
  )
}

type Moved = Record<'added' | 'up' | 'down' | 'lost', Units>

/** The flow of each currency, from what is paid now and what moved meanwhile; a change of the currency ends one and begins another. */
export function revenueFlows(
  now: ReadonlyMap<string, Units>,
  movements: readonly RevenueMovement[],
): ReadonlyMap<string, RevenueFlow> {
  const moved = new Map<string, Moved>([...now.keys()].map((currency) => [currency, nothing()]))
  const add = (currency: string, kind: keyof Moved, amount: Units): void => {
    const of = moved.get(currency) ?? nothing()
    of[kind] += amount
    moved.set(currency, of)
  }
  for (const { before, after } of movements) {
    if (before && after && before.currency === after.currency) {
      const change = monthly(after) - monthly(before)
      add(after.currency, change < 0 ? 'down' : 'up', Math.abs(change))
    } else {
      if (before) add(before.currency, 'lost', monthly(before))
      if (after) add(after.currency, 'added', monthly(after))
    }
  }
  return new Map(
    [...moved].map(([currency, { added, up, down, lost }]) => {
      const amount = now.get(currency) ?? 0
      return [currency, { before: amount - added - up + down + lost, added, up, down, lost, now: amount }]
    }),
  )
}

/** By how much the monthly revenue of each plan changed, by currency. */
export function revenueChanges(movements: readonly RevenueMovement[]): ReadonlyMap<string, ReadonlyMap<string, Units>> {
  const changes = new Map<string, Map<string, Units>>()
  const add = ({ planId, currency }: Paying, amount: Units): void => {
    const of = changes.get(planId) ?? new Map<string, Units>()
    changes.set(planId, of.set(currency, (of.get(currency) ?? 0) + amount))
  }
  for (const { before, after } of movements) {
    if (before) add(before, -monthly(before))
    if (after) add(after, monthly(after))
  }
  return changes
}

function monthly({ price, cycle }: Paying): Units {
  return monthlyRevenue(price, cycle)
}

function nothing(): Moved {
  return { added: 0, up: 0, down: 0, lost: 0 }
}
