import type { Duplex } from 'node:stream'
import { type ClientBase, DatabaseError as ServerError, type Pool, type PoolClient } from 'pg'
import {
  type Database,
  DatabaseError,
  DatabaseUnavailable,
  type Queryable,
  type Result,
  type Statement,
  type TransactionOptions,
} from './database.ts'
import { Conversation, isScript } from './conversation.ts'
import type { Answer, Sendable } from './flight.ts'
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
  readonly conversation: Conversation
  /** `begin` and what belongs to it. */
  readonly begin: readonly Sendable[]
  /** Whether `begin` says nothing that is not so anyway. */
  readonly isPlain: boolean
  readonly translated: (error: unknown) => Error
  /** Gives the session back when its state is known, else ends it: an answer may still be under way. */
  readonly release: (known: boolean, errors: readonly unknown[]) => void
}

const READ_ONLY_TRANSACTION = '25006'
const COMMIT: Sendable = { name: 'session:commit', text: 'commit' }
const ROLLBACK: Sendable = { name: 'session:rollback', text: 'rollback' }

/** Flights and transactions over a pool of pipelined sessions: all that both engines share. */
export function createSessions(pool: Pool, rules: SessionRules): Pick<Database, 'flight' | 'transaction'> {
  const texts = new Map<string, string>()
  // From its first moment: a session can be lost in the very packet that opened it.
  pool.on('connect', (client) => client.on('error', ignore))

  function checked(statement: Statement): Sendable {
    const { name, text, values, read } = statement
    if (name !== undefined) {
      const known = texts.get(name)
      if (known === undefined) texts.set(name, text)
      else if (known !== text) throw new Error(`two statements are named ${name}`)
    }
    return { text, name, values: values?.map(parameter), read }
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
    const text = begin.filter(Boolean).join(' ')
    return {
      conversation: new Conversation(client),
      begin: [{ name: `session:${text}`, text }, ...limits.map(checked)],
      isPlain: text === 'begin' && limits.length === 0,
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

  async function fly(list: readonly Statement[], options: TransactionOptions): Promise<Result[]> {
    const statements = list.map(checked)
    const { conversation, begin, isPlain, translated, release } = await open(options)
    // What ends with one sync is one transaction without being told so.
    if (isPlain && statements.length > 0 && !statements.some(isScript)) {
      try {
        const answers = await conversation.together(statements)
        release(true, [])
        return answers
      } catch (error) {
        release(isAnswer(error), [error])
        throw translated(error)
      }
    }
    const asked = [...begin, ...statements, COMMIT]
    const answers = await Promise.allSettled(asked.map((statement) => conversation.ask(statement)))
    const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
    const results = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    if (errors.length === 0) {
      release(true, errors)
      if (results.at(-1)?.command !== 'COMMIT') throw rolledBack()
      return results.slice(begin.length, begin.length + statements.length)
    }
    release((await rollback(conversation)) !== undefined, errors)
    throw translated(errors[0])
  }

  async function transact<T>(body: (tx: Queryable) => Promise<T>, options: TransactionOptions): Promise<T> {
    const { conversation, begin, translated, release } = await open(options)
    const errors: unknown[] = []
    let end: Promise<string | undefined> | undefined
    const ask = async (statement: Sendable): Promise<Answer> => {
      try {
        return await conversation.ask(statement)
      } catch (error) {
        errors.push(error)
        throw translated(error)
      }
    }
    const send = (list: readonly Statement[]): Promise<Answer>[] => {
      if (end) throw new Error('the transaction has ended')
      return list.map(checked).map(ask)
    }
    const commit = (): Promise<string | undefined> => {
      end ??= ask(COMMIT).then(
        ({ command }) => command,
        () => undefined,
      )
      return end
    }
    const all = async (list: readonly Statement[]): Promise<Result[]> => allOf(send(list))
    const tx: Queryable = {
      query: <Row>(statement: Statement) => heeded(all([statement]).then(([only]) => only as Result<Row>)),
      batch: (list) => heeded(all(list)),
      last: (list) => {
        const answers = heeded(all(list))
        void commit()
        return answers
      },
    }

    const opened = Promise.all(send(begin))
    opened.catch(ignore)
    let tag: string | undefined
    try {
      const answer = await within(options.limitMs ?? rules.transactionLimitMs, body(tx))
      await opened
      tag = await commit()
      if (tag === 'COMMIT') return answer
      throw errors.length > 0 ? translated(errors[0]) : rolledBack()
    } catch (error) {
      const committing = end
      end ??= Promise.resolve(undefined)
      // A commit that left behind a failure never ran.
      if (!(error instanceof TransactionTooLong)) tag = (await committing) ?? (await rollback(conversation))
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

async function allOf(answers: readonly Promise<Answer>[]): Promise<Answer[]> {
  const settled = await Promise.allSettled(answers)
  return settled.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason as Error
    return answer.value
  })
}

/** Ends what failed; undefined when the session says nothing any more. */
function rollback(conversation: Conversation): Promise<string | undefined> {
  return conversation.ask(ROLLBACK).then(
    ({ command }) => command,
    () => undefined,
  )
}

function rolledBack(): DatabaseError {
  return new DatabaseError('the transaction was rolled back', '25P02')
}

/** Whether the server itself said this, and its session goes on. */
function isAnswer(error: unknown): boolean {
  return !(translate(error) instanceof DatabaseUnavailable)
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
