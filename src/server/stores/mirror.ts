import type { Offers } from '#domain/stores/three-way.ts'
import type { AnyPatch } from '#contract/entity.ts'
import type { Queryable, Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { type FittedProduct, fittedProduct } from './fitted-product.ts'
import type { StorePage, StoreProduct } from './port.ts'

/** What becomes of a product of a store when the change set that proposes it is applied. */
export interface Proposed {
  readonly base: Offers
  /** Waits for a person beside what is proposed, so that it is compared again. */
  readonly isOpen: boolean
  /** Fields of a listing that is here already. */
  readonly listing?: AnyPatch | undefined
}

/** A look at a store that is under way; it is kept after each step, so that it goes on after a restart. */
export interface Look {
  readonly phase: 'reading' | 'planning' | 'checking'
  readonly cursor: string | null
  readonly isWhole: boolean
  readonly startedAt: number
  readonly done: number
  readonly total: number | null
  /** A person asked for it, so that a first import may be proposed again. */
  readonly isAsked: boolean
  /** Makes products again that were deleted here. */
  readonly bringsBack: boolean
  /** Compares what is known, without asking the store. */
  readonly compares?: true
  /** The change set that it plans, with its rows so far and the last product that was compared. */
  readonly changeSetId?: string
  readonly rows?: number
  readonly after?: string
  readonly isCancelled?: true
}

/** How far a store was read. */
export interface StoreProgress {
  readonly cursor: string | null
  readonly look: Look | null
  readonly wholeLooks: number
}

/** Locks how far a store was read until the transaction ends; undefined for a store without access. */
export async function lockProgress(tx: Queryable, storeId: string): Promise<StoreProgress | undefined> {
  const { rows } = await tx.query<StoreProgress>({
    name: 'store:progress',
    text: `select cursor, look, whole_looks as "wholeLooks" from store_access where user_id = ${currentUser} and store_id = $1 for update`,
    values: [storeId],
  })
  return rows[0]
}

/** Keeps the look that is under way; null ends it. */
export function keepLook(storeId: string, look: Look | null): Statement {
  return {
    name: 'store:look',
    text: `update store_access set look = $2::jsonb where user_id = ${currentUser} and store_id = $1`,
    values: [storeId, look && JSON.stringify(look)],
  }
}

/** Begins a look at the whole catalogue, which sees what is there no more. */
export function beginWhole(storeId: string): Statement {
  return {
    name: 'store:whole',
    text: `update store_access set whole_looks = whole_looks + 1 where user_id = ${currentUser} and store_id = $1`,
    values: [storeId],
  }
}

/** Ends reading: the next look for changes goes on from here, and what a whole look did not see is gone. */
export function endReading(storeId: string, cursor: string, isWhole: boolean): Statement[] {
  const ended: Statement = {
    name: 'store:read',
    text: `update store_access set cursor = $2 where user_id = ${currentUser} and store_id = $1`,
    values: [storeId, cursor],
  }
  const gone: Statement = {
    name: 'store:unseen',
    text: `update store_product p set is_gone = true, is_open = true from store_access a
      where p.user_id = ${currentUser} and p.store_id = $1 and not p.is_gone and a.user_id = p.user_id and a.store_id = p.store_id
        and p.seen_in < a.whole_looks`,
    values: [storeId],
  }
  return isWhole ? [ended, gone] : [ended]
}

/** Keeps products as the store tells them: one that differs from the one that is kept is compared again. */
export function keepProducts(storeId: string, products: readonly StoreProduct[], currency: string): Statement[] {
  if (products.length === 0) return []
  const byId = new Map(products.map((each) => [each.externalId, fittedProduct(each, currency)]))
  const rows = [...byId.values()].map((product) => ({ id: product.externalId, revision: product.revision, product }))
  return [
    {
      name: 'store:products',
      text: `insert into store_product as kept (user_id, store_id, external_id, product, revision, seen_in)
        select ${currentUser}, $1, x.id, x.product, x.revision, a.whole_looks
        from jsonb_to_recordset($2::jsonb) as x(id text, product jsonb, revision text)
        join store_access a on a.user_id = ${currentUser} and a.store_id = $1
        on conflict (user_id, store_id, external_id) do update set product = excluded.product, revision = excluded.revision,
          seen_in = excluded.seen_in, is_gone = false,
          is_open = kept.is_open or kept.is_gone or kept.product - '{revision,changedAt}'::text[] <> excluded.product - '{revision,changedAt}'::text[]`,
      values: [storeId, JSON.stringify(rows)],
    },
  ]
}

/** Products that the store says are there no more. */
export function keepGone(storeId: string, externalIds: readonly string[]): Statement[] {
  if (externalIds.length === 0) return []
  return [
    {
      name: 'store:gone',
      text: `update store_product set is_gone = true, is_open = true
        where user_id = ${currentUser} and store_id = $1 and external_id = any($2::text[]) and not is_gone`,
      values: [storeId, externalIds],
    },
  ]
}

/** Keeps a page of a look. */
export function keepPage(storeId: string, { products, gone }: StorePage, currency: string): Statement[] {
  return [...keepProducts(storeId, products, currency), ...keepGone(storeId, gone)]
}


/** Marks products that a look came across as seen, and answers the revisions of those that are kept as they are. */
export function seenProducts(storeId: string, externalIds: readonly string[]): Statement {
  return {
    name: 'store:seen',
    text: `update store_product p set seen_in = a.whole_looks from store_access a
      where p.user_id = ${currentUser} and p.store_id = $1 and p.external_id = any($2::text[]) and not p.is_gone
        and a.user_id = p.user_id and a.store_id = p.store_id
      returning p.external_id as id, p.revision`,
    values: [storeId, externalIds],
  }
}

/** A product of a store that is to be compared. */
export interface OpenProduct {
  readonly externalId: string
  readonly product: FittedProduct
  readonly isGone: boolean
  readonly base: Offers | null
  readonly decision: string | null
}

/** The next products to be compared, in the order of their ids. */
export function openProducts(storeId: string, after: string, limit: number): Statement {
  return {
    name: 'store:open',
    text: `select external_id as "externalId", product, is_gone as "isGone", base, decision from store_product
      where user_id = ${currentUser} and store_id = $1 and is_open and change_set_id is null and external_id > $2
      order by external_id limit $3 for update`,
    values: [storeId, after, limit],
  }
}
