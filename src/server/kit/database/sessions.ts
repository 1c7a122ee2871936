import type { Duplex } from 'node:stream'
import {
  type ClientBase,
  DatabaseError as ServerError,
  type Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
} from 'pg'
import {
  type Database,
  DatabaseError,
  DatabaseUnavailable,
  type Queryable,
  type Result,
  type Statement,
  type TransactionOptions,
} from './database.ts'
import { parameter } from './values.ts'

/** What differs between the engines around a transaction. */
export interface SessionRules {
  /** How long a transaction may take unless it says otherwise. */
  readonly transactionLimitMs: number
  /** Asked before each transaction: while it answers, transactions are read only and writes in them end with the answer. */
  readonly shortage: () => Promise<Error | undefined>
  /** Runs one transaction that asked for a limit of its own. */
  readonly withLimit: <T>(limitMs: number, work: () => Promise<T>) => Promise<T>
  /** Statements that follow `begin` when a limit was asked for. */
  readonly limitStatements: (limitMs: number) => readonly Statement[]
  /** Told of each session at work: `end` ends it, the answered function is called when its work is over. */
  readonly watch: (client: ClientBase, end: () => void) => () => void
}

interface Opening {
  readonly client: PoolClient
  /** `begin` and what belongs to it. */
  readonly queries: readonly QueryConfig[]
  readonly translated: (error: unknown) => Error
  /** Gives the session back when its state is known, else ends it: an answer may still be under way. */
  readonly release: (known: boolean, errors: readonly unknown[]) => void
}

const READ_ONLY_TRANSACTION = '25006'

/** Flights and transactions over a pool of pipelined sessions: all that both engines share. */
export function createSessions(pool: Pool, rules: SessionRules): Pick<Database, 'flight' | 'transaction'> {
  const texts = new Map<string, string>()
  // From its first moment: a session can be lost in the very packet that opened it.
  pool.on('connect', (client) => client.on('error', ignore))

  function sendable({ name, text, values }: Statement): QueryConfig {
    if (name !== undefined) {
      const known = texts.get(name)
      if (known === undefined) texts.set(name, text)
      else if (known !== text) throw new Error(`two statements are named ${name}`)
    }
    return { text, ...(name === undefined ? {} : { name }), ...(values ? { values: values.map(parameter) } : {}) }
  }

  async function open(options: TransactionOptions): Promise<Opening> {
    const shortage = await rules.shortage()
    const client = await pool.connect().catch((error: unknown) => {
      throw translate(error)
    })
    const end = () => streamOf(client).destroy()
    const over = rules.watch(client, end)
    const begin = ['begin', options.isolation && `isolation level ${options.isolation}`, shortage && 'read only']
    const limits = options.limitMs === undefined ? [] : rules.limitStatements(options.limitMs)
    return {
      client,
      queries: [{ text: begin.filter(Boolean).join(' ') }, ...limits.map(sendable)],
      translated: (error) => {
        const known = translate(error)
        return shortage && known instanceof DatabaseError && known.code === READ_ONLY_TRANSACTION ? shortage : known
      },
      release: (known, errors) => {
        over()
        if (!known) end()
        client.release(!known || spoilsSession(errors[0]))
      },
    }
  }

  async function fly(statements: readonly Statement[], options: TransactionOptions): Promise<Result[]> {
    const queries = statements.map(sendable)
    const { client, queries: opening, translated, release } = await open(options)
    sendTogether(client)
    const answers = await Promise.allSettled(
      [...opening, ...queries, { text: 'commit' }].map((query) => client.query(query)),
    )
    const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
    const commit = answers.at(-1)
    const tag = commit?.status === 'fulfilled' ? commit.value.command : undefined
    release(tag !== undefined, errors)
    if (errors.length > 0) throw translated(errors[0])
    if (tag !== 'COMMIT') throw new DatabaseError('the transaction was rolled back', '25P02')
    return answers
      .slice(opening.length, -1)
      .flatMap((answer) => (answer.status === 'fulfilled' ? [resultOf(answer.value)] : []))
  }

  async function transact<T>(body: (tx: Queryable) => Promise<T>, options: TransactionOptions): Promise<T> {
    const { client, queries: opening, translated, release } = await open(options)
    const errors: unknown[] = []
    let ended = false
    const send = async (query: QueryConfig): Promise<QueryResult> => {
      if (ended) throw new Error('the transaction has ended')
      try {
        return await client.query(query)
      } catch (error) {
        errors.push(error)
        throw translated(error)
      }
    }
    const sendAll = async (list: readonly Statement[]): Promise<Result[]> => {
      const queries = list.map(sendable)
      sendTogether(client)
      const answers = await Promise.allSettled(queries.map(send))
      return answers.map((answer) => {
        if (answer.status === 'rejected') throw answer.reason as Error
        return resultOf(answer.value)
      })
    }
    const sendOne = async <Row>(statement: Statement): Promise<Result<Row>> => resultOf(await send(sendable(statement)))
    const tx: Queryable = {
      query: <Row>(statement: Statement) => heeded(sendOne<Row>(statement)),
      batch: (list) => heeded(sendAll(list)),
    }
    const finish = (text: 'commit' | 'rollback'): Promise<string | undefined> => {
      const answer = send({ text })
      ended = true
      return answer.then(
        ({ command }) => command,
        () => undefined,
      )
    }

    sendTogether(client)
    const opened = Promise.all(opening.map(send))
    opened.catch(ignore)
    let tag: string | undefined
    try {
      const answer = await within(options.limitMs ?? rules.transactionLimitMs, body(tx))
      await opened
      tag = await finish('commit')
      if (tag === 'COMMIT') return answer
      throw errors.length > 0 ? translated(errors[0]) : new DatabaseError('the transaction was rolled back', '25P02')
    } catch (error) {
      if (!ended && !(error instanceof TransactionTooLong)) tag = await finish('rollback')
      ended = true
      throw error
    } finally {
      release(tag !== undefined, errors)
    }
  }

  const limited = <T>({ limitMs }: TransactionOptions, work: () => Promise<T>) =>
    limitMs === undefined ? work() : rules.withLimit(limitMs, work)

  return {
    flight: (statements, options = {}) => limited(options, () => fly(statements, options)),
    transaction: (body, options = {}) => limited(options, () => transact(body, options)),
  }
}

class TransactionTooLong extends DatabaseUnavailable {}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TransactionTooLong(`the transaction took longer than ${limitMs} ms`)), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

function resultOf<Row>(result: QueryResult | QueryResult[]): Result<Row> {
  const last = Array.isArray(result) ? result.at(-1) : result
  return { rows: (last?.rows ?? []) as Row[], rowCount: last?.rowCount ?? 0 }
}

/** All that is sent in this turn of the event loop leaves in one packet. */
function sendTogether(client: PoolClient): void {
  const stream = streamOf(client)
  stream.cork()
  process.nextTick(() => stream.uncork())
}

function streamOf(client: PoolClient): Duplex {
  return (client as unknown as { connection: { stream: Duplex } }).connection.stream
}

function translate(error: unknown): Error {
  if (error instanceof DatabaseError || error instanceof DatabaseUnavailable) return error
  return error instanceof ServerError ? answered(error) : unreachable(error)
}

function answered(error: ServerError): Error {
  const code = error.code ?? 'XX000'
  const gone = code.startsWith('08') || code.startsWith('57P') || code === '53300'
  if (gone) return new DatabaseUnavailable(error.message, { cause: error })
  return new DatabaseError(error.message, code, error.constraint)
}

function unreachable(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  return new DatabaseUnavailable(`the database cannot be reached: ${message}`, { cause: error })
}

/** A prepared statement of this session no longer fits the tables, or is not there: only a fresh session heals it. */
function spoilsSession(error: unknown): boolean {
  return (
    error instanceof ServerError &&
    (error.code === '26000' || (error.code === '0A000' && /cached plan/.test(error.message)))
  )
}

/** The transaction itself rejects with the first failure, so a body may drop an answer without ending the process. */
function heeded<T>(answer: Promise<T>): Promise<T> {
  answer.catch(ignore)
  return answer
}

function ignore(): void {
  // What rejects as well tells of the failure.
}
