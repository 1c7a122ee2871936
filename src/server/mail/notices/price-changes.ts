import type { Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'

/** What a price or a cost was before a week and after it; units of the product's currency. */
export interface Move {
  readonly id: string
  readonly before: number
  readonly after: number
}

/** What happened to the products of a user in a span of time. */
export interface PriceChanges {
  readonly prices: readonly Move[]
  readonly costs: readonly Move[]
}

/** Runs statements that change nothing as the user. */
export type ReadAsUser = (statements: readonly Statement[]) => Promise<readonly { readonly rows: readonly object[] }[]>

interface Entry {
  readonly id: string
  readonly version: number
  readonly at: number
  readonly isFirst: boolean
  readonly isDeleted: boolean
  readonly priceBefore: number | null
  readonly priceAfter: number | null
  readonly costBefore: number | null
  readonly costAfter: number | null
  readonly namesPrice: boolean
  readonly namesCost: boolean
  readonly namesCurrency: boolean
}

/** So many entries of the history a statement reads: on the embedded engine others wait for its end (OPS-06). */
const SLICE = 200
/** Nobody reads more: a week with more entries than this is told by its newest ones. */
const MOST_SLICES = 500

const ENTRIES = `select id, version, extract(epoch from recorded_at)::float8 * 1000 as at, before is null as "isFirst", after is null as "isDeleted",
    (before ->> 'effectivePrice')::float8 as "priceBefore", (after ->> 'effectivePrice')::float8 as "priceAfter",
    (before ->> 'totalCost')::float8 as "costBefore", (after ->> 'totalCost')::float8 as "costAfter",
    coalesce(after ? 'effectivePrice', false) as "namesPrice", coalesce(after ? 'totalCost', false) as "namesCost",
    coalesce(after ? 'baseCurrency', false) as "namesCurrency"
  from change where user_id = ${currentUser} and kind = 'product' and version < $1 order by version desc limit $2`

/** A product between two moments: of each figure what it was first and last. */
interface Span {
  first: number | null | undefined
  last: number | null | undefined
}

/** What changed from one moment to another (epoch milliseconds, exclusive), read from the newest entry back. */
export async function priceChanges(read: ReadAsUser, from: number, until: number): Promise<PriceChanges> {
  const [prices, costs] = [new Map<string, Span>(), new Map<string, Span>()]
  // What is new or gone has no price before or after, and amounts of two currencies are no change.
  const [added, deleted, converted] = [new Set<string>(), new Set<string>(), new Set<string>()]
  let below = Number.MAX_SAFE_INTEGER
  for (let slice = 0; slice < MOST_SLICES; slice += 1) {
    const [answer] = await read([{ name: 'notices:price-changes', text: ENTRIES, values: [below, SLICE] }])
    const entries = (answer?.rows ?? []) as readonly Entry[]
    for (const entry of entries) {
      if (entry.at < from || entry.at >= until) continue
      if (entry.isDeleted) deleted.add(entry.id)
      if (entry.isFirst) added.add(entry.id)
      if (entry.namesCurrency) converted.add(entry.id)
      if (entry.namesPrice) note(prices, entry.id, entry.priceBefore, entry.priceAfter)
      if (entry.namesCost) note(costs, entry.id, entry.costBefore, entry.costAfter)
    }
    const last = entries.at(-1)
    if (!last || entries.length < SLICE || last.at < from) break
    below = last.version
  }
  const stays = (id: string): boolean => !added.has(id) && !deleted.has(id) && !converted.has(id)
  return { prices: movesOf(prices, stays), costs: movesOf(costs, stays) }
}

/** Entries come from the newest back: the first one seen says what was last. */
function note(spans: Map<string, Span>, id: string, before: number | null, after: number | null): void {
  const span = spans.get(id)
  if (span) span.first = before
  else spans.set(id, { first: before, last: after })
}

function movesOf(spans: ReadonlyMap<string, Span>, stays: (id: string) => boolean): readonly Move[] {
  return [...spans].flatMap(([id, { first, last }]) =>
    typeof first === 'number' && typeof last === 'number' && first !== last && stays(id)
      ? [{ id, before: first, after: last }]
      : [],
  )
}
