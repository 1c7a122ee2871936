import type { Database, Statement } from '#server/kit/database/database.ts'
import { DatabaseUnavailable } from '#server/kit/database/database.ts'

/** A database that was opened, and how it is closed for good. */
interface Opened {
  readonly database: Database
  readonly drop: () => Promise<void>
}

/** What one test file has of a database: nothing of the file reaches it once it was given back. */
interface Lent {
  readonly database: Database
  readonly giveBack: () => Promise<void>
}

/** An engine that has not come to its end by then is replaced. */
const PATIENCE_MS = 30_000

/** Everything that is no row: a file that changed some of it leaves an engine that is no fresh copy any more. */
const SHAPE = `with spaces as (select oid from pg_namespace where nspname !~ '^(pg_catalog|pg_toast|information_schema)'),
    kinds as (select oid, relname from pg_class where relnamespace in (select oid from spaces))
  select md5(string_agg(part, '|' order by part)) as shape from (
    select (c.relname, c.relkind, c.relowner, c.relacl, c.relrowsecurity, c.relforcerowsecurity)::text
      from pg_class c where c.oid in (select oid from kinds)
    union all select (a.attrelid, a.attname, a.attnum, a.atttypid, a.attnotnull, a.attacl)::text
      from pg_attribute a where a.attrelid in (select oid from kinds)
    union all select d::text from pg_attrdef d
    union all select c::text from pg_constraint c
    union all select t::text from pg_trigger t
    union all select p::text from pg_policy p
    union all select p::text from pg_proc p where p.pronamespace in (select oid from spaces)
    union all select r::text from pg_authid r
    union all select m::text from pg_auth_members m
    union all select s.setdatabase::text || s.setconfig::text from pg_db_role_setting s
    union all select s.starelid::text from pg_statistic s where s.starelid in (select oid from kinds)
    union all select m::text from migration m
  ) as parts (part)`

/** Tables that hold or held rows, and sequences that gave numbers. The rows of the migrations are the shape's. */
const USED = `select c.oid::regclass::text as name, c.relkind = 'S' as sequence from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relname <> 'migration' and case c.relkind
    when 'r' then pg_relation_size(c.oid) > 0
    when 'S' then (select s.last_value from pg_sequences s where s.schemaname = 'public' and s.sequencename = c.relname) is not null
    end`

/**
 * Keeps a database open over the files of a worker and lends it to one after the other, emptied in between: opening the embedded
 * engine takes longer than most files' tests. Whoever asks while it is lent out gets one more.
 */
export function keepEngine(open: () => Promise<Opened>, patienceMs = PATIENCE_MS): () => Promise<Lent> {
  let idle: { readonly opened: Opened; readonly shape: string } | undefined
  return async () => {
    const kept = idle ?? (await measured(await open()))
    idle = undefined
    const { view, leave } = viewOf(kept.opened.database)
    return {
      database: view,
      giveBack: async () => {
        const isFresh = await inTime(
          leave().then(() => isEmptied(kept.opened.database, kept.shape)),
          patienceMs,
        )
        if (isFresh && !idle) idle = kept
        else
          await inTime(
            kept.opened.drop().then(() => true),
            patienceMs,
          )
      },
    }
  }
}

async function measured(opened: Opened) {
  return { opened, shape: await shapeOf(opened.database) }
}

async function shapeOf(database: Database): Promise<string> {
  return String((await ask(database, SHAPE))[0]?.['shape'])
}

async function ask(database: Database, text: string): Promise<Record<string, unknown>[]> {
  const [answer] = await database.batch([{ text }])
  return answer?.rows ?? []
}

/** Empties all tables and begins all sequences anew; answers whether nothing else had changed. */
async function isEmptied(database: Database, shape: string): Promise<boolean> {
  const used = await ask(database, USED)
  const tables = used.filter(({ sequence }) => sequence !== true).map(({ name }) => String(name))
  const statements: Statement[] = used
    .filter(({ sequence }) => sequence === true)
    .map(({ name }) => ({ text: `alter sequence ${String(name)} restart` }))
  // The audit log refuses to be emptied; its triggers rest meanwhile.
  const quietly = { text: 'set session_replication_role = replica' }
  if (tables.length > 0) statements.unshift(quietly, { text: `truncate ${tables.join()} cascade` })
  await database.batch([...statements, { text: 'reset all' }])
  return (await shapeOf(database)) === shape
}

async function inTime(work: Promise<boolean>, patienceMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  return Promise.race([work.catch(() => false), late]).finally(() => clearTimeout(timer))
}

/** The same database until it is left, which waits for what is under way; what a file forgot to stop finds it closed. */
function viewOf(database: Database): { readonly view: Database; readonly leave: () => Promise<void> } {
  const underWay = new Set<Promise<unknown>>()
  const stops = new Set<() => Promise<void>>()
  let isLeft = false
  const begin = <T>(work: () => Promise<T>): Promise<T> => {
    if (isLeft) return Promise.reject(new DatabaseUnavailable('The test file that had this database has ended.'))
    const done = work()
    underWay.add(done)
    done.catch(() => undefined).finally(() => underWay.delete(done))
    return done
  }
  const leave = async () => {
    isLeft = true
    await Promise.allSettled(underWay)
    for (const stop of stops) await stop()
  }
  const view: Database = {
    engine: database.engine,
    batch: (statements, options) => begin(() => database.batch(statements, options)),
    transaction: (body, options) => begin(() => database.transaction(body, options)),
    listen: async (...args) => {
      const stop = await begin(() => database.listen(...args))
      stops.add(stop)
      return stop
    },
    load: () => database.load(),
    trouble: () => begin(() => database.trouble()),
    close: leave,
  }
  return { view, leave }
}
