import { createHash, randomUUID } from 'node:crypto'
import { deriveKey } from './accounts/secrets.ts'
import { ConfigurationError } from './config.ts'
import { followClock } from './kit/clock.ts'
import type { Database } from './kit/database/database.ts'
import { SILENT_SECONDS } from './kit/database/older-instances.ts'
import type { Log } from './kit/log.ts'

/** What this instance tells the others of itself. */
export interface Instance {
  readonly version: string
  /** Its migrations, in order. */
  readonly migrations: readonly string[]
  readonly secretsKey: Buffer
  readonly log: Log
  /** Milliseconds between two words of it; only tests set it. */
  readonly everyMs?: number
}

const EVERY_MS = (SILENT_SECONDS * 1_000) / 4
/** An operator is told of a clock that is further off. */
const WRONG_CLOCK_MS = 2_000

const BEAT = `insert into instance (id, version, knows, key_mark) values ($1, $2, $3, $4)
  on conflict (id) do update set seen_at = now()
  returning extract(epoch from clock_timestamp())::float8 * 1000 as at`
const FORGET = `delete from instance where seen_at < now() - interval '1 hour'`
const OTHER_KEY = `select 1 from instance where id <> $1 and key_mark <> $2
  and seen_at > now() - make_interval(secs => ${SILENT_SECONDS}) limit 1`
const BEYOND = `select name from migration where requires is not null and requires <> all($1::text[]) and name <> all($1::text[])
  order by name`

/**
 * Joins the instances that serve from one database server: tells every few seconds that this one does, and follows the database's clock.
 * Answers the function that leaves them. An embedded database has one instance. Throws `ConfigurationError` beside instances with another
 * secrets key, which could read nothing that this one seals.
 */
export async function joinInstances(database: Database, instance: Instance): Promise<() => Promise<void>> {
  if (database.engine === 'embedded') return () => Promise.resolve()
  const id = randomUUID()
  const mark = keyMarkOf(instance.secretsKey)
  const [other] = await database.batch([{ text: OTHER_KEY, values: [id, mark] }])
  if (other?.rowCount === 1)
    throw new ConfigurationError(
      'SECRETS_KEY is not that of the other instances on this database, so neither could read what the other seals. Set the same SECRETS_KEY ' +
        `for each (without one, each data folder has a key of its own), or wait ${SILENT_SECONDS} seconds after the last instance with the former key.`,
    )
  const beat = createBeat(database, id, mark, instance)
  await beat()
  const timer = setInterval(() => void beat().catch(() => undefined), instance.everyMs ?? EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await database.batch([{ text: 'delete from instance where id = $1', values: [id] }]).catch(() => undefined)
  }
}

/** One word of an instance: that it serves. It tells an operator of a wrong clock and of a database that has become too new, once each. */
function createBeat(database: Database, id: string, mark: string, { version, migrations, log }: Instance) {
  let toldAheadMs = 0
  let toldBeyond = ''
  return async (): Promise<void> => {
    const askedAt = Date.now()
    const [told, , beyond] = await database.batch([
      { name: 'instance:beat', text: BEAT, values: [id, version, migrations.at(-1) ?? '', mark] },
      { name: 'instance:forget', text: FORGET },
      { name: 'instance:beyond', text: BEYOND, values: [migrations] },
    ])
    const answeredAt = Date.now()
    const aheadMs = followClock(Number(told?.rows[0]?.['at']), askedAt, answeredAt)
    if (Math.abs(aheadMs - toldAheadMs) > WRONG_CLOCK_MS) {
      const seconds = Math.round(aheadMs / 100) / 10
      log.warn(
        { seconds },
        'the clock of this machine is ahead of the database’s by so many seconds: the database’s counts',
      )
      toldAheadMs = aheadMs
    }
    const names = (beyond?.rows ?? []).map((row) => String(row['name'])).join(', ')
    if (names !== toldBeyond && names !== '')
      log.error({ migrations: names }, 'the database is too new for this version, which must be updated now')
    toldBeyond = names
  }
}

/** Tells keys apart, and tells nothing of them. */
function keyMarkOf(secretsKey: Buffer): string {
  return createHash('sha256').update(deriveKey(secretsKey, 'instances: mark')).digest('base64url').slice(0, 16)
}
