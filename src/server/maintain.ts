import { verifyChain } from './administration/audit-chain.ts'
import { linkIdentity } from './accounts/link-identity.ts'
import { type Config, readConfig } from './config.ts'
import type { Database } from './kit/database/database.ts'
import { openStorage } from './integrations/storage/open-storage.ts'
import { createDataAccess } from './kit/database/data-access.ts'
import { migrate } from './kit/database/migrate.ts'
import { NEWS_TOPICS, orderNews, readNews } from './mail/notices/news.ts'
import { openDatabase } from './open-database.ts'
import { backup } from './maintenance/backup.ts'
import { renewCopies } from './maintenance/renew-copies.ts'
import { restore } from './maintenance/restore.ts'

interface Act {
  /** The arguments of the action, in order; those in brackets are optional. */
  readonly needs: readonly string[]
  /** It makes the schema itself. */
  readonly migratesItself?: boolean
  /** Runs it and answers a line for the operator. */
  readonly run: (database: Database, values: readonly string[], config: Config) => Promise<string>
}

/** One-off actions on the configured database: `npm run backup -- FILE` and so on (OPS-04, ADMIN-04). */
const ACTS: Readonly<Record<string, Act>> = {
  backup: {
    needs: ['FILE'],
    run: async (database, [file = ''], config) => {
      const { rows, files } = await backup(database, openStorage(config), file)
      return `Backed up ${rows} rows and ${files} files to ${file}`
    },
  },
  restore: {
    needs: ['FILE'],
    migratesItself: true,
    run: async (database, [file = ''], config) => {
      const { rows, files } = await restore(database, openStorage(config), file)
      await renewCopies(createDataAccess(database))
      return `Restored ${rows} rows and ${files} files from ${file}`
    },
  },
  'renew-copies': {
    needs: [],
    run: async (database) =>
      `Every device of ${await renewCopies(createDataAccess(database))} accounts fetches its copy anew`,
  },
  'link-identity': {
    needs: ['EMAIL_OR_ACCOUNT_ID', 'SUBJECT', '[ISSUER]'],
    run: link,
  },
  'verify-audit': { needs: ['[NUMBER]', '[HASH]'], run: verifyAudit },
  news: { needs: ['FILE', '[updates|offers]'], run: sendNews },
}

async function sendNews(database: Database, [file = '', asked = 'updates']: readonly string[]): Promise<string> {
  const topic = NEWS_TOPICS.find((each) => each === asked)
  if (!topic) throw new Error(usage())
  const ordered = await orderNews(createDataAccess(database), await readNews(file), topic)
  return ordered === 0
    ? 'Nobody gets this message: everybody who wants it has it already.'
    : `Ordered for ${ordered} users. The running server sends it.`
}

/** Fails where the audit log is not whole (ADMIN-04), or an entry has another hash than the one that was noted. */
async function verifyAudit(database: Database, [seq = '', hash = '']: readonly string[]): Promise<string> {
  if (seq !== '' && !(/^\d{1,9}$/.test(seq) && /^[0-9a-f]{64}$/.test(hash))) throw new Error(usage())
  const dataAccess = createDataAccess(database)
  const { entries, broken, head } = await verifyChain(
    (work) => dataAccess.asSystem(work, { isolation: 'repeatable read' }),
    seq === '' ? undefined : { seq: Number(seq), hash },
  )
  if (broken !== null)
    throw new Error(
      `The audit log is broken at entry ${broken}: it was changed, removed or moved. ${entries} entries before it are whole.`,
    )
  return `The audit log is whole: ${entries} entries${head === '' ? '' : `. To be noted elsewhere: ${entries} ${head}`}`
}

async function link(
  database: Database,
  [account = '', subject = '', issuer = '']: readonly string[],
  { OIDC_ISSUER }: Config,
): Promise<string> {
  const at = issuer || OIDC_ISSUER
  if (at === '') throw new Error('Set OIDC_ISSUER to the new identity provider, or name its issuer as the third word.')
  const { userId, isKnown } = await linkIdentity(createDataAccess(database), account, { issuer: at, subject })
  return isKnown
    ? `${subject} at ${at} was linked to account ${userId} already`
    : `Linked ${subject} at ${at} to account ${userId}`
}

async function operate(name = '', ...values: string[]): Promise<string> {
  const act = ACTS[name]
  const least = act?.needs.filter((need) => !need.startsWith('[')).length ?? 0
  if (!act || values.length < least || values.length > act.needs.length || values.includes('')) throw new Error(usage())
  const config = readConfig(process.env, process.cwd())
  const database = await openDatabase(config)
  try {
    if (act.migratesItself !== true) await migrate(database)
    return await act.run(database, values, config)
  } finally {
    await database.close()
  }
}

function usage(): string {
  const lines = Object.entries(ACTS).map(([name, { needs }]) => `npm run ${name} -- ${needs.join(' ')}`)
  return ['Say what to do and with what:', ...lines].join('\n  ')
}

await operate(...process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
