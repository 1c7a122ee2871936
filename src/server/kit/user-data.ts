import type { FastifyRequest } from 'fastify'
import { boundedText } from '#contract/fields.ts'
import { invalid } from '#contract/refusal.ts'
import type { TakingBack } from '#contract/sync.ts'
import type { Queryable, Result, Statement } from './database/database.ts'
import type { CountedAnswers, DataAccessOptions, DataAccess } from './database/data-access.ts'
import { inputMessages } from './http/input-messages.ts'
import type { Call, Caller } from './http/mount.ts'
import type { Live } from './live.ts'
import { claimKey, keepAnswer, keyedRequest, type KeyedRequest, type StoredAnswer } from './write/idempotency.ts'
import { createRowWriter, type RowWrite, type RatesOf } from './write/batched-writes.ts'
import type { Written } from './write/write.ts'

/** The result of a write for one request: what it stored and the JSON text to answer. */
export interface Outcome extends StoredAnswer {
  readonly written: Pick<Written, 'userId' | 'version'>
}

/** The signed-in user's rows as handlers reach them: through data access, with wake-ups after the commit. */
export interface UserData {
  /** Runs statements that change nothing; the signal aborts when nobody waits for the answer any more. */
  read(caller: Caller, statements: readonly Statement[], signal?: AbortSignal): Promise<Result[]>
  /** As `read`, with the user's version. */
  readCounted(caller: Caller, statements: readonly Statement[], signal?: AbortSignal): Promise<CountedAnswers>
  /** Runs statement by statement, each in a transaction and a turn of its own. */
  alone(caller: Caller): Queryable
  /** The owner of a caller's work, for fair turns. */
  keyOf(caller: Caller): string
  /** The account whose rows the caller reaches, once the database has let the caller in. Throws `EntryRefused`. */
  accountOf(caller: Caller): Promise<string>
  transact<T>(caller: Caller, body: (tx: Queryable) => Promise<T>, options?: DataAccessOptions): Promise<T>
  /** Runs a write, honours the request's Idempotency-Key, wakes the user's devices and sends the answer. */
  answer(call: Call, body: (tx: Queryable) => Promise<Outcome>, options?: DataAccessOptions): Promise<unknown>
  /** The same for the write of one row, which may share its transaction with others of the same caller. */
  answerRow(call: Call, write: RowWrite): Promise<unknown>
  wake(userId: string, version: number): void
  /** Tells the user's devices the progress of reverting a change set. */
  readonly tell: (userId: string, progress: TakingBack) => void
}

const NO_RATES: RatesOf = () => Promise.resolve(undefined)

/** Builds it from data access, the live hub, and the rates that amounts are converted at. */
export function createUserData(dataAccess: DataAccess, live: Live, ratesOf: RatesOf = NO_RATES): UserData {
  const wake = (userId: string, version: number): void => live.wake(userId, version)
  const writeRow = createRowWriter(dataAccess, ratesOf)
  const respond = (call: Call, { status, body, written }: StoredAnswer & Partial<Outcome>): string | undefined => {
    if (written) wake(written.userId, written.version)
    call.reply.status(status)
    return body ?? undefined
  }
  return {
    wake,
    tell: (userId, progress) => live.tell(userId, progress),
    async answerRow(call, write) {
      return respond(call, await writeRow({ ...write, once: onceOf(call.request) }))
    },
    read: (caller, statements, signal) => dataAccess.asUserBatch(caller.actor, statements, { readsOnly: true, signal }),
    readCounted: (caller, statements, signal) => dataAccess.asUserCounted(caller.actor, statements, { signal }),
    alone({ actor }) {
      const batch: Queryable['batch'] = (statements) => dataAccess.asUserBatch(actor, statements)
      const query = async <Row>(statement: Statement): Promise<Result<Row>> =>
        (await batch([statement]))[0] as Result<Row>
      return { query, batch, last: batch }
    },
    keyOf: ({ actor }) => dataAccess.whose(actor).key,
    accountOf: ({ actor }) => dataAccess.admit(actor),
    transact: (caller, body, options) => dataAccess.asUser(caller.actor, body, options),
    async answer(call, body, options) {
      const once = onceOf(call.request)
      const run = (tx: Queryable): Promise<StoredAnswer> => (once === undefined ? body(tx) : runOnce(tx, once, body))
      return respond(call, await dataAccess.asUser(call.caller.actor, run, options))
    },
  }
}

async function runOnce(
  tx: Queryable,
  once: KeyedRequest,
  run: (within: Queryable) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const stored = await claimKey(tx, once)
  if (stored) return stored
  // The answer is stored after the body's last statements.
  const answer = await run({ ...tx, last: (statements) => tx.batch(statements) })
  await keepAnswer(tx, once, answer)
  return answer
}

const keySchema = boundedText(255, 1)

/** The request with its Idempotency-Key, if it has one. */
function onceOf(request: FastifyRequest): KeyedRequest | undefined {
  const header = request.headers['idempotency-key']
  if (header === undefined) return undefined
  const checked = keySchema.safeParse(header)
  if (checked.success) return keyedRequest(checked.data, request)
  throw invalid([{ field: 'Idempotency-Key', message: inputMessages.notOneKey }])
}
