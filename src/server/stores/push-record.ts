import { cutText } from '#domain/cut-text.ts'
import { general } from '#contract/entity.ts'
import { storeConflict } from '#contract/entities/store-conflict.ts'
import { type SentField, storeListing } from '#contract/entities/store-listing.ts'
import { store as storeEntity } from '#contract/entities/store.ts'
import type { PlannedChange } from '#contract/plan-changes.ts'
import { same } from '#contract/same.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import { readRefs } from '#server/kit/rows/reading.ts'
import { type OpenWrite, openWrite, type Written } from '#server/kit/write/write.ts'
import { type Agreed, type OfferValues, withAgreed } from './agreed.ts'
import { sendingStep, STORE_ACTOR, writeSteps } from './listing-steps.ts'
import type { StoreFailure, StoreProduct } from './port.ts'
import { type BeforePush, type PushConflict, type Sending, sendingOf, withSeen } from './push-decision.ts'
import { rowIdOf } from './row-ids.ts'
import type { ListingRow, StoreRow } from './wanted-offers.ts'

/** A listing whose turn it is to be sent. */
export interface Begun extends BeforePush {
  readonly listing: ListingRow
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
  return { store, begun: { ...begun, sending: begun.sending }, waiting }
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
  const kept = found?.rows[0] as { product: StoreProduct; base: Agreed | null; sending: Sending | null } | undefined
  const open = new Set((conflicts?.rows ?? []).map((row) => JSON.stringify([row['variantId'], row['field']])))
  return {
    listing,
    agreed: kept?.base ?? null,
    mirror: kept?.product ?? null,
    sending: kept?.sending ?? {},
    isOpen: (variantId: string, field: SentField) => open.has(JSON.stringify([variantId, field])),
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
  readonly agreed: OfferValues
  readonly conflicts: readonly PushConflict[]
  /** As the store has the product now; undefined if it is not there any more. */
  readonly product: StoreProduct | undefined
  readonly failure: StoreFailure | undefined
}

/**
 * Records what became of a listing, all in one transaction: what both sides agree on, the store's product, open conflicts, and how sending
 * stands. Offers that were changed meanwhile keep waiting.
 */
export async function recordPush(tx: Queryable, { listing }: Begun, pushed: Pushed): Promise<Written> {
  const conflictIds = pushed.conflicts.map((conflict) => conflictId(listing.id, conflict))
  const open = await openWrite(
    tx,
    readRefs([{ kind: LISTING, id: listing.id }, ...conflictIds.map((id) => ({ kind: storeConflict.kind, id }))]),
  )
  await keepProduct(tx, listing, pushed)
  const now = Date.now()
  const current = open.cache.get(LISTING, listing.id) as ListingRow | undefined
  const steps = current ? stepsOf(current, listing, pushed, now) : []
  const asked = pushed.conflicts.map((conflict) => conflictStep(listing, conflict))
  return writeSteps(open, [...steps, ...asked], { actor: STORE_ACTOR, now })
}

/** The id of the difference in a field of an offer: it exists once, however often it is found. */
function conflictId(listingId: string, { offerId, field }: Pick<PushConflict, 'offerId' | 'field'>): string {
  return rowIdOf(listingId, 'conflict', offerId, field)
}

function stepsOf(
  current: ListingRow,
  sent: ListingRow,
  { conflicts, failure }: Pushed,
  now: number,
): readonly PlannedChange[] {
  if (!same(current.offers, sent.offers)) return []
  if (failure) {
    const said = cutText(failure.said, 500)
    return [sendingStep(current, { pushState: 'failed', pushProblem: failure.reason, said })]
  }
  if (conflicts.length > 0) {
    const offers = withSeen(current.offers, conflicts)
    return [sendingStep(current, { pushState: 'conflict', pushProblem: 'changed', said: '' }, { offers })]
  }
  return [sendingStep(current, { pushState: 'none', pushProblem: '', said: '', pushedAt: now })]
}

function conflictStep(
  listing: ListingRow,
  { offerId, variantId, field, base, local, store }: PushConflict,
): PlannedChange {
  return {
    op: 'put',
    kind: storeConflict.kind,
    id: conflictId(listing.id, { offerId, field }),
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
async function keepProduct(tx: Queryable, { storeId, externalId }: ListingRow, pushed: Pushed): Promise<void> {
  const key = [storeId, externalId]
  const where = `where user_id = ${currentUser} and store_id = $1 and external_id = $2`
  const { rows } = await tx.query<{ base: Agreed | null }>({
    text: `select base from store_product ${where} for update`,
    values: key,
  })
  if (!rows[0]) return
  const base = JSON.stringify(withAgreed(rows[0].base, pushed.agreed))
  if (pushed.product === undefined && !pushed.failure) return
  const seen = pushed.product
  await tx.batch([
    ...(pushed.failure
      ? []
      : [{ text: `update store_product set base = $3, sending = null ${where}`, values: [...key, base] }]),
    ...(seen === undefined
      ? []
      : [
          {
            text: `update store_product set is_open = is_open or product is distinct from $3::jsonb, product = $3, revision = $4,
              is_gone = false ${where}`,
            values: [...key, JSON.stringify(seen), seen.revision],
          },
        ]),
  ])
}

/** Marks a product that is not in the store any more. */
export async function markGone(tx: Queryable, storeId: string, externalId: string): Promise<void> {
  await tx.query({
    text: `update store_product set is_open = is_open or not is_gone, is_gone = true
      where user_id = ${currentUser} and store_id = $1 and external_id = $2`,
    values: [storeId, externalId],
  })
}

/** Writes fields of a store that the server's own steps set. */
export async function patchStore(tx: Queryable, storeId: string, data: Partial<StoreRow>): Promise<Written> {
  const ref = { kind: storeEntity.kind, id: storeId }
  const open: OpenWrite = await openWrite(tx, readRefs([ref]))
  const change: PlannedChange = { op: 'patch', ...ref, data }
  return writeSteps(open, open.cache.get(ref.kind, ref.id) ? [change] : [], { actor: STORE_ACTOR, now: Date.now() })
}
