import type { AnyPatch } from '#contract/entity.ts'
import type { Queryable, Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { PatchRow } from '#server/kit/write/patch-draft.ts'
import { type OpenWrite, openWrite, readsOf, type Written } from '#server/kit/write/write.ts'
import { fittedProduct } from './fitted-product.ts'
import { candidateBook, type Candidates, candidatesOf } from './matching.ts'
import { type OpenProduct, openProducts, type Proposed } from './mirror.ts'
import { type PlannedItem, plannedItem } from './plan-item.ts'
import { NameFinder, openIds, readWorld } from './pull-world.ts'
import { orderComparing } from './schedule.ts'
import { writeSeen } from './seen-listings.ts'
import type { StoreRow } from './sides.ts'
import type { PricesOf } from './store-work.ts'
import { sharedNow } from '../kit/clock.ts'

/** Products that one step compares: with all of their variants they are held at once. */
const COMPARED_AT_ONCE = 40
/** Listings that one statement changes. */
const LISTINGS_AT_ONCE = 200

/** What the steps of a plan share: candidates are found for many products at once, names once. */
export class PlanMemory {
  #candidates: ReadonlyMap<string, Candidates> = new Map()
  #covered: ReadonlySet<string> = new Set()
  #names: NameFinder | undefined

  async names(tx: Queryable, storeId: string): Promise<NameFinder> {
    if (this.#names) return this.#names
    const names = new NameFinder(storeId)
    await names.read(tx)
    this.#names = names
    return names
  }

  /** The candidates of the products after `after`, these first. */
  async candidates(
    tx: Queryable,
    storeId: string,
    after: string,
    items: readonly OpenProduct[],
  ): Promise<ReadonlyMap<string, Candidates>> {
    if (items.every(({ externalId }) => this.#covered.has(externalId))) return this.#candidates
    const { rows } = await tx.query<{ id: string }>(openIds(storeId, after))
    const ids = rows.map(({ id }) => id)
    this.#candidates = candidateBook((await tx.query(candidatesOf(storeId, ids))).rows)
    this.#covered = new Set(ids)
    return this.#candidates
  }
}

/** A step of a plan: the rows that it proposes, and where the next one goes on. */
export interface PlannedSlice {
  readonly rows: readonly PatchRow[]
  readonly after: string
  /** Saves what became of the products; the change set holds those that are proposed. */
  readonly save: (tx: Queryable, changeSetId: string | undefined) => Promise<Written | undefined>
}

/** Plans the next products of a store; undefined once none is left. */
export async function planSlice(
  tx: Queryable,
  store: StoreRow,
  after: string,
  {
    memory,
    bringsBack,
    pricesOf,
  }: { readonly memory: PlanMemory; readonly bringsBack: boolean; readonly pricesOf: PricesOf },
): Promise<PlannedSlice | undefined> {
  const found = await tx.query<OpenProduct>(openProducts(store.id, after, COMPARED_AT_ONCE))
  const last = found.rows.at(-1)
  if (!last) return undefined
  // A webhook may have kept it as the store told it.
  const items = found.rows.map((each) => ({ ...each, product: fittedProduct(each.product, store.currency) }))
  const world = await readWorld(tx, store, items, await memory.candidates(tx, store.id, after, items))
  const names = await memory.names(tx, store.id)
  const products = [...world.products.values()]
  const priceOf = await pricesOf(tx, { products, priceListId: store.priceListId, at: sharedNow() })
  const plan = { store, world, names, bringsBack, priceOf }
  const planned = items.map((item) => ({ item, planned: plannedItem(plan, item) }))
  return {
    rows: planned.flatMap((each) => each.planned.rows),
    after: last.externalId,
    save: async (own, changeSetId) => {
      const conflicts = planned.flatMap((each) => each.planned.conflicts)
      const listings = planned.flatMap(({ item: { externalId }, planned: { rows, listing } }) =>
        rows.length === 0 && listing ? [{ externalId, fields: listing }] : [],
      )
      let written: Written | undefined
      if (conflicts.length + listings.length > 0) {
        const open = await openWrite(own, readsOf(conflicts))
        written = await writeSeen(open, store.id, listings, conflicts)
      }
      await own.query(saved(store.id, planned, changeSetId))
      return written
    },
  }
}

interface PlannedOf {
  readonly item: OpenProduct
  readonly planned: PlannedItem
}

function saved(storeId: string, planned: readonly PlannedOf[], changeSetId: string | undefined): Statement {
  const rows = planned.map(
    ({ item, planned: { rows: own, productId, base, isNew = false, listing, isOpen, doubt } }) => {
      const isProposed = own.length > 0
      const proposed: Proposed | null = isProposed && base ? { base, isNew, isOpen, listing } : null
      return {
        id: item.externalId,
        productId,
        isProposed,
        base: isProposed ? null : (base ?? null),
        proposed,
        doubt,
        isOpen: doubt !== null || (!isProposed && isOpen),
      }
    },
  )
  return {
    name: 'stores:planned',
    text: `update store_product p set is_open = x."isOpen", doubt = x.doubt, proposed = x.proposed,
        base = case when x.base is null then p.base else merged_offers(p.base, x.base) end, product_id = coalesce(x."productId", p.product_id),
        change_set_id = case when x."isProposed" then $3::uuid end
      from jsonb_to_recordset($2::jsonb) as x(id text, "productId" uuid, "isProposed" boolean, "isOpen" boolean, base jsonb,
        proposed jsonb, doubt jsonb)
      where p.user_id = ${currentUser} and p.store_id = $1 and p.external_id = x.id`,
    values: [storeId, JSON.stringify(rows), changeSetId ?? null],
  }
}

/** Proposals of change sets that will not be applied are compared again: all but the first import that waits for a person. */
export function reopenLeft(storeId: string): Statement {
  return {
    name: 'stores:reopen',
    text: `update store_product p set change_set_id = null, proposed = null, product_id = null, is_open = true
      where p.user_id = ${currentUser} and p.store_id = $1 and p.change_set_id is not null and not exists (
        select from change_set c join store s on s.user_id = c.user_id and s.first_change_set_id = c.id::text
        where c.user_id = p.user_id and c.id = p.change_set_id and s.id = p.store_id and c.state in ('draft', 'checked'))`,
    values: [storeId],
  }
}

/** Products with open conflicts are compared again by each look: what is here may be another value by now (STORE-05). */
export function reopenConflicts(storeId: string): Statement {
  return {
    name: 'stores:reopen-conflicts',
    text: `update store_product p set is_open = true from store_conflict c
        join store_listing l on l.user_id = c.user_id and l.id::text = c.listing_id
      where p.user_id = ${currentUser} and p.store_id = $1 and not p.is_open and p.change_set_id is null
        and c.user_id = p.user_id and c.store_id = $1::text and c.state = 'open' and l.external_id = p.external_id`,
    values: [storeId],
  }
}

/** Products that are not here, for an import that brings back what was deleted. */
export function reopenMissing(storeId: string): Statement {
  return {
    name: 'stores:reopen-missing',
    text: `update store_product s set is_open = true
      where s.user_id = ${currentUser} and s.store_id = $1 and not s.is_gone and not s.is_open and s.change_set_id is null and not exists (
        select from store_listing l join product p on p.user_id = l.user_id and p.id::text = l.product_id
        where l.user_id = s.user_id and l.store_id = $1::text and l.external_id = s.external_id)`,
    values: [storeId],
  }
}

/**
 * What belongs to applying a look at a store: both sides agree from now on about what it took over, and its listings show what the store
 * has. Rows that were refused are left as they were.
 */
export async function pullApplied(open: OpenWrite, changeSetId: string): Promise<void> {
  const { tx } = open
  let after = ''
  for (;;) {
    const { rows } = await tx.query<{ storeId: string; externalId: string; fields: AnyPatch }>({
      name: 'stores:proposed-listings',
      text: `select store_id as "storeId", external_id as "externalId", proposed->'listing' as fields from store_product
        where user_id = ${currentUser} and change_set_id = $1 and proposed ? 'listing' and external_id > $2 order by external_id limit $3`,
      values: [changeSetId, after, LISTINGS_AT_ONCE],
    })
    const last = rows.at(-1)
    if (!last) break
    // A change set is of one store.
    await writeSeen(open, last.storeId, rows)
    after = last.externalId
  }
  const [agreed] = await tx.batch([
    { name: 'stores:agreed', text: AGREED, values: [changeSetId] },
    {
      name: 'stores:refused',
      text: `update store_product set proposed = null, change_set_id = null where user_id = ${currentUser} and change_set_id = $1`,
      values: [changeSetId],
    },
  ])
  for (const storeId of new Set((agreed?.rows ?? []).map((row) => String(row['storeId']))))
    await orderComparing(tx, storeId)
}

/** The refused rows are found once: a change set has no index of the rows that it changes, and may hold thousands. */
const AGREED = `update store_product s set
    base = case when (s.proposed->>'isNew')::boolean then s.proposed->'base' else merged_offers(s.base, s.proposed->'base') end, proposed = null, change_set_id = null, decision = null,
    is_open = s.is_open or (s.proposed->>'isOpen')::boolean
  where s.user_id = ${currentUser} and s.change_set_id = $1 and exists (
      select from store_listing l where l.user_id = s.user_id and l.store_id = s.store_id::text and l.external_id = s.external_id)
    and not coalesce(s.product_id in (select r.row_id from change_set_row r
      where r.user_id = ${currentUser} and r.change_set_id = $1 and r.kind = 'product' and r.state = 'bad' and r.row_id is not null), false)
  returning s.store_id as "storeId"`
