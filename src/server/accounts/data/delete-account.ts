import type { FileStorage } from '#server/integrations/storage/storage.ts'
import { discardMails, type MailHead, NEWCOMER } from '#server/integrations/mail/outbox.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Log } from '#server/kit/log.ts'
import { OF_PERSON } from '../sessions.ts'
import { dataMessages } from './messages.ts'

/** Longer than any deletion takes. */
const LIMIT_MS = 600_000

/** The places where an account has data. */
export interface DeletionDeps {
  readonly dataAccess: DataAccess
  readonly storage: FileStorage
  /** The folder of mails that no mail server took. */
  readonly outbox: string
  readonly log: Log
}

/** What else happens in the transaction of a deletion, before and after the rows go. */
export interface DeletionSteps {
  readonly before: (tx: Queryable) => Promise<void>
  readonly after: (tx: Queryable) => Promise<void>
}

interface Doomed {
  readonly id: string
  readonly imageKey: string
  readonly thumbnailKey: string
}

/**
 * Deletes an account with everything in it (PROF-05): rows, history, sessions, tokens, links, waiting work, and the person at the
 * embedded provider, in one transaction; then the files and mails. The recurring job erases files that cannot be erased now. Throws `Refusal`
 * for the last administrator.
 */
export async function deleteAccount(deps: DeletionDeps, userId: string, steps?: DeletionSteps): Promise<void> {
  const { dataAccess, storage, outbox, log } = deps
  const { files, marks } = await dataAccess.asSystem((tx) => removeRows(tx, userId, steps), { limitMs: LIMIT_MS })
  const letters = await discardMails(outbox, (head) => isAbout(head, marks))
  let left = 0
  for (const file of files) {
    try {
      await storage.delete(file.imageKey)
      await storage.delete(file.thumbnailKey)
      await dataAccess.asSystemBatch([{ text: FORGET, values: [userId, file.id] }])
    } catch {
      left += 1
    }
  }
  // The log does not say whose account it was.
  log.info({ files: files.length, filesLeft: left, letters }, 'an account was deleted by its owner')
}

/** What was removed, and how to find its mails: ids of mails and of the person, and addresses. */
interface Removed {
  readonly files: readonly Doomed[]
  readonly marks: ReadonlySet<string>
}

async function removeRows(tx: Queryable, userId: string, steps: DeletionSteps | undefined): Promise<Removed> {
  // No write of this user, and no other deletion, can come between.
  await tx.query({ text: 'select from user_head where user_id = $1 for update', values: [userId] })
  await keepAnAdmin(tx, userId)
  await steps?.before(tx)
  const tables = await tx.query<{ name: string }>({ text: USER_TABLES })
  const files = await tx.query<Doomed>({ text: WITHDRAW, values: [userId] })
  const marks = await tx.query<{ mark: string }>({ text: MARKS, values: [userId] })
  await tx.batch([
    { text: FORGET_PERSON, values: [userId] },
    { text: LEAVE_SESSIONS, values: [userId] },
    { text: LEAVE_MEMBERS, values: [userId] },
  ])
  await tx.query({ text: 'delete from account where id = $1', values: [userId] })
  // Rows without a foreign key to the account; the database lists the tables, so that none is forgotten.
  for (const { name } of tables.rows) {
    await tx.query({ text: `delete from ${name} where user_id = $1`, values: [userId] })
  }
  await steps?.after(tx)
  return { files: files.rows, marks: new Set(marks.rows.map(({ mark }) => mark)) }
}

/**
 * Who is the last to administer others leaves once somebody else does (ADMIN-02). Of administrators who leave, are demoted or are suspended at the
 * same time, one goes after the other: migration 0075 takes the same locks in the same order.
 */
async function keepAnAdmin(tx: Queryable, userId: string): Promise<void> {
  const { rows } = await tx.query<{ role: string }>({
    text: 'select role from account where id = $1 for update',
    values: [userId],
  })
  if (rows[0]?.role !== 'admin') return
  await tx.query({ text: `select pg_advisory_xact_lock(hashtext('administrators'))` })
  const { rowCount } = await tx.query({ text: LAST_ADMIN, values: [userId] })
  if (rowCount === 1) throw new Refusal('rule-broken', { message: dataMessages.lastAdmin })
}

function isAbout({ id, to, account }: MailHead, marks: ReadonlySet<string>): boolean {
  return marks.has(id) || marks.has(account) || (account === NEWCOMER && marks.has(to.toLowerCase()))
}

const MARKS = `select $1::uuid::text as mark
  union select id::text from document_mail where user_id = $1
  union select id::text from change where user_id = $1 and kind = 'documentMail'
  union select subject from identity where user_id = $1 and issuer = 'embedded'
  union select lower(email) from identity where user_id = $1 and email is not null`

/** Answers a row where an administrator is the last one, and others need one. */
export const LAST_ADMIN = `select from account a where a.id = $1 and a.role = 'admin'
  and exists (select from account o where o.id <> a.id)
  and not exists (select from account o where o.id <> a.id and o.role = 'admin' and not o.suspended)`

const USER_TABLES = `select quote_ident(c.table_name) as name from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'
    and c.table_name <> 'stored_file' order by 1`

const WITHDRAW = `update stored_file set state = 'erasing' where user_id = $1
  returning id, image_key as "imageKey", thumbnail_key as "thumbnailKey"`

const FORGET = `delete from stored_file where user_id = $1 and id = $2 and state = 'erasing'`

/** Other browsers learn that they were signed out for good and wipe their copy (AUTH-14); nothing says whose they were. */
const LEAVE_SESSIONS = `update session set user_id = null, revoked_at = now(), id_token = null, provider_session = null,
    user_agent = null, ip = null, issuer = '', person_id = null, person_role = null where ${OF_PERSON}`

/** Members who work in it go on in their own accounts (TEAM-02). */
const LEAVE_MEMBERS = 'update session set user_id = null where user_id = $1'

/** Its sessions, grants and mailed links go with the person. */
const FORGET_PERSON = `delete from provider_account where id::text in (
  select subject from identity where user_id = $1 and issuer = 'embedded')`
