import type { Database, Queryable } from '../kit/database/database.ts'
import { MOVED_APART, type MovingTable, movingTables, quoted, SEALED } from './account-tables.ts'
import { differing, fingerprintOf, MOVE_LIMIT_MS, type MovedTable, pagesOf, settleIn } from './copy-rows.ts'
import { insertRows } from './loading.ts'
import { MoveError } from './move-error.ts'

/** What copying an account needs to know of both installations. */
export interface CopyRules {
  /** The providers whose payments go on in the target. */
  readonly providers: readonly string[]
  /** Opens what the source sealed and seals it for the target; undefined for what no key opens. */
  readonly reseal: (table: string, column: string, key: string, userId: string, sealed: Buffer) => Buffer | undefined
  /** The target lets in by passwords of its own, as the source does. */
  readonly keepsPasswords: boolean
}

/** What is done beside the rows in the transactions of a copy. */
export type CopyStep = (source: Queryable, target: Queryable) => Promise<void>

/** A copy that was made: what it has, and how many secrets no key opened. */
export interface CopiedAccount {
  readonly tables: readonly MovedTable[]
  readonly unopened: number
}

/**
 * Copies the rows of an account, those of one moment, in one transaction of the target: all or nothing. They stand still in the target: nobody is let in, and
 * no work begins, until the account is opened there. Counts and hashes are compared before anything is kept. Throws `MoveError`.
 */
export function copyAccount(
  from: Database,
  to: Database,
  userId: string,
  rules: CopyRules,
  step: CopyStep,
): Promise<CopiedAccount> {
  const options = { isolation: 'repeatable read', limitMs: MOVE_LIMIT_MS } as const
  return from.transaction(async (source) => {
    await settleIn(source)
    const tables = await movingTables(source, userId, rules.providers)
    const before = await fingerprintsOf(source, tables)
    return to.transaction(
      async (target) => {
        await settleIn(target)
        await enter(source, target, userId, rules)
        for (const table of tables) await copyTable(source, target, table)
        await target.query({ text: 'update stored_file set moved_to = null where user_id = $1', values: [userId] })
        const unopened = await resealAll(source, target, userId, rules)
        await copyJobs(source, target, userId)
        await raiseNumbers(target, userId)
        const wrong = differing(before, await fingerprintsOf(target, tables))
        if (wrong.length > 0) throw new MoveError(`These tables did not arrive as they were: ${wrong.join(', ')}.`)
        await step(source, target)
        await target.query({ text: HOLD_JOBS, values: [userId] })
        return { tables: before, unopened }
      },
      { limitMs: MOVE_LIMIT_MS },
    )
  }, options)
}

/** The fingerprints of an account's rows. */
export async function fingerprintsOf(tx: Queryable, tables: readonly MovingTable[]): Promise<readonly MovedTable[]> {
  const found: MovedTable[] = []
  for (const { name, where, without } of tables)
    found.push({ table: name, ...(await fingerprintOf(tx, { table: name, where, without })) })
  return found
}

/** The account itself, its password, and the plans that it subscribed to: a plan that the target does not have comes along and is not offered there. */
async function enter(source: Queryable, target: Queryable, userId: string, rules: CopyRules): Promise<void> {
  const { rows } = await source.query<{ createdAt: string; reason: string }>({
    text: 'select created_at::text as "createdAt", suspended_reason as reason from account where id = $1',
    values: [userId],
  })
  await target.query({
    text: `insert into account (id, suspended, suspended_at, suspended_reason, created_at) values ($1, true, now(), $2, $3)`,
    values: [userId, rows[0]?.reason, rows[0]?.createdAt],
  })
  if (rules.keepsPasswords)
    await passOn(
      source,
      target,
      'provider_account',
      `t.id::text in (
      select subject from identity where user_id = '${userId}'::uuid and issuer = 'embedded')`,
    )
  const paid = `where user_id = '${userId}'::uuid and provider in (${quoted(rules.providers)})`
  const plans = `t.id in (select plan_id from user_subscription ${paid} union select plan_id from payment_customer ${paid})`
  for await (const page of pagesOf(source, 'subscription_plan', `select * from subscription_plan t where ${plans}`))
    await target.query({
      text: `insert into subscription_plan
        select (jsonb_populate_record(null::subscription_plan, each || '{"is_active": false, "made_as": null}'::jsonb)).*
        from jsonb_array_elements($1::jsonb) each on conflict (id) do nothing`,
      values: [`[${page.join(',')}]`],
    })
}

async function passOn(source: Queryable, target: Queryable, table: string, where: string): Promise<void> {
  for await (const page of pagesOf(source, table, `select * from ${table} t where ${where}`))
    await insertRows(target, table, page)
}

async function copyTable(source: Queryable, target: Queryable, { name, where, isWhole }: MovingTable): Promise<void> {
  for await (const page of pagesOf(source, name, `select * from ${name} t where ${where}`, isWhole))
    await insertRows(target, name, page)
}

/** Seals for the target what was sealed for the source. What no key opens stays as it is, and opens nothing there either. */
async function resealAll(source: Queryable, target: Queryable, userId: string, rules: CopyRules): Promise<number> {
  let unopened = 0
  for (const [table, { key, columns }] of Object.entries(SEALED)) {
    const { rows } = await source.query({
      text: `select ${key} as key, ${columns.map((column) => `encode(${column}, 'hex') as ${column}`).join(', ')} from ${table} where user_id = $1`,
      values: [userId],
    })
    for (const row of rows)
      for (const column of columns) {
        const sealed = Buffer.from(String(row[column] ?? ''), 'hex')
        if (sealed.length === 0) continue
        const anew = rules.reseal(table, column, String(row['key']), userId, sealed)
        if (anew === undefined) unopened += 1
        else
          await target.query({
            text: `update ${table} set ${column} = $3 where user_id = $1 and ${key} = $2`,
            values: [userId, row['key'], anew],
          })
      }
  }
  return unopened
}

/** Work that waits; what the rows themselves order in the target is there already. Invitations are mailed anew. */
async function copyJobs(source: Queryable, target: Queryable, userId: string): Promise<void> {
  const { rows } = await source.query({
    text: `select kind, uniq, payload::text as payload, run_at::text as "runAt" from job
      where user_id = $1 and every is null and kind <> 'invitation-mail' order by id`,
    values: [userId],
  })
  for (const { kind, uniq, payload, runAt } of rows)
    await target.query({
      text: `insert into job (kind, uniq, user_id, payload, run_at) values ($1, $2, $3, $4::jsonb, $5)
        on conflict (uniq) do update set payload = excluded.payload, run_at = excluded.run_at`,
      values: [kind, uniq, userId, payload, runAt],
    })
}

/** New rows of the account get numbers after those that came, and looks at a provider count as newer. */
async function raiseNumbers(target: Queryable, userId: string): Promise<void> {
  const { rows } = await target.query<{ sequence: string; highest: string }>({ text: NUMBERED, values: [MOVED_APART] })
  for (const { sequence, highest } of rows)
    await target.query({
      text: `select setval('${sequence}', greatest(nextval('${sequence}'), (${highest} where user_id = $1)))`,
      values: [userId],
    })
}

const NUMBERED = `select pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence,
    format('select max(%I) from %s', a.attname, c.oid::regclass) as highest
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> '' and not a.attisdropped and c.relname <> all($1)
    and exists (select from pg_attribute u where u.attrelid = c.oid and u.attname = 'user_id' and not u.attisdropped)
  union all select 'payment_look', 'select max(seen_in) from user_subscription'
  union all select 'card_look', 'select max(seen_in) from card_payment'`

/** Far enough that no loop takes it, and kept apart from each other. */
const HOLD_JOBS = `update job set run_at = run_at + interval '100 years' where user_id = $1`

/** Lets work that was held begin. */
export const RELEASE_JOBS = `update job set run_at = run_at - interval '100 years' where user_id = $1 and run_at > now() + interval '50 years'`
