import type { FileStorage } from '#server/integrations/storage/storage.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { Doors } from '#server/kit/database/doors.ts'
import type { Log } from '#server/kit/log.ts'

/** Longer than any deletion takes. */
const LIMIT_MS = 600_000

/** Where an account lies. */
export interface DeletionGround {
  readonly doors: Doors
  readonly storage: FileStorage
  readonly log: Log
}

interface Doomed {
  readonly id: string
  readonly imageKey: string
  readonly thumbnailKey: string
}

/**
 * Deletes an account with everything in it (PROF-05): rows, history, sessions, tokens, links, waiting work, and the person at the
 * embedded provider, in one transaction; then the files. Those that cannot be erased now are erased by the standing job.
 */
export async function deleteAccount(ground: DeletionGround, userId: string): Promise<void> {
  const { doors, storage, log } = ground
  const files = await doors.asSystem((tx) => removeRows(tx, userId), { limitMs: LIMIT_MS })
  let left = 0
  for (const file of files) {
    try {
      await storage.delete(file.imageKey)
      await storage.delete(file.thumbnailKey)
      await doors.asSystemFlight([{ text: FORGET, values: [userId, file.id] }])
    } catch {
      left += 1
    }
  }
  // Who it was is nobody's business any more.
  log.info({ files: files.length, filesLeft: left }, 'an account was deleted by its owner')
}

async function removeRows(tx: Queryable, userId: string): Promise<readonly Doomed[]> {
  // No write of this user, and no other deletion, can come between.
  await tx.query({ text: 'select from user_head where user_id = $1 for update', values: [userId] })
  const tables = await tx.query<{ name: string }>({ text: USER_TABLES })
  const files = await tx.query<Doomed>({ text: WITHDRAW, values: [userId] })
  await tx.query({ text: FORGET_PERSON, values: [userId] })
  await tx.query({ text: 'delete from account where id = $1', values: [userId] })
  // What has no reference to the account stays without it; asked of the database, so that no table is forgotten.
  for (const { name } of tables.rows) {
    await tx.query({ text: `delete from ${name} where user_id = $1`, values: [userId] })
  }
  return files.rows
}

const USER_TABLES = `select quote_ident(c.table_name) as name from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'
    and c.table_name <> 'stored_file' order by 1`

const WITHDRAW = `update stored_file set state = 'erasing' where user_id = $1
  returning id, image_key as "imageKey", thumbnail_key as "thumbnailKey"`

const FORGET = `delete from stored_file where user_id = $1 and id = $2 and state = 'erasing'`

/** Its sessions, grants and mailed links go with the person. */
const FORGET_PERSON = `delete from provider_account where id::text in (
  select subject from identity where user_id = $1 and issuer = 'embedded')`
