import { isObjectWord } from '#domain/own-keys.ts'
import type { Offers } from '#domain/stores/three-way.ts'
import type { AnyPatch } from '#contract/entity.ts'
import type { Queryable, Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { orderWork } from '#server/kit/write/ordering.ts'
import type { Sending } from './agreed.ts'
import { type FittedProduct, fittedProduct } from './fitted-product.ts'
import type { StoreProduct } from './port.ts'
import type { AskedLook } from './schedule.ts'

/** What becomes of a product of a store when the change set that proposes it is applied. */
export interface Proposed {
  /** On which both sides agree then; beside what they agree on already, unless it `isNew`. */
  readonly base: Offers
  readonly isNew: boolean
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
  /** What a person asked the next look for; null if nobody did. */
  readonly asked: AskedLook | null
}

/**
 * Locks how far a store was read until the transaction ends; undefined for a store without access. The account's counter is locked first,
 * as by every write, so that work on several products at once never waits crosswise for sending or for a person's change.
 */
export async function lockProgress(tx: Queryable, storeId: string): Promise<StoreProgress | undefined> {
  const [, progress] = await tx.batch([
    { name: 'stores:account', text: `select 1 from user_head where user_id = ${currentUser} for update` },
    {
      name: 'stores:progress',
      text: `select cursor, look, whole_looks as "wholeLooks", asked from store_access
        where user_id = ${currentUser} and store_id = $1 for update`,
      values: [storeId],
    },
  ])
  return progress?.rows[0] as StoreProgress | undefined
}

/** Keeps the look that is under way; null ends it. */
export function keepLook(storeId: string, look: Look | null): Statement {
  return {
    name: 'stores:look',
    text: `update store_access set look = $2::jsonb where user_id = ${currentUser} and store_id = $1`,
    values: [storeId, look && JSON.stringify(look)],
  }
}

/** Keeps what the next look is asked for; null once it has begun. */
export function keepAsked(storeId: string, asked: AskedLook | null): Statement {
  return {
    name: 'stores:asked',
    text: `update store_access set asked = $2::jsonb where user_id = ${currentUser} and store_id = $1`,
    values: [storeId, asked && JSON.stringify(asked)],
  }
}

/** Begins a look at the whole catalogue, which sees what is there no more. */
export function beginWhole(storeId: string): Statement {
  return {
    name: 'stores:whole',
    text: `update store_access set whole_looks = whole_looks + 1 where user_id = ${currentUser} and store_id = $1`,
    values: [storeId],
  }
}

/** Ends reading: the next look for changes goes on from here, and what a whole look did not see is gone. */
export function endReading(storeId: string, cursor: string, isWhole: boolean): Statement[] {
  const ended: Statement = {
    name: 'stores:read',
    text: `update store_access set cursor = $2 where user_id = ${currentUser} and store_id = $1`,
    values: [storeId, cursor],
  }
  const gone: Statement = {
    name: 'stores:unseen',
    text: `update store_product p set is_gone = true, is_open = true from store_access a
      where p.user_id = ${currentUser} and p.store_id = $1 and not p.is_gone and a.user_id = p.user_id and a.store_id = p.store_id
        and p.seen_in < a.whole_looks`,
    values: [storeId],
  }
  return isWhole ? [ended, gone] : [ended]
}

/** The clock of the database, in epoch microseconds. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000000)::bigint'

/** When a store is about to be asked, in epoch microseconds: to be known before it is. */
export async function askingAt(tx: Queryable): Promise<number> {
  const { rows } = await tx.query<{ at: number }>({ name: 'stores:clock', text: `select ${NOW} as at` })
  return rows[0]?.at ?? 0
}

/** What a store answered, and when it was asked (`askingAt`). */
export interface Answered {
  readonly storeId: string
  readonly products: readonly StoreProduct[]
  /** Products that are there no more. */
  readonly gone: readonly string[]
  readonly currency: string
  readonly askedAt: number
}

/**
 * Keeps products as the store tells them: one that differs from the one that is kept is compared again. What was kept after the store was
 * asked may be newer; it stays, and that product is read again.
 */
export async function keepAnswer(
  tx: Queryable,
  { storeId, products, gone, currency, askedAt }: Answered,
): Promise<void> {
  const named = products.filter(({ externalId }) => !isObjectWord(externalId))
  const byId = new Map(named.map((each) => [each.externalId, fittedProduct(each, currency)]))
  const rows = [...byId.values()].map((product) => ({ id: product.externalId, revision: product.revision, product }))
  const answers = await tx.batch([
    ...(rows.length === 0 ? [] : [keptProducts(storeId, rows, askedAt)]),
    ...(gone.length === 0 ? [] : [keptGone(storeId, gone, askedAt)]),
  ])
  const overtaken = answers.flatMap((answer) => answer.rows.flatMap(({ id, isOld }) => (isOld === true ? [id] : [])))
  if (overtaken.length > 0) await readAgain(tx, storeId, overtaken)
}

function keptProducts(storeId: string, rows: readonly object[], askedAt: number): Statement {
  return {
    name: 'stores:products',
    text: `insert into store_product as kept (user_id, store_id, external_id, product, revision, seen_in, asked_at)
      select ${currentUser}, $1, x.id, x.product, x.revision, a.whole_looks, $3
      from jsonb_to_recordset($2::jsonb) as x(id text, product jsonb, revision text)
      join store_access a on a.user_id = ${currentUser} and a.store_id = $1
      on conflict (user_id, store_id, external_id) do update set seen_in = excluded.seen_in, asked_at = greatest(kept.asked_at, $3),
        product = case when kept.asked_at > $3 then kept.product else excluded.product end,
        revision = case when kept.asked_at > $3 then kept.revision else excluded.revision end,
        is_gone = kept.asked_at > $3 and kept.is_gone,
        is_open = kept.is_open or (kept.asked_at <= $3
          and (kept.is_gone or kept.product - '{revision,changedAt}'::text[] <> excluded.product - '{revision,changedAt}'::text[]))
      returning external_id as id, asked_at > $3 as "isOld"`,
    values: [storeId, JSON.stringify(rows), askedAt],
  }
}

function keptGone(storeId: string, externalIds: readonly string[], askedAt: number): Statement {
  return {
    name: 'stores:gone',
    text: `update store_product set is_open = is_open or (asked_at <= $3 and not is_gone), is_gone = is_gone or asked_at <= $3,
        asked_at = greatest(asked_at, $3)
      where user_id = ${currentUser} and store_id = $1 and external_id = any($2::text[])
      returning external_id as id, asked_at > $3 as "isOld"`,
    values: [storeId, externalIds, askedAt],
  }
}

/** Has products read again, like after a webhook; without a topic, for no provider sent it. */
export async function readAgain(tx: Queryable, storeId: string, externalIds: readonly unknown[]): Promise<void> {
  const noting: Statement = {
    name: 'stores:read-again',
    text: `insert into store_notice (user_id, store_id, event_id, topic, about, external_id, received_at)
      select ${currentUser}, $1, gen_random_uuid()::text, '', 'changed', id, $3 from unnest($2::text[]) as id`,
    values: [storeId, externalIds, Date.now()],
  }
  await tx.batch([noting, orderWork([{ work: 'store-notices', ref: storeId }])])
}

/** Marks products that a look came across as seen, and answers the revisions of those that are kept as they are. */
export function seenProducts(storeId: string, externalIds: readonly string[]): Statement {
  return {
    name: 'stores:seen',
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
  /** What was sent and of which no answer is known. */
  readonly sending: Sending | null
  readonly decision: string | null
}

/** The next products to be compared, in the order of their ids. */
export function openProducts(storeId: string, after: string, limit: number): Statement {
  return {
    name: 'stores:open',
    text: `select external_id as "externalId", product, is_gone as "isGone", base, sending, decision from store_product
      where user_id = ${currentUser} and store_id = $1 and is_open and change_set_id is null and external_id > $2
      order by external_id limit $3 for update`,
    values: [storeId, after, limit],
  }
}
