import type { FileStorage } from '../integrations/storage/storage.ts'
import { type Database, DatabaseError, type Queryable, type Statement } from '../kit/database/database.ts'
import { appliedMigrations, knownMigrations } from '../kit/database/migrate.ts'
import { inLanguage } from '../kit/language/spoken-language.ts'
import { movingTables } from './account-tables.ts'
import { chosenLanguage } from './chosen-language.ts'
import { copyAccount, type CopiedAccount, type CopyRules, fingerprintsOf, RELEASE_JOBS } from './copy-account.ts'
import { differing, MOVE_LIMIT_MS, settleIn } from './copy-rows.ts'
import { copyFile } from './move-files.ts'
import { MoveError } from './move-error.ts'
import { moveMessages } from './move-messages.ts'
import { copyTeam, type InvitePerson, type MovedTeam } from './move-team.ts'

/** An installation that an account leaves or comes to. */
export interface Installation {
  readonly database: Database
  readonly files: FileStorage
}

/** What moving an account asks of the product. */
export interface AccountMove extends CopyRules {
  readonly from: Installation
  readonly to: Installation
  readonly invite: InvitePerson
  /** Deletes the account in the source with its files; the steps run in the same transaction, before and after. */
  readonly remove: (userId: string, steps: RemovalSteps) => Promise<void>
}

/** What happens in the transaction that deletes an account, before and after its rows go. */
export interface RemovalSteps {
  readonly before: (tx: Queryable) => Promise<void>
  readonly after: (tx: Queryable) => Promise<void>
}

/** A moved account; without what was copied where an earlier run had copied it all and was cut off. */
export interface MovedAccount {
  readonly copied: (CopiedAccount & MovedTeam & { readonly files: number }) | undefined
}

/** So often an account is copied anew, if work of the source changed it meanwhile. */
const ATTEMPTS = 3

/** The source changed between the copy and the end. */
class ChangedMeanwhile extends Error {}

/**
 * Moves an account with everything in it to another installation (OPS-08). In the source it is closed first; then rows and files are copied and compared,
 * the source's rows are deleted, and the account is opened in the target. A failure opens the source again and leaves nothing in the target; what a crash
 * leaves is finished, or done anew, by the next run. Throws `MoveError`.
 */
export function moveAccount(move: AccountMove, userId: string): Promise<MovedAccount> {
  return alone(move.from.database, userId, () => moveAlone(move, userId))
}

/** One run at a time moves an account: another one would take the copy for a leftover. The embedded database is held by one process anyway. */
async function alone<T>(database: Database, userId: string, work: () => Promise<T>): Promise<T> {
  if (database.engine === 'embedded') return work()
  return database.transaction(
    async (tx) => {
      await settleIn(tx)
      const { rows } = await tx.query<{ isFree: boolean }>({
        text: 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isFree"',
        values: [markOf(userId)],
      })
      if (rows[0]?.isFree !== true) throw new MoveError('This account is being moved already. Nothing was changed.')
      return work()
    },
    { limitMs: MOVE_LIMIT_MS },
  )
}

async function moveAlone(move: AccountMove, userId: string): Promise<MovedAccount> {
  const { from, to } = move
  await refuseUnlike(move)
  const [isHere, isThere, isArriving] = await Promise.all([
    has(from.database, ACCOUNT, userId),
    has(to.database, ACCOUNT, userId),
    has(to.database, MARK, markOf(userId)),
  ])
  if (isThere && !isArriving) throw new MoveError(`The target has the account ${userId} already. Nothing was changed.`)
  if (!isHere && !isThere) throw new MoveError(`There is no account ${userId}. Nothing was changed.`)
  if (!isHere) {
    await open(to.database, userId)
    await from.database.batch([forgetMark(userId)])
    return { copied: undefined }
  }
  // An earlier run was cut off: what it copied was never used.
  if (isThere) await discard(to, userId)
  await refuseKnownPerson(move, userId)
  return { copied: await copyAndRemove(move, userId) }
}

async function copyAndRemove(move: AccountMove, userId: string): Promise<MovedAccount['copied']> {
  const { from, to } = move
  await close(from.database, userId)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const copied = await copyAll(move, userId)
      await move.remove(userId, removalOf(move, userId, copied))
      await open(to.database, userId)
      await from.database.batch([forgetMark(userId)])
      return copied
    } catch (error) {
      // Once it is deleted here, only opening it there is left: the next run does that. A deletion whose end is not known is waited for.
      if (!(await has(from.database, `${ACCOUNT} for update`, userId))) throw error
      // Where even that fails, the next run does it: the copy stands still.
      await discard(to, userId).catch(() => undefined)
      if (error instanceof ChangedMeanwhile && attempt < ATTEMPTS) continue
      await from.database.batch(opening(userId))
      throw error instanceof ChangedMeanwhile ? new MoveError(BUSY) : error
    }
  }
}

const BUSY =
  'Work of the source changed the account each time that it was copied. Nothing was moved. Stop Pricewright there, and move again.'

async function copyAll(move: AccountMove, userId: string) {
  const { from, to } = move
  const done = new Set<string>()
  // Before the transaction, which a slow storage would hold open; what came meanwhile is copied in it.
  await copyFiles(move, await keysOf(from.database, userId), done)
  let team: MovedTeam = { members: 0, invited: 0, others: 0 }
  const copied = await copyAccount(from.database, to.database, userId, move, async (source, target) => {
    const { rows } = await source.query<{ key: string }>({ text: FILE_KEYS, values: [userId] })
    await copyFiles(move, rows, done)
    team = await copyTeam(source, target, userId, move.invite)
    const { rows: held } = await source.query<{ value: object }>({ text: MARK_VALUE, values: [markOf(userId)] })
    await target.query({
      text: 'insert into setting (name, value) values ($1, $2::jsonb)',
      values: [markOf(userId), JSON.stringify(held[0]?.value ?? {})],
    })
  })
  return { ...copied, ...team, files: done.size }
}

async function copyFiles(
  { from, to }: AccountMove,
  keys: readonly { key: string }[],
  done: Set<string>,
): Promise<void> {
  for (const { key } of keys) {
    if (done.has(key)) continue
    if ((await copyFile(from.files, to.files, key)) !== undefined) done.add(key)
  }
}

async function keysOf(database: Database, userId: string): Promise<readonly { key: string }[]> {
  const [answer] = await database.batch([{ text: FILE_KEYS, values: [userId] }])
  return (answer?.rows ?? []) as { key: string }[]
}

const FILE_KEYS = `select unnest(array[image_key, thumbnail_key]) as key from stored_file
  where user_id = $1 and state = 'stored' order by 1`

/** Deletes only what was copied, and lets go on what is paid for in the target. */
function removalOf(move: AccountMove, userId: string, copied: CopiedAccount): RemovalSteps {
  let customers: readonly unknown[] = []
  return {
    before: async (tx) => {
      await settleIn(tx)
      const now = await fingerprintsOf(tx, await movingTables(tx, userId, move.providers))
      if (differing(copied.tables, now).length > 0) throw new ChangedMeanwhile()
      if (!(await has(move.to.database, MARK, markOf(userId)))) throw new MoveError('The copy in the target is gone.')
      const found = await tx.query<{ uniq: string }>({ text: CUSTOMERS, values: [userId, move.providers] })
      customers = found.rows.map(({ uniq }) => uniq)
    },
    after: async (tx) => {
      await tx.query({ text: `delete from job where kind = 'payment-end' and uniq = any($1)`, values: [customers] })
    },
  }
}

const CUSTOMERS = `select concat_ws(':', 'payment-end', provider, external_id) as uniq from payment_customer
  where user_id = $1 and provider = any($2)`

/** Both sides have the schema of this version, or a column would be lost. */
async function refuseUnlike({ from, to }: AccountMove): Promise<void> {
  const known = (await knownMigrations()).join()
  for (const [name, { database }] of [
    ['source', from],
    ['target', to],
  ] as const) {
    const applied = await database.transaction((tx) => appliedMigrations(tx))
    if (applied.join() !== known)
      throw new MoveError(
        `The database of the ${name} is not of this version. Start this version there once, then move again.`,
      )
  }
}

/** Nobody has two accounts: whoever signed in in the target already has one there. */
async function refuseKnownPerson({ from, to, keepsPasswords }: AccountMove, userId: string): Promise<void> {
  const [own] = await from.database.batch([
    { text: 'select issuer, subject, lower(email) as email from identity where user_id = $1', values: [userId] },
  ])
  for (const { issuer, subject, email } of own?.rows ?? []) {
    const [known] = await to.database.batch([
      {
        text: `select user_id::text as id from identity where issuer = $1 and subject = $2
          union all select id::text from provider_account where $3 and $1 = 'embedded' and (id::text = $2 or email_key = $4)`,
        values: [issuer, subject, keepsPasswords, email ?? ''],
      },
    ])
    const id = known?.rows[0]?.['id']
    if (id !== undefined)
      throw new MoveError(
        `The person of this account can sign in to the target already, as ${String(id)}. Delete that account there first. Nothing was changed.`,
      )
  }
}

const ACCOUNT = 'select 1 from account where id = $1'
const MARK = 'select 1 from setting where name = $1'
const MARK_VALUE = 'select value from setting where name = $1'

async function has(database: Database, text: string, value: string): Promise<boolean> {
  const [answer] = await database.batch([{ text, values: [value] }])
  return (answer?.rows.length ?? 0) > 0
}

/** Stands on both sides while an account is on its way, with how it was before. */
function markOf(userId: string): string {
  return `account-move:${userId}`
}

function forgetMark(userId: string): Statement {
  return { text: 'delete from setting where name = $1', values: [markOf(userId)] }
}

/** The database keeps an administrator: src/server/administration. */
const LAST_ADMINISTRATOR = 'PW008'

async function close(database: Database, userId: string): Promise<void> {
  await database
    .transaction(async (tx) => {
      const reason = inLanguage(await chosenLanguage(tx, userId), () => moveMessages.moving)
      await tx.batch(holding(userId, reason))
    })
    .catch((error: unknown) => {
      if (!(error instanceof DatabaseError) || error.code !== LAST_ADMINISTRATOR) throw error
      throw new MoveError('This account is the last administrator. Make another one first. Nothing was changed.')
    })
}

/** Lets nobody in, and remembers whether that was so before. */
function holding(userId: string, reason: string): readonly Statement[] {
  return [
    {
      text: `insert into setting (name, value) select $2, jsonb_build_object('suspended', suspended, 'at', suspended_at, 'reason', suspended_reason)
        from account where id = $1 on conflict (name) do nothing`,
      values: [userId, markOf(userId)],
    },
    {
      text: 'update account set suspended = true, suspended_at = now(), suspended_reason = $2 where id = $1',
      values: [userId, reason],
    },
  ]
}

/** Lets in as before, and lets held work begin. */
function opening(userId: string): readonly Statement[] {
  return [
    {
      text: `update account set suspended = (value->>'suspended')::boolean, suspended_at = (value->>'at')::timestamptz,
          suspended_reason = value->>'reason' from setting where id = $1 and name = $2`,
      values: [userId, markOf(userId)],
    },
    { text: RELEASE_JOBS, values: [userId] },
    forgetMark(userId),
  ]
}

async function open(database: Database, userId: string): Promise<void> {
  await database.batch(opening(userId))
}

/** Removes a copy that was never opened, with its files. */
async function discard({ database, files }: Installation, userId: string): Promise<void> {
  if (!(await has(database, MARK, markOf(userId))) && (await has(database, ACCOUNT, userId))) return
  await database.transaction(
    async (tx) => {
      const tables = await movingTables(tx, userId, ['stripe', 'test'])
      await tx.query({
        text: `delete from provider_account where id::text in (select subject from identity where user_id = $1 and issuer = 'embedded')`,
        values: [userId],
      })
      const ended = await tx.query<{ uniq: string }>({ text: CUSTOMERS, values: [userId, ['stripe']] })
      await tx.query({ text: 'delete from account where id = $1', values: [userId] })
      for (const { name } of tables.toReversed())
        await tx.query({ text: `delete from ${name} where user_id = $1`, values: [userId] })
      await tx.query({
        text: `delete from job where kind = 'payment-end' and uniq = any($1)`,
        values: [ended.rows.map(({ uniq }) => uniq)],
      })
      await tx.query(forgetMark(userId))
    },
    { limitMs: MOVE_LIMIT_MS },
  )
  for await (const { key } of files.list(`${userId}/`)) await files.delete(key)
}
