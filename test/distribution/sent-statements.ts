import type { Database, Queryable, Statement } from '#server/kit/database/database.ts'
import { OF_ALL_USERS } from './of-all-users.ts'
import { partsOfAll, type PlanStep } from './plan-keys.ts'

/** A statement that the product sent, and what it reads or writes without naming the user. */
export interface WithoutUser {
  readonly text: string
  readonly parts: readonly string[]
}

const ASKS = /^\s*(?:select|insert|update|delete|with)\b/i
const TESTS = /[/\\](?:test|e2e)[/\\]|\.test\.ts/
const PASSING_ON =
  /[/\\]kit[/\\]database[/\\]|[/\\]test[/\\](?:database|kept-engine|distribution)|node:internal|node_modules/

let asked = 0

/** A database that notes each text of the product: what tests ask themselves is left out. */
export function listening(database: Database, heard: (statement: Statement) => void): Database {
  const note = (statements: readonly Statement[]): void => {
    if (isOfProduct()) for (const each of statements) heard(each)
  }
  const within = (tx: Queryable): Queryable => ({
    query: <Row>(statement: Statement) => {
      note([statement])
      return tx.query<Row>(statement)
    },
    batch: (statements) => {
      note(statements)
      return tx.batch(statements)
    },
    last: (statements) => {
      note(statements)
      return tx.last(statements)
    },
  })
  return {
    ...database,
    batch: (statements, options) => {
      note(statements)
      return database.batch(statements, options)
    },
    transaction: (body, options) => database.transaction((tx) => body(within(tx)), options),
  }
}

/** Whether the first caller outside of data access is no test. */
function isOfProduct(): boolean {
  const callers = (new Error('who asks').stack ?? '').split('\n').slice(1)
  const caller = callers.find((line) => !PASSING_ON.test(line))
  return caller !== undefined && !TESTS.test(caller)
}

/** Plans a statement without values on a migrated database, and answers what it touches of all users; undefined where nothing is to be planned. */
export async function withoutUser(tx: Queryable, { text }: Statement): Promise<WithoutUser | undefined> {
  if (!ASKS.test(text)) return undefined
  const places = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
  const values = places === 0 ? '' : `(${Array.from({ length: places }, () => 'null').join(', ')})`
  const name = `asked_${(asked += 1)}`
  await tx.query({ text: `prepare ${name} as ${text}` })
  const { rows } = await tx.query<{ 'QUERY PLAN': unknown }>({
    text: `explain (verbose, format json, costs off) execute ${name}${values}`,
  })
  await tx.query({ text: `deallocate ${name}` })
  const told = rows[0]?.['QUERY PLAN']
  const [{ Plan }] = (typeof told === 'string' ? JSON.parse(told) : told) as [{ readonly Plan: PlanStep }]
  const parts = partsOfAll(Plan)
  return parts.length === 0 ? undefined : { text, parts }
}

/** Plans what was heard on the database that heard it, and throws where a statement that is not meant for all users names none. */
export async function requireUsers(database: Database, heard: Iterable<Statement>): Promise<void> {
  const found: WithoutUser[] = []
  for (const each of heard) {
    const one = await database.transaction((tx) => withoutUser(tx, each))
    if (one && !OF_ALL_USERS.some((beginning) => flowing(one.text).startsWith(beginning))) found.push(one)
  }
  if (found.length === 0) return
  const lines = found.map(({ text, parts }) => `${parts.join(', ')}: ${flowing(text)}`)
  throw new Error(['OPS-02 statements that name no user:', ...lines].join('\n'))
}

function flowing(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
