import { createHash } from 'node:crypto'
import type { FilePlace, FilePlaces } from '../integrations/storage/open-storage.ts'
import { type FileStorage, StorageFailure } from '../integrations/storage/storage.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Statement } from '../kit/database/database.ts'
import type { JobHandler } from '../kit/jobs/jobs.ts'

/** Where files are moved from and to. */
export interface FileMove {
  readonly from: FilePlace
  readonly to: FilePlace
}

/** The move that the settings ask for; undefined while files are where they belong. */
export function moveOf({ current, former }: FilePlaces): FileMove | undefined {
  return former && { from: former, to: current }
}

/** What a run moved: uploads found whole in the new place, bytes copied, and keys that are in neither place. */
export interface FilesMoved {
  readonly uploads: number
  readonly bytes: number
  readonly missing: readonly string[]
}

/** Uploads looked at in a turn, and at a time: each holds one picture in memory. */
const PAGE = 200
const AT_ONCE = 4
const JOB = 'move-files'
const EVERY_SECONDS = 60
/** Missing keys that are told by name. */
const MOST_TOLD = 20
const MEDIA_TYPE = 'image/webp'
const FIRST = '00000000-0000-0000-0000-000000000000'

interface Upload {
  readonly userId: string
  readonly id: string
  readonly imageKey: string
  readonly thumbnailKey: string
}

/**
 * Copies every stored file that is not marked as moved, checks length and hash in the new place, and marks its upload (OPS-02). Originals stay.
 * It can be stopped and run again at any time, also beside the running product: a key never gets other bytes. Throws `StorageFailure`.
 */
export async function moveFiles(dataAccess: DataAccess, move: FileMove, signal?: AbortSignal): Promise<FilesMoved> {
  const moved = { uploads: 0, bytes: 0, missing: [] as string[] }
  for (let after: Upload | undefined; ;) {
    const page = await uploadsAfter(dataAccess, unmoved(move.to.name, after))
    for (let at = 0; at < page.length && signal?.aborted !== true; at += AT_ONCE) {
      const copied = await Promise.all(page.slice(at, at + AT_ONCE).map((upload) => copyUpload(move, upload)))
      const whole = copied.filter(({ missing }) => missing.length === 0)
      await dataAccess.asSystemBatch([marked(move.to.name, whole)])
      moved.uploads += whole.length
      for (const { bytes, missing } of copied) {
        moved.bytes += bytes
        if (moved.missing.length < MOST_TOLD) moved.missing.push(...missing)
      }
    }
    after = page.at(-1)
    if (page.length < PAGE || signal?.aborted === true) return moved
  }
}

/** A moved file that is not whole in its new place: its original was not removed. */
class OriginalKept extends Error {}

/**
 * Removes the originals of everything that was moved, each after one more look at the new place, and ends the work of the move. Answers how many
 * files it removed. Throws an error for a file that is not whole in the new place, and `StorageFailure`.
 */
export async function removeOriginals(dataAccess: DataAccess, move: FileMove): Promise<number> {
  let removed = 0
  for (let after: Upload | undefined; ;) {
    const page = await uploadsAfter(dataAccess, movedBefore(move.to.name, after))
    for (const { imageKey, thumbnailKey } of page)
      for (const key of [imageKey, thumbnailKey]) if (await removeOriginal(move, key)) removed += 1
    after = page.at(-1)
    if (page.length < PAGE) break
  }
  await dataAccess.asSystemBatch([{ text: 'delete from job where kind = $1', values: [JOB] }])
  return removed
}

async function removeOriginal({ from, to }: FileMove, key: string): Promise<boolean> {
  const original = await from.storage.stat(key)
  if (!original) return false
  const copy = await to.storage.stat(key)
  if (copy?.bytes !== original.bytes)
    throw new OriginalKept(`${key} is not whole in ${to.name}. Its original and those after it were kept.`)
  await from.storage.delete(key)
  return true
}

/** The job that moves files while the product serves, as long as the settings ask for it. */
export function fileMoveJobs(dataAccess: DataAccess, move: FileMove | undefined): Readonly<Record<string, JobHandler>> {
  if (!move) return {}
  const run: JobHandler['run'] = async ({ signal }) => void (await moveFiles(dataAccess, move, signal))
  return { [JOB]: { every: EVERY_SECONDS, run } }
}

interface Copied {
  readonly upload: Upload
  readonly bytes: number
  readonly missing: readonly string[]
}

async function copyUpload({ from, to }: FileMove, upload: Upload): Promise<Copied> {
  const missing: string[] = []
  let bytes = 0
  for (const key of [upload.imageKey, upload.thumbnailKey]) {
    const copied = await copyFile(from.storage, to.storage, key)
    if (copied === undefined) missing.push(key)
    else bytes += copied
  }
  return { upload, bytes, missing }
}

/**
 * Copies a file if the other place does not have it, and reads it back there; answers the bytes copied, and undefined where neither place has it.
 * Throws `StorageFailure`.
 */
export async function copyFile(from: FileStorage, to: FileStorage, key: string): Promise<number | undefined> {
  const original = await from.get(key)
  const there = await to.get(key)
  if (!original) return there && 0
  if (isSame(original, there)) return 0
  await to.put(key, original, MEDIA_TYPE)
  if (!isSame(original, await to.get(key)))
    throw new StorageFailure('unreachable', `${key} did not arrive whole in the new place`)
  return original.length
}

function isSame(one: Uint8Array, other: Uint8Array | undefined): boolean {
  return one.length === other?.length && hashOf(one) === hashOf(other)
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function uploadsAfter(dataAccess: DataAccess, statement: Statement): Promise<readonly Upload[]> {
  const [answer] = await dataAccess.asSystemBatch([statement])
  return (answer?.rows ?? []) as unknown as readonly Upload[]
}

function unmoved(place: string, after: Upload | undefined): Statement {
  return pageOf('moved_to is distinct from $1', place, after)
}

function movedBefore(place: string, after: Upload | undefined): Statement {
  return pageOf('moved_to = $1', place, after)
}

function pageOf(condition: string, place: string, after: Upload | undefined): Statement {
  return {
    text: `select user_id as "userId", id, image_key as "imageKey", thumbnail_key as "thumbnailKey" from stored_file
      where state = 'stored' and ${condition} and (user_id, id) > ($2, $3) order by user_id, id limit ${PAGE}`,
    values: [place, after?.userId ?? FIRST, after?.id ?? FIRST],
  }
}

function marked(place: string, copied: readonly Copied[]): Statement {
  return {
    text: `update stored_file f set moved_to = $1 from unnest($2::uuid[], $3::uuid[]) as moved (user_id, id)
      where f.user_id = moved.user_id and f.id = moved.id and f.state = 'stored'`,
    values: [place, copied.map(({ upload }) => upload.userId), copied.map(({ upload }) => upload.id)],
  }
}
