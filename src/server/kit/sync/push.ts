import { Refusal } from '#contract/messages.ts'
import type { Problem } from '#contract/problem.ts'
import type { Mutation, PushInput, PushOutput } from '#contract/sync.ts'
import type { Queryable } from '../database/database.ts'
import { problemOf } from '../http/problems.ts'
import { refusalOfFailure } from '../http/refusals.ts'
import { currentUser } from '../database/doors.ts'
import { prepareMutation, type Sender, writeOne } from '../write/mutate.ts'

/** Runs a body in a transaction of the signed-in user. */
export type InUser = <T>(body: (tx: Queryable) => Promise<T>) => Promise<T>

interface ClientState {
  userId: string
  head: number
  lastSeq: number
  refused: Record<string, Problem>
}

/** Refusals of the moment: the same mutation may pass later. */
const PASSING: ReadonlySet<string> = new Set(['sync-gap', 'not-signed-in', 'suspended', 'unavailable', 'disk-full'])

/** Refusals are remembered for as many mutations as one push may hold, so that a repeated push answers the same. */
const REMEMBERED = 200

/**
 * Applies mutations in order, each exactly once however often it is sent (SYNC-02): the client's last sequence number is stored in
 * the mutation's own transaction. A refused mutation is remembered as refused. Throws `Refusal('sync-gap')` on a hole.
 */
export async function push(inUser: InUser, input: PushInput, sender: Sender): Promise<PushOutput & { userId: string }> {
  const results: PushOutput['results'] = []
  let head = 0
  let userId = ''
  for (const mutation of input.mutations) {
    const answer = await applyOnce(inUser, input.clientId, mutation, sender)
    head = Math.max(head, answer.head)
    userId = answer.userId
    results.push(
      answer.refused ? { seq: mutation.seq, refused: answer.refused } : { seq: mutation.seq, version: answer.head },
    )
  }
  return { results, head, userId }
}

interface Answer {
  userId: string
  head: number
  refused?: Problem
}

async function applyOnce(inUser: InUser, clientId: string, mutation: Mutation, sender: Sender): Promise<Answer> {
  try {
    return await inUser((tx) => applyIn(tx, clientId, mutation, sender))
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refusalOfFailure(error)
    if (!refusal || PASSING.has(refusal.code)) throw error
    const problem = problemOf(refusal)
    return inUser((tx) => rememberRefusal(tx, clientId, mutation, problem))
  }
}

async function applyIn(tx: Queryable, clientId: string, mutation: Mutation, sender: Sender): Promise<Answer> {
  const client = await lockClient(tx, clientId)
  const repeated = repeatedAnswer(client, mutation)
  if (repeated) return repeated
  const { version } = await writeOne(tx, prepareMutation(mutation, sender))
  await tx.query(advance(clientId, mutation.seq, {}))
  return { userId: client.userId, head: version }
}

async function rememberRefusal(tx: Queryable, clientId: string, mutation: Mutation, problem: Problem): Promise<Answer> {
  const client = await lockClient(tx, clientId)
  const repeated = repeatedAnswer(client, mutation)
  if (repeated) return repeated
  const recent = Object.entries(client.refused).filter(([seq]) => Number(seq) > mutation.seq - REMEMBERED)
  await tx.query(advance(clientId, mutation.seq, { ...Object.fromEntries(recent), [mutation.seq]: problem }))
  return { userId: client.userId, head: client.head, refused: problem }
}

async function lockClient(tx: Queryable, clientId: string): Promise<ClientState> {
  const [lock, client] = await tx.batch([
    {
      name: 'push:lock',
      text: `select user_id as "userId", version from user_head where user_id = ${currentUser} for update`,
    },
    {
      name: 'push:client',
      text: `select last_seq as "lastSeq", refused from sync_client where user_id = ${currentUser} and client_id = $1`,
      values: [clientId],
    },
  ])
  const account = lock?.rows[0] as { userId: string; version: number } | undefined
  if (!account) throw new Refusal('not-signed-in')
  const known = client?.rows[0] as Pick<ClientState, 'lastSeq' | 'refused'> | undefined
  return { userId: account.userId, head: account.version, lastSeq: known?.lastSeq ?? 0, refused: known?.refused ?? {} }
}

function repeatedAnswer({ userId, head, lastSeq, refused }: ClientState, { seq }: Mutation): Answer | undefined {
  if (seq > lastSeq + 1) throw new Refusal('sync-gap', { expected: lastSeq + 1 })
  if (seq === lastSeq + 1) return undefined
  const problem = refused[seq]
  return problem ? { userId, head, refused: problem } : { userId, head }
}

/** Moves the client's mark; refusals are merged, so `{}` keeps those that are there. */
function advance(clientId: string, seq: number, refused: Record<string, Problem>) {
  return {
    name: 'push:advance',
    text: `insert into sync_client (user_id, client_id, last_seq, refused, seen_at) values (${currentUser}, $1, $2, $3::jsonb, now())
      on conflict (user_id, client_id) do update set last_seq = excluded.last_seq, seen_at = excluded.seen_at,
        refused = case when excluded.refused = '{}' then sync_client.refused else excluded.refused end`,
    values: [clientId, seq, JSON.stringify(refused)],
  }
}
