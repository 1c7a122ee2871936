import type { Change } from '#contract/command.ts'
import { Refusal } from '#contract/refusal.ts'
import { StorageFailure } from '#server/integrations/storage/storage.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { openWrite, readMore, readsOf, storeChanges } from '#server/kit/write/write.ts'
import type { Finding, Repair } from './finding.ts'
import { readPictures, stillSo } from './pictures.ts'
import { allFindings, lookAtStanding, scanAll, type ScanDeps, type Scanned } from './scan.ts'
import { sharedNow } from '#server/kit/clock.ts'

/** The deps of a recovery. */
export interface RecoveryDeps extends ScanDeps {
  /** Makes a thumbnail of a stored picture. Throws for a picture that cannot be read. */
  readonly thumbnailOf: (userId: string, image: Uint8Array) => Promise<Uint8Array>
  readonly mediaType: string
  readonly wake: (userId: string, version: number) => void
}

/** What was repaired, and what a person has to decide. */
export interface Recovered {
  readonly repaired: readonly Finding[]
  readonly left: readonly Finding[]
}

/** Scanning again finds what a repair brought to light, such as sums of a row that another one was freed from, and what was too much at once. */
const MOST_ROUNDS = 20
/** Rows that are repaired together. */
const TOGETHER = 200
/** Longer than the repair of an account takes. */
const LIMIT_MS = 300_000

/**
 * Repairs what a scan finds (DIAG-04): rows by the one write path, so that history, devices and undo know of it. Thumbnails come first, each
 * whole or not at all, then all rows of a round in one transaction. Throws `StorageFailure`.
 */
export async function recover(deps: RecoveryDeps, caller: Caller): Promise<Recovered> {
  const repaired = new Map<string, Finding>()
  const unmendable = new Set<string>()
  for (let round = 0; ; round += 1) {
    const scanned = await scanAll(deps, caller)
    const findings = allFindings(scanned)
    const mendable = findings.filter((each) => isMendable(each) && !unmendable.has(keyOf(each)))
    // A fault that is there again was not mended.
    const isStuck = mendable.every((each) => repaired.has(keyOf(each)))
    if (isStuck || round === MOST_ROUNDS) return { repaired: [...repaired.values()], left: findings }
    for (const each of mendable.filter(({ repair }) => repair.by === 'thumbnail')) {
      if (await remakeThumbnail(deps, caller, each.repair)) repaired.set(keyOf(each), each)
      else unmendable.add(keyOf(each))
    }
    for (const each of await mendRows(deps, caller, scanned)) repaired.set(keyOf(each), each)
  }
}

/** Whether a fault is repaired without a person. */
export function isMendable({ repair }: Finding): boolean {
  return repair.by !== 'person'
}

function keyOf({ fault, kind, id, detail }: Finding): string {
  return [fault, kind, id, detail].join(' ')
}

async function mendRows(deps: RecoveryDeps, { actor }: Caller, scanned: Scanned): Promise<readonly Finding[]> {
  const ofRows = allFindings(scanned).filter(({ repair }) => repair.by === 'write' || repair.by === 'statement')
  if (ofRows.length === 0) return []
  const work = (tx: Queryable) => mendInside(tx, scanned)
  const { userId, version, mended } = await deps.dataAccess.asUser(actor, work, { limitMs: LIMIT_MS })
  deps.wake(userId, version)
  return mended
}

/** Locks the counter and looks again, so that no edit that came after the scan is overwritten, then mends. */
async function mendInside(tx: Queryable, scanned: Scanned) {
  await openWrite(tx, [])
  const mended = [
    ...scanned.derived,
    ...(await lookAtStanding((work) => work(tx))),
    ...stillSo(scanned.pictures, await readPictures(tx)),
  ].filter(isMendable)
  for (const { repair } of mended) if (repair.by === 'statement') await tx.query(repair.statement)
  // The counter may be another one now: a version that was given out before must not be given out again.
  const open = await openWrite(tx, [])
  const changes = mergedChanges(mended)
  for (let start = 0; start < changes.length; start += TOGETHER) {
    const some = changes.slice(start, start + TOGETHER)
    await readMore(open, readsOf(some))
    // A row that was deleted since the scan has no fault any more.
    const there = some.filter(({ op, kind, id }) => op === 'delete' || open.cache.get(kind, id) !== undefined)
    await storeChanges(open, there, { actor: 'system:recovery', now: sharedNow(), trusted: true })
  }
  return { userId: open.userId, version: open.head, mended }
}

/** One change for each row; a deletion wins over its edits. */
function mergedChanges(findings: readonly Finding[]): Change[] {
  const byRow = new Map<string, Change>()
  for (const { repair } of findings) {
    if (repair.by !== 'write') continue
    const { change } = repair
    const key = `${change.kind} ${change.id}`
    const known = byRow.get(key)
    if (!known || change.op === 'delete') byRow.set(key, change)
    else if (known.op !== 'delete') byRow.set(key, { ...known, data: { ...known.data, ...change.data } })
  }
  return [...byRow.values()]
}

/** Answers whether it was made; a picture that cannot be read has none. */
async function remakeThumbnail(deps: RecoveryDeps, { actor }: Caller, repair: Repair): Promise<boolean> {
  if (repair.by !== 'thumbnail') return false
  const { storage, thumbnailOf, mediaType, dataAccess } = deps
  const image = await storage.get(repair.imageKey)
  if (!image) return false
  const thumbnail = await thumbnailOf(dataAccess.whose(actor).key, image).catch(() => undefined)
  if (thumbnail) await storage.put(repair.thumbnailKey, thumbnail, mediaType)
  return thumbnail !== undefined
}

/** A storage that fails is told as such. */
export function toldStorage(error: unknown): never {
  throw error instanceof StorageFailure ? new Refusal('storage-unavailable') : error
}
