import type { Change } from '#contract/command.ts'
import { Refusal } from '#contract/refusal.ts'
import { StorageFailure } from '#server/integrations/storage/storage.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { openWrite, readMore, readsOf, storeChanges } from '#server/kit/write/write.ts'
import type { Finding } from './finding.ts'
import { SCAN_LIMIT_MS, scanAll, type ScanDeps } from './scan.ts'

/** The deps of a recovery. */
export interface RecoveryDeps extends ScanDeps {
  /** Makes a thumbnail of a stored picture. */
  readonly thumbnailOf: (userId: string, image: Uint8Array) => Promise<Uint8Array>
  readonly mediaType: string
  readonly wake: (userId: string, version: number) => void
}

/** What was repaired, and what a person has to decide. */
export interface Recovered {
  readonly repaired: readonly Finding[]
  readonly left: readonly Finding[]
}

/** Scanning again finds what a repair brought to light, such as sums of a row that another one was freed from. */
const MOST_ROUNDS = 4
/** Rows that are repaired together. */
const TOGETHER = 200

/** Repairs what a scan finds (DIAG-04): rows by the one write path, so that history, devices and undo know of it. Throws `StorageFailure`. */
export async function recover(deps: RecoveryDeps, caller: Caller): Promise<Recovered> {
  const repaired: Finding[] = []
  for (let round = 0; ; round += 1) {
    const { findings } = await scanAll(deps, caller)
    const mendable = findings.filter(({ repair }) => repair.by !== 'person')
    if (mendable.length === 0 || round === MOST_ROUNDS) return { repaired, left: findings }
    await mendAll(deps, caller, mendable)
    repaired.push(...mendable)
  }
}

async function mendAll(deps: RecoveryDeps, caller: Caller, findings: readonly Finding[]): Promise<void> {
  const { dataAccess, wake } = deps
  const written = await dataAccess.asUser(caller.actor, (tx) => mendRows(tx, findings), { limitMs: SCAN_LIMIT_MS })
  wake(written.userId, written.version)
  for (const { repair } of findings) {
    if (repair.by === 'thumbnail') await remakeThumbnail(deps, written.userId, repair)
  }
}

/** The counters come first: a version that was given out before must not be given out again. */
async function mendRows(tx: Queryable, findings: readonly Finding[]): Promise<{ userId: string; version: number }> {
  for (const { repair } of findings) if (repair.by === 'statement') await tx.query(repair.statement)
  const changes = mergedChanges(findings)
  const open = await openWrite(tx, [])
  for (let start = 0; start < changes.length; start += TOGETHER) {
    const some = changes.slice(start, start + TOGETHER)
    await readMore(open, readsOf(some))
    await storeChanges(open, some, { actor: 'system:recovery', now: Date.now(), trusted: true })
  }
  return { userId: open.userId, version: open.head }
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

async function remakeThumbnail(
  { storage, thumbnailOf, mediaType }: RecoveryDeps,
  userId: string,
  { imageKey, thumbnailKey }: { readonly imageKey: string; readonly thumbnailKey: string },
): Promise<void> {
  const image = await storage.get(imageKey)
  if (image) await storage.put(thumbnailKey, await thumbnailOf(userId, image), mediaType)
}

/** A storage that fails is told as such. */
export function toldStorage(error: unknown): never {
  throw error instanceof StorageFailure ? new Refusal('storage-unavailable') : error
}
