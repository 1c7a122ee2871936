import type { PastWeek } from '#domain/week.ts'
import type { Queryable, Statement } from '#server/kit/database/database.ts'
import { currentUser, type DataAccess } from '#server/kit/database/data-access.ts'
import { type Move, priceChanges } from './price-changes.ts'

/** A product as a digest names it. */
export interface Named {
  readonly id: string
  readonly name: string
  readonly currency: string
}

/** So many moved, and those that moved most. */
interface Moved {
  readonly count: number
  readonly shown: readonly Move[]
}

/** What a digest tells. */
export interface DigestContents {
  readonly business: string
  readonly products: ReadonlyMap<string, Named>
  readonly prices: Moved
  readonly costs: Moved
  /** The products below their lowest margin by now; `isMore` where they were not counted to the end. */
  readonly below: { readonly count: number; readonly isMore: boolean; readonly shown: readonly string[] }
}

/** The ids of the products below their lowest margin; one more than `most` where there are more. */
export type BelowFloor = (tx: Queryable, most: number) => Promise<readonly string[]>

/** So many are named of each, and so many counted below the lowest margin. */
const NAMED = 5
const MOST_COUNTED = 999

/** What happened in a week of a user; undefined where nothing did. */
export async function readDigest(
  dataAccess: DataAccess,
  belowFloor: BelowFloor,
  userId: string,
  { begin, until }: PastWeek,
): Promise<DigestContents | undefined> {
  const actor = { kind: 'user', userId } as const
  const read = (statements: readonly Statement[]) => dataAccess.asUserBatch(actor, statements, { readsOnly: true })
  const { prices, costs } = await priceChanges(read, begin, until)
  if (prices.length + costs.length === 0) return undefined
  const below = await dataAccess.asUser(actor, (tx) => belowFloor(tx, MOST_COUNTED))
  const [shownPrices, shownCosts] = [largest(prices), largest(costs)]
  const ids = [...shownPrices, ...shownCosts].map(({ id }) => id).concat(below.slice(0, NAMED))
  const [business, named] = await read([
    { name: 'notices:business', text: BUSINESS },
    { name: 'notices:named', text: NAMES, values: [[...new Set(ids)]] },
  ])
  const rows = (named?.rows ?? []) as unknown as readonly Named[]
  return {
    business: (business?.rows[0] as Pick<Named, 'name'> | undefined)?.name ?? '',
    products: new Map(rows.map((row) => [row.id, row])),
    prices: { count: prices.length, shown: shownPrices },
    costs: { count: costs.length, shown: shownCosts },
    below: {
      count: Math.min(below.length, MOST_COUNTED),
      isMore: below.length > MOST_COUNTED,
      shown: below.slice(0, NAMED),
    },
  }
}

const BUSINESS = `select name from business_profile where user_id = ${currentUser} and is_default limit 1`
const NAMES = `select id, name, base_currency as currency from product where user_id = ${currentUser} and id = any($1::uuid[])`

/** Those that moved most, by their share of what they were. */
function largest(moves: readonly Move[]): readonly Move[] {
  const share = ({ before, after }: Move): number => Math.abs(after - before) / Math.max(1, Math.abs(before))
  return moves.toSorted((a, b) => share(b) - share(a)).slice(0, NAMED)
}
