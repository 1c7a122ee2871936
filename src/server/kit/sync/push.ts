import { invalid, Refusal } from '#contract/refusal.ts'
import type { Problem } from '#contract/problem.ts'
import type { Mutation, PushInput, PushOutput, UndoOutcome } from '#contract/sync.ts'
import { unkeepableIn } from '#contract/unkeepable.ts'
import type { Queryable, Statement } from '../database/database.ts'
import { problemOf } from '../http/problems.ts'
import { refusalOfFailure } from '../http/refusals.ts'
import { currentUser } from '../database/data-access.ts'
import { prepareMutation, type Sender } from '../write/mutate.ts'
import { openWrite, type Told } from '../write/write.ts'

/** Runs a body in a transaction of the signed-in user. */
export type InUser = <T>(body: (tx: Queryable) => Promise<T>) => Promise<T>

/** What is remembered of a mutation that was not simply applied: why it is refused, or how an undo came out. */
type Remembered = Problem | { readonly undone: UndoOutcome }

interface ClientMark {
  lastSeq: number
  /** The instant of its last mutation, by the server's clock: delays on the way must not reorder its own edits. */
  lastAt: number
  refused: Record<string, Remembered>
}

interface ClientState extends ClientMark {
  userId: string
  head: number
}

const NEW_CLIENT: ClientMark = { lastSeq: 0, lastAt: 0, refused: {} }

/** Temporary refusals: the same mutation may pass later. */
const PASSING: ReadonlySet<string> = new Set([
  'sync-gap',
  'not-signed-in',
  'session-revoked',
  'suspended',
  'membership-ended',
  'unavailable',
  'busy',
  'too-many-at-once',
  'disk-full',
])

/** Remembered clients per user; each browser profile is one. */
const MAX_CLIENTS = 10_000

/** What was answered is remembered for as many mutations as one push may hold, so that a repeated push answers the same. */
const REMEMBERED = 200

/**
 * Applies mutations in order, each exactly once however often it is sent (SYNC-02): the client's last sequence number is stored in the
 * mutation's own transaction. A refused mutation is remembered as refused. Throws `Refusal('sync-gap')` when one is missing.
 */
export async function push(inUser: InUser, input: PushInput, sender: Sender): Promise<PushOutput & { userId: string }> {
  const results: PushOutput['results'] = []
  let head = 0
  let userId = ''
  for (const mutation of input.mutations) {
    const answer = await applyOnce(inUser, input.clientId, mutation, { ...sender, clientId: input.clientId })
    head = Math.max(head, answer.head)
    userId = answer.userId
    results.push({ seq: mutation.seq, ...resultOf(answer) })
  }
  return { results, head, userId }
}

interface Answer {
  userId: string
  head: number
  told?: Remembered
}

function resultOf({ head, told }: Answer): Omit<PushOutput['results'][number], 'seq'> {
  if (!told) return { version: head }
  return 'undone' in told ? { version: head, ...told } : { refused: told }
}

function remembered(told: Told): Remembered {
  return told instanceof Refusal ? problemOf(told) : { undone: told }
}

async function applyOnce(inUser: InUser, clientId: string, mutation: Mutation, sender: Sender): Promise<Answer> {
  try {
    // One change that cannot be kept must not hold up those after it.
    const issues = unkeepableIn(mutation.body)
    if (issues.length > 0) throw invalid(issues)
    return await inUser((tx) => applyIn(tx, clientId, mutation, sender))
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refusalOfFailure(error)
    if (!refusal || PASSING.has(refusal.code)) throw error
    const problem = problemOf(refusal)
    return inUser((tx) => rememberRefusal(tx, clientId, mutation, problem))
  }
}

async function applyIn(tx: Queryable, clientId: string, mutation: Mutation, sender: Sender): Promise<Answer> {
  const prepared = prepareMutation(mutation, sender)
  // All of these leave in one packet, the lock first; the second packet has the rows, the client's position and the commit.
  let client = NEW_CLIENT
  const instant = (): number => Math.max(prepared.at, client.lastAt + 1)
  const closing = (told: Told | undefined): Statement[] => [
    ...(client === NEW_CLIENT ? [leaveOldest] : []),
    advance(clientId, mutation.seq, instant(), told ? withOutcome(client, mutation, remembered(told)) : {}),
  ]
  const [open, found] = await Promise.all([
    openWrite(tx, prepared.reads, { closing }),
    tx.query<ClientMark>(markOf(clientId)),
  ])
  client = found.rows[0] ?? NEW_CLIENT
  const { userId, head } = open
  const repeated = repeatedAnswer({ userId, head, ...client }, mutation)
  if (repeated) return repeated
  const { version } = await prepared.run(open, instant())
  return { userId, head: version, ...(open.told && { told: remembered(open.told) }) }
}

async function rememberRefusal(tx: Queryable, clientId: string, mutation: Mutation, problem: Problem): Promise<Answer> {
  const client = await lockClient(tx, clientId)
  const repeated = repeatedAnswer(client, mutation)
  if (repeated) return repeated
  if (client.lastSeq === 0) await tx.query(leaveOldest)
  await tx.query(advance(clientId, mutation.seq, 0, withOutcome(client, mutation, problem)))
  return { userId: client.userId, head: client.head, told: problem }
}

function withOutcome({ refused }: ClientMark, { seq }: Mutation, told: Remembered): Record<string, Remembered> {
  const recent = Object.entries(refused).filter(([other]) => Number(other) > seq - REMEMBERED)
  return { ...Object.fromEntries(recent), [seq]: told }
}

async function lockClient(tx: Queryable, clientId: string): Promise<ClientState> {
  const [{ userId, head }, found] = await Promise.all([openWrite(tx, []), tx.query<ClientMark>(markOf(clientId))])
  return { userId, head, ...(found.rows[0] ?? NEW_CLIENT) }
}

function markOf(clientId: string): Statement {
  return {
    name: 'push:client',
    text: `select last_seq as "lastSeq", last_at as "lastAt", refused from sync_client where user_id = ${currentUser} and client_id = $1`,
    values: [clientId],
  }
}

function repeatedAnswer({ userId, head, lastSeq, refused }: ClientState, { seq }: Mutation): Answer | undefined {
  if (seq > lastSeq + 1) throw new Refusal('sync-gap', { expected: lastSeq + 1 })
  if (seq === lastSeq + 1) return undefined
  const told = refused[seq]
  return told ? { userId, head, told } : { userId, head }
}

/** Removes the client that was seen longest ago; if that client returns, it gets a gap error before anything is applied. */
const leaveOldest: Statement = {
  name: 'push:leave',
  text: `delete from sync_client where user_id = ${currentUser} and client_id in (
    select client_id from sync_client where user_id = ${currentUser} order by seen_at desc, client_id offset $1)`,
  values: [MAX_CLIENTS - 1],
}

/** Stores the client's position and what is remembered for it; `{}` keeps what is stored. */
function advance(clientId: string, seq: number, at: number, refused: Record<string, Remembered>): Statement {
  return {
    name: 'push:advance',
    text: `insert into sync_client (user_id, client_id, last_seq, last_at, refused, seen_at)
      values (${currentUser}, $1, $2, $4, $3::jsonb, now())
      on conflict (user_id, client_id) do update set last_seq = excluded.last_seq, last_at = greatest(sync_client.last_at, excluded.last_at),
        seen_at = excluded.seen_at,
        refused = case when excluded.refused = '{}' then sync_client.refused else excluded.refused end`,
    values: [clientId, seq, JSON.stringify(refused), at],
  }
}
