import type { Change } from '#contract/command.ts'
import { product } from '#contract/entities/product.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import { FILES_PATH, type PicturedKind } from '#contract/pictures.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable, Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { type JobHandler, TryLater } from '#server/kit/jobs/jobs.ts'
import { scheduleJob } from '#server/kit/jobs/schedule-job.ts'
import type { UserData } from '#server/kit/user-data.ts'
import { openWrite, readsOf, storeChanges } from '#server/kit/write/write.ts'
import { pullMessages } from './pull-messages.ts'
import { callerOf, STORE_ACTOR, TURN_MS } from './store-work.ts'
import { sharedDate, sharedNow } from '../kit/clock.ts'

/** The name of the job that fetches the pictures of products from a store. */
const STORE_PICTURES = 'store-pictures'
/** Pictures that are looked up at once. */
const AT_ONCE = 10

/** Fetches a picture and stores it for a row. Throws `Refusal` for one that cannot be kept. */
export type KeepPicture = (
  caller: Caller,
  of: { readonly userId: string; readonly kind: PicturedKind; readonly id: string },
  address: string,
  signal: AbortSignal,
) => Promise<{ readonly imageUrl: string; readonly thumbnailUrl: string }>

/** What the job needs. */
export interface PictureWork {
  readonly data: UserData
  readonly keepPicture: KeepPicture
  readonly wakeJobs: () => void
}

interface Pending {
  readonly id: string
  readonly externalId: string
  readonly address: string
  readonly listingId: string | null
  /** The change set that made the product: its undo takes the picture back too. */
  readonly changeSetId: string | null
}

/** Products whose picture is still the address that their store told. */
const PENDING = `from store_product s join product p on p.user_id = s.user_id and p.id = s.product_id
  where s.user_id = ${currentUser} and s.store_id = $1 and p.image_url <> '' and p.image_url not like '${FILES_PATH}%' and p.image_url = s.product->>'pictureUrl'`

/** The next of them after one in the order of the ids there, so that those which are done are not gone through each time. */
function pending(storeId: string, after: string): Statement {
  return {
    name: 'stores:pending-pictures',
    text: `select p.id, s.external_id as "externalId", p.image_url as address,
        (select l.id from store_listing l where l.user_id = s.user_id and l.store_id = s.store_id::text and l.external_id = s.external_id) as "listingId",
        (select c.change_set_id from change c where c.user_id = s.user_id and c.kind = 'product' and c.id = p.id and c.before is null
          order by c.version desc limit 1) as "changeSetId"
      ${PENDING} and s.external_id > $2 order by s.external_id limit ${AT_ONCE}`,
    values: [storeId, after],
  }
}

/** Orders the pictures of products whose picture is still an address in the store. */
export async function orderPictures(tx: Queryable, storeId: string): Promise<void> {
  const { rows } = await tx.query<{ isAny: boolean }>({
    name: 'stores:any-picture',
    text: `select exists (select ${PENDING}) as "isAny"`,
    values: [storeId],
  })
  if (rows[0]?.isAny === true) await orderJob(tx, storeId)
}

function orderJob(tx: Queryable, storeId: string): Promise<void> {
  return scheduleJob(tx, { name: STORE_PICTURES, key: storeId, runAt: sharedDate(), payload: { storeId } })
}

/**
 * The job that fetches the pictures of new products, in turns (STORE-09): each is stored like an upload. One that cannot be kept is taken
 * off the product, and its listing says so.
 */
export function pictureJobs(work: PictureWork): Record<string, JobHandler> {
  return {
    [STORE_PICTURES]: {
      run: async ({ userId, payload, signal }) => {
        if (userId === null) return
        const caller = callerOf(userId)
        const storeId = String(payload['storeId'])
        const until = sharedNow() + TURN_MS
        let after = ''
        for (;;) {
          const { rows } = await work.data.alone(caller).query<Pending>(pending(storeId, after))
          if (rows.length === 0) return
          for (const each of rows) {
            await keep(work, caller, userId, each, signal)
            signal.throwIfAborted()
            after = each.externalId
            // A slow host of pictures: looks and prices wait for no more than one of them.
            if (sharedNow() >= until) break
          }
          if (sharedNow() < until) continue
          await work.data.transact(caller, (tx) => orderJob(tx, storeId))
          work.wakeJobs()
          return
        }
      },
    },
  }
}

async function keep(
  { data, keepPicture }: PictureWork,
  caller: Caller,
  userId: string,
  { id, address, listingId, changeSetId }: Pending,
  signal: AbortSignal,
): Promise<void> {
  const kept = await keepPicture(caller, { userId, kind: 'product', id }, address, signal).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw new TryLater(`a picture could not be stored: ${String(error)}`)
    if (error.code === 'storage-quota') throw new TryLater('there is no room for pictures')
    return undefined
  })
  const fields = kept
    ? { imageUrl: kept.imageUrl, thumbnailUrl: kept.thumbnailUrl }
    : { imageUrl: '', thumbnailUrl: '' }
  const told: Change[] =
    kept || listingId === null
      ? []
      : [{ op: 'patch', kind: storeListing.kind, id: listingId, data: { said: pullMessages.noPicture } }]
  const changes: Change[] = [{ op: 'patch', kind: product.kind, id, data: fields, isFromStore: true }]
  const written = await data.transact(caller, async (tx) => {
    const open = await openWrite(tx, readsOf([...changes, ...told]))
    // Somebody chose another one meanwhile.
    if (open.cache.get(product.kind, id)?.['imageUrl'] !== address) return undefined
    const origin = { actor: STORE_ACTOR, now: sharedNow(), trusted: true }
    const stored = await storeChanges(open, changes, changeSetId === null ? origin : { ...origin, changeSetId })
    return told.length === 0 ? stored : storeChanges(open, told, origin)
  })
  if (written) data.wake(written.userId, written.version)
}
