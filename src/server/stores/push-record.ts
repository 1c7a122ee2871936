import { general } from '#contract/entity.ts'
import type { Offers } from '#domain/stores/three-way.ts'
import type { Change } from '#contract/command.ts'
import { storeConflict } from '#contract/entities/store-conflict.ts'
import { type SentField, storeListing } from '#contract/entities/store-listing.ts'
import { store as storeEntity } from '#contract/entities/store.ts'
import { same } from '#contract/same.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import { readRefs } from '#server/kit/rows/reading.ts'
import { openWrite, type Written } from '#server/kit/write/write.ts'
import { agree, type Sending } from './agreed.ts'
import { conflictIdOf } from './conflict-rows.ts'
import { saidBy } from './failures.ts'
import { AT_REST, sendingStep } from './listing-steps.ts'
import { askingAt, keepAnswer, readAgain } from './mirror.ts'
import type { StoreFailure, StoreProduct } from './port.ts'
import { type BeforePush, type PushConflict, seenOffers, sendingOf } from './push-decision.ts'
import type { ListingRow, StoreRow } from './sides.ts'
import { storeSteps } from './store-writes.ts'

/** A listing whose turn it is to be sent. */
export interface Begun extends BeforePush {
  readonly listing: ListingRow
  /** Before the store was asked: `askingAt`. */
  readonly askedAt: number
}

const LISTING = storeListing.kind

/** The state of a store's outbox: the store, the next listing that waits, if any, and how many do. */
export interface Outbox {
  readonly store: StoreRow | undefined
  readonly begun: Begun | undefined
  readonly waiting: number
}

/** Takes the next listing that waits, and keeps what is about to be sent before anything leaves. */
export async function beginNext(tx: Queryable, storeId: string): Promise<Outbox> {
  const [stores, next, count] = await tx.batch([
    { text: selectRows(general(storeEntity), 'id = $1'), values: [storeId] },
    {
      text: selectRows(
        general(storeListing),
        `store_id = $1 and push_state = 'waiting' order by updated_at, id limit 1`,
      ),
      values: [storeId],
    },
    {
      text: `select count(*)::int as n from store_listing where user_id = ${currentUser} and store_id = $1 and push_state = 'waiting'`,
      values: [storeId],
    },
  ])
  const store = stores?.rows[0] as unknown as StoreRow | undefined
  const listing = next?.rows[0] as unknown as ListingRow | undefined
  const waiting = Number(count?.rows[0]?.['n'] ?? 0)
  if (!listing || store?.state !== 'connected') return { store, begun: undefined, waiting }
  const begun = await beforePush(tx, listing)
  const sending = sendingOf(begun)
  if (!same(sending, begun.sending)) await keepSending(tx, listing, sending)
  return { store, begun, waiting }
}

async function beforePush(tx: Queryable, listing: ListingRow): Promise<Begun> {
  const [found, conflicts] = await tx.batch([
    {
      text: `select product, base, sending from store_product where user_id = ${currentUser} and store_id = $1 and external_id = $2`,
      values: [listing.storeId, listing.externalId],
    },
    {
      text: `select variant_id as "variantId", field from store_conflict
        where user_id = ${currentUser} and store_id = $1 and listing_id = $2 and state = 'open'`,
      values: [listing.storeId, listing.id],
    },
  ])
  const kept = found?.rows[0] as { product: StoreProduct; base: Offers | null; sending: Sending | null } | undefined
  const open = new Set((conflicts?.rows ?? []).map((row) => JSON.stringify([row['variantId'], row['field']])))
  return {
    listing,
    agreed: kept?.base ?? null,
    mirror: kept?.product ?? null,
    sending: kept?.sending ?? {},
    isOpen: (variantId: string, field: SentField) => open.has(JSON.stringify([variantId, field])),
    askedAt: await askingAt(tx),
  }
}

async function keepSending(tx: Queryable, { storeId, externalId }: ListingRow, sending: Sending): Promise<void> {
  await tx.query({
    text: `update store_product set sending = $3 where user_id = ${currentUser} and store_id = $1 and external_id = $2`,
    values: [storeId, externalId, JSON.stringify(sending)],
  })
}

/** What became of a listing whose turn it was. */
export interface Pushed {
  readonly agreed: Offers
  readonly conflicts: readonly PushConflict[]
  /** As the store has the product now; null if it is not there any more, undefined where that is not known. */
  readonly product: StoreProduct | null | undefined
  /** The product is the answer to a change, and not what was read before. */
  readonly isWritten: boolean
  readonly failure: StoreFailure | undefined
}

/**
 * Records what became of a listing, all in one transaction: what both sides agree on, the store's product, open conflicts, and how sending
 * stands. Offers that were changed meanwhile keep waiting.
 */
export async function recordPush(tx: Queryable, begun: Begun, pushed: Pushed): Promise<Written> {
  const { listing } = begun
  const conflictIds = pushed.conflicts.map(({ offerId, field }) => conflictIdOf(listing.id, offerId, field))
  const open = await openWrite(
    tx,
    readRefs([{ kind: LISTING, id: listing.id }, ...conflictIds.map((id) => ({ kind: storeConflict.kind, id }))]),
  )
  await keepPushed(tx, begun, pushed)
  const current = open.cache.get(LISTING, listing.id) as ListingRow | undefined
  const steps = current ? stepsOf(current, listing, pushed) : []
  return storeSteps(open, [...steps, ...pushed.conflicts.map((conflict) => conflictStep(listing, conflict))])
}

function stepsOf(current: ListingRow, sent: ListingRow, { conflicts, failure, product }: Pushed): readonly Change[] {
  if (!same(current.offers, sent.offers)) return []
  if (failure)
    return [sendingStep(current, { pushState: 'failed', pushProblem: failure.reason, said: saidBy(failure) })]
  // Of what was not sent, because somebody has to decide first, the listing shows what the store has.
  const seen = product ? { offers: seenOffers(current, product) } : {}
  if (conflicts.length > 0)
    return [sendingStep(current, { pushState: 'conflict', pushProblem: 'changed', said: '' }, seen)]
  return [sendingStep(current, { ...AT_REST, pushedAt: Date.now() }, seen)]
}

function conflictStep(listing: ListingRow, { offerId, variantId, field, base, local, store }: PushConflict): Change {
  return {
    op: 'put',
    kind: storeConflict.kind,
    id: conflictIdOf(listing.id, offerId, field),
    data: {
      storeId: listing.storeId,
      listingId: listing.id,
      productId: listing.productId,
      variantId,
      title: listing.title,
      field,
      currency: listing.currency,
      base,
      local,
      store,
      state: 'open',
      choice: '',
      resolvedAt: null,
    },
  }
}

/** After a failure it is not known what arrived, so what was sent stays remembered. */
async function keepPushed(tx: Queryable, { listing, askedAt }: Begun, pushed: Pushed): Promise<void> {
  const { externalId, currency } = listing
  const storeId = listing.storeId ?? ''
  const { rows } = await tx.query<{ readAt: number }>({
    text: `select asked_at as "readAt" from store_product where user_id = ${currentUser} and store_id = $1 and external_id = $2 for update`,
    values: [storeId, externalId],
  })
  const [kept] = rows
  if (!kept) return
  if (!pushed.failure) {
    await agree(tx, [{ storeId, externalId, offers: pushed.agreed }])
    await tx.query({
      text: `update store_product set sending = null where user_id = ${currentUser} and store_id = $1 and external_id = $2`,
      values: [storeId, externalId],
    })
  }
  const { product, isWritten } = pushed
  if (product === undefined) return
  const answer = { storeId, products: product ? [product] : [], gone: product ? [] : [externalId], currency }
  // What was read while the change was made may be from before or after it.
  await keepAnswer(tx, { ...answer, askedAt: isWritten ? await askingAt(tx) : askedAt })
  if (isWritten && kept.readAt > askedAt) await readAgain(tx, storeId, [externalId])
}
