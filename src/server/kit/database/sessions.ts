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
import { FairQueue } from '../fair-queue.ts'
import { linkedSignal } from '../linked-signal.ts'
import { Conversation, isScript } from './conversation.ts'
import type { Answer, Sendable } from './pipelined-batch.ts'
import { createGuests, INVITED } from './guests.ts'
import { translate, unreachable } from './failures.ts'
import { PacedReading } from './paced-reading.ts'
import { parameter } from './values.ts'

/** How the engines differ around a transaction. */
export interface SessionRules {
  /** Time limit of a transaction that sets none. */
  readonly transactionLimitMs: number
  /** Asked before each transaction: while it answers an error, transactions are read only and writes end with that error. */
  readonly shortage: () => Promise<Error | undefined>
  /** Statements that follow `begin` when a limit was set. */
  readonly limitStatements: (limitMs: number) => readonly Statement[]
  /**
   * Called for each session at work: `end` ends it; call the answered function when the work is over, with whether there was an answer.
   */
  readonly watch: (client: ClientBase, work: WatchedWork) => (heard: boolean) => void
  /** The number of sessions, and how many of them one user may have. */
  readonly sessions: number
  readonly sessionsPerUser: number
  /** Longest wait for a session, in ms. */
  readonly waitMs: number
  /** Whether sessions keep named statements. */
  readonly isPrepared: boolean
  /** The error where the server takes no writes though nothing is short; left out where that is a fault of ours. */
  readonly whenReadOnly?: Error
  /**
   * Ends a running statement by ending its session; left out where nothing can. Without it, reads of others run between the statements
   * of a transaction.
   */
  readonly interrupt: ((client: ClientBase, end: () => void) => Promise<void>) | undefined
}

/** One session's work. */
export interface WatchedWork {
  readonly limitMs: number | undefined
  /** Ends a session that does not answer; those who wait for it fail too. */
  readonly end: () => void
}

interface Opening {
  readonly conversation: Conversation
  /** Interrupts a running statement, where the engine can. */
  readonly interrupt: () => Promise<void>
  /** `begin` and the statements that belong to it. */
  readonly begin: readonly Sendable[]
  /** Whether `begin` only repeats the defaults. */
  readonly isPlain: boolean
  readonly translated: (error: unknown) => Error
  /** Returns the session to the pool if its state is known, else ends it: an answer may still arrive. */
  readonly release: (known: boolean, errors: readonly unknown[]) => void
}

const READ_ONLY_TRANSACTION = '25006'
/** So many requests may wait, of one user and of all; further ones are told to retry. */
const WAITING_PER_USER = 500
const WAITING = 10_000
const CONNECT_ATTEMPTS = 3
const COMMIT: Sendable = { name: 'session:commit', text: 'commit' }
const ROLLBACK: Sendable = { name: 'session:rollback', text: 'rollback' }

/** Batches and transactions over a pool of pipelined sessions: all that both engines share. */
export function createSessions(pool: Pool, rules: SessionRules): Pick<Database, 'batch' | 'transaction' | 'load'> {
  const texts = new Map<string, string>()
  const queue = new FairQueue({
    atOnce: rules.sessions,
    atOncePerKey: rules.sessionsPerUser,
    waitingPerKey: WAITING_PER_USER,
    waiting: WAITING,
    waitMs: rules.waitMs,
  })
  const guests = createGuests()
  const reading = new PacedReading()
  let heardAt = 0
  // From its first moment: a session can be lost in the very packet that opened it.
  pool.on('connect', (client) => {
    client.on('error', ignore)
    // The one session of the embedded engine is not slowed down: others wait for it.
    if (rules.interrupt) reading.watch(streamOf(client))
  })

  function checked(statement: Statement): Sendable {
    const { name, text, values, read } = statement
    if (name !== undefined) {
      const known = texts.get(name)
      if (known === undefined) texts.set(name, text)
      else if (known !== text) throw new Error(`two statements are named ${name}`)
    }
    return { text, name, values: values?.map(parameter), read }
  }

  /** If other sessions are answered meanwhile, the server is only busy, and a new connection is tried again. */
  async function connect(): Promise<PoolClient> {
    for (let left = CONNECT_ATTEMPTS; ;) {
      const startedAt = performance.now()
      try {
        return await pool.connect()
      } catch (error) {
        const reason = translate(error)
        const isBusy = heardAt > startedAt
        if (!isBusy) queue.refuseWaiting(reason)
        left -= 1
        if (!isBusy || left === 0) throw reason
      }
    }
  }

  async function open(options: TransactionOptions): Promise<Opening> {
    const shortage = await rules.shortage()
    const client = await connect()
    reading.begin(streamOf(client), keyOf(options))
    const end = () => streamOf(client).destroy()
    const over = rules.watch(client, {
      limitMs: options.limitMs,
      end: () => {
        queue.refuseWaiting(unreachable('it does not answer'))
        end()
      },
    })
    const begin = ['begin', options.isolation && `isolation level ${options.isolation}`, shortage && 'read only']
    const limits = options.limitMs === undefined ? [] : rules.limitStatements(options.limitMs)
    const text = begin.filter(Boolean).join(' ')
    return {
      conversation: new Conversation(client, rules.isPrepared),
      interrupt: async () => rules.interrupt?.(client, end),
      begin: [{ name: `session:${text}`, text }, ...limits.map(checked)],
      isPlain: text === 'begin' && limits.length === 0,
      translated: (error) => {
        const instead = isReadOnly(error) ? (shortage ?? rules.whenReadOnly) : undefined
        return instead ?? translate(error)
      },
      release: (known, errors) => {
        over(known)
        if (known) heardAt = performance.now()
        if (!known) end()
        const isDemoted = rules.whenReadOnly !== undefined && isReadOnly(errors[0])
        client.release(!known || isDemoted || spoilsSession(errors[0]))
      },
    }
  }

  async function fly(statements: readonly Sendable[], options: TransactionOptions): Promise<Result[]> {
    const opening = await open(options)
    const { interrupt } = opening
    let interrupted: Promise<void> | undefined
    const left = (): void => void (interrupted ??= interrupt())
    options.signal?.addEventListener('abort', left, { once: true })
    try {
      return await flyOn(opening, statements)
    } catch (error) {
      // The caller left, and that ended the session: the database can be reached as before.
      throw interrupted && error instanceof DatabaseUnavailable ? (options.signal?.reason ?? error) : error
    } finally {
      options.signal?.removeEventListener('abort', left)
      await interrupted
    }
  }

  async function flyOn(
    { conversation, begin, isPlain, translated, release }: Opening,
    statements: readonly Sendable[],
  ): Promise<Result[]> {
    // Statements that end with one sync are one transaction anyway.
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
      } finally {
        guests.callIn()
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

    const leave = rules.interrupt ? ignore : guests.host(conversation, options.whose)
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
      // A commit sent behind a failure never ran.
      if (!(error instanceof TransactionTooLong)) tag = (await committing) ?? (await rollback(conversation))
      throw error
    } finally {
      leave()
      release(tag !== undefined, errors)
    }
  }

  const inTurn = <T>(options: TransactionOptions, work: () => Promise<T>): Promise<T> =>
    queue.run({ key: keyOf(options), signal: options.signal }, work)

  /** A read runs in its turn, or inside another user's open transaction, whichever comes first. */
  async function read(statements: readonly Sendable[], options: TransactionOptions): Promise<Result[]> {
    for (;;) {
      const answers = await guests.fly(statements, options.whose)
      if (answers) return answers
      const { signal: invited, over } = guests.invitation(options.whose)
      const { signal, release } = linkedSignal([options.signal, invited])
      const begin = (): Promise<Result[]> => {
        over()
        return fly(statements, options)
      }
      try {
        return await inTurn({ ...options, signal }, begin)
      } catch (error) {
        if (error !== INVITED) throw error
      } finally {
        release()
        over()
      }
    }
  }

  return {
    batch: async (list, options = {}) => {
      const statements = list.map(checked)
      if (options.readsOnly && !rules.interrupt) return read(statements, options)
      return inTurn(options, () => fly(statements, options))
    },
    transaction: (body, options = {}) => inTurn(options, () => transact(body, options)),
    load: () => queue.load,
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

/** Rolls back a failed transaction; undefined when the session does not answer any more. */
function rollback(conversation: Conversation): Promise<string | undefined> {
  return conversation.ask(ROLLBACK).then(
    ({ command }) => command,
    () => undefined,
  )
}

function rolledBack(): DatabaseError {
  return new DatabaseError('the transaction was rolled back', '25P02')
}

/** Whether the server itself answered this error, so that its session goes on. */
function isAnswer(error: unknown): boolean {
  return !(translate(error) instanceof DatabaseUnavailable)
}

function keyOf({ whose }: TransactionOptions): string {
  return whose?.key ?? 'the server'
}

function streamOf(client: ClientBase): Duplex {
  return (client as unknown as { connection: { stream: Duplex } }).connection.stream
}

/** A prepared statement of this session no longer fits the tables, or is missing: only a new session helps. */
function spoilsSession(error: unknown): boolean {
  return (
    error instanceof ServerError &&
    (error.code === '26000' || (error.code === '0A000' && /cached plan/.test(error.message)))
  )
}

function isReadOnly(error: unknown): boolean {
  return error instanceof ServerError && error.code === READ_ONLY_TRANSACTION
}

/** The transaction rejects with the first failure, so a body may ignore one answer without ending the process. */
function heeded<T>(answer: Promise<T>): Promise<T> {
  answer.catch(ignore)
  return answer
}

function ignore(): void {
  // Whatever rejects as well reports the failure.
}
