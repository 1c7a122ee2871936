import { FILES_PATH } from '#contract/pictures.ts'
import type { FileStorage } from '../integrations/storage/storage.ts'
import type { Statement } from '../kit/database/database.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { JobHandler } from '../kit/jobs/jobs.ts'
import type { Log } from '../kit/log.ts'
import { isNamed } from './stored-files.ts'
import { sharedNow } from '../kit/clock.ts'

/** Days in which a change can be undone, and the files that it removed are kept (PROD-06). */
const UNDO_DAYS = 30
/** After this time an incomplete upload counts as cut. */
const ARRIVING_HOURS = 1
/** Files erased in one turn; the rest waits for the next. */
const MOST = 1_000
/** Longer than any upload takes between its entry and its last byte. */
const STRAY_MS = 24 * 3_600_000
const STRAYS_AT_ONCE = 500
const HOUR_SECONDS = 3_600
const DAY_SECONDS = 24 * HOUR_SECONDS

interface Doomed {
  readonly userId: string
  readonly id: string
  readonly imageKey: string
  readonly thumbnailKey: string
}

/** The recurring jobs of files: erasing expired and unknown ones. */
export function fileJobs(dataAccess: DataAccess, storage: FileStorage, log: Log): Readonly<Record<string, JobHandler>> {
  return {
    'erase-files': { every: HOUR_SECONDS, run: () => eraseFiles(dataAccess, storage, log) },
    'erase-strays': { every: DAY_SECONDS, run: () => eraseStrays(dataAccess, storage, sharedNow()) },
  }
}

/**
 * Erases the files that no row shows and no undo restores, of cut uploads and deleted accounts. They are marked before the first byte is
 * erased, so that the next turn finishes an interrupted one; a failure does not block the others (SERV-05).
 */
export async function eraseFiles(dataAccess: DataAccess, storage: FileStorage, log: Log): Promise<void> {
  const [answer] = await dataAccess.asSystemBatch([MARK])
  for (const file of (answer?.rows ?? []) as unknown as Doomed[]) {
    try {
      await storage.delete(file.imageKey)
      await storage.delete(file.thumbnailKey)
      await dataAccess.asSystemBatch([forgotten(file)])
    } catch (error) {
      log.warn({ reason: String(error), upload: file.id }, 'a file could not be erased')
    }
  }
}

const MARK: Statement = {
  text: `with lost as materialized (
      select f.user_id, f.id, f.kind, f.image_key, f.thumbnail_key from stored_file f
      where f.state = 'stored' and f.created_at < now() - make_interval(days => $1) and not (${isNamed()})
    ), undone as materialized (
      select c.user_id, c.before->>'imageUrl' as image_url, c.before->>'thumbnailUrl' as thumbnail_url from change c
      where c.recorded_at > now() - make_interval(days => $1) and c.user_id in (select user_id from lost)
        and (c.before ? 'imageUrl' or c.before ? 'thumbnailUrl')
    ), doomed as (
      select user_id, id from stored_file where state = 'erasing'
      union select user_id, id from stored_file where state = 'arriving' and created_at < now() - make_interval(hours => $2)
      union select user_id, id from stored_file f where not exists (select from account where account.id = f.user_id)
      union select l.user_id, l.id from lost l where not exists (
        select from undone u where u.user_id = l.user_id
          and (u.image_url = '${FILES_PATH}' || l.image_key or u.thumbnail_url = '${FILES_PATH}' || l.thumbnail_key))
      limit $3
    )
    update stored_file f set state = 'erasing' from doomed d where d.user_id = f.user_id and d.id = f.id
    returning f.user_id as "userId", f.id, f.image_key as "imageKey", f.thumbnail_key as "thumbnailKey"`,
  values: [UNDO_DAYS, ARRIVING_HOURS, MOST],
}

function forgotten({ userId, id }: Doomed): Statement {
  return {
    text: `delete from stored_file where user_id = $1 and id = $2 and state = 'erasing'`,
    values: [userId, id],
  }
}

/** Removes files that the table does not know, such as those stored after the backup that was restored. */
export async function eraseStrays(dataAccess: DataAccess, storage: FileStorage, nowMs: number): Promise<void> {
  let keys: string[] = []
  const settle = async (): Promise<void> => {
    const [answer] = await dataAccess.asSystemBatch([unknownKeys(keys)])
    keys = []
    for (const { key } of answer?.rows ?? []) await storage.delete(String(key))
  }
  for await (const { key, changedAt } of storage.list('')) {
    if (changedAt < nowMs - STRAY_MS) keys.push(key)
    if (keys.length >= STRAYS_AT_ONCE) await settle()
  }
  if (keys.length > 0) await settle()
}

function unknownKeys(keys: readonly string[]): Statement {
  return {
    text: `select key from unnest($1::text[]) key where not exists (
      select from stored_file where image_key = key or thumbnail_key = key)`,
    values: [keys],
  }
}
