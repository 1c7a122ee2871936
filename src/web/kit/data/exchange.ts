import type { Problem } from '#contract/problem.ts'
import { collectionOf } from '#contract/collections.ts'
import type { Mutation, PullPage, PushOutput } from '#contract/sync.ts'
import { MAX_PUSH } from '#contract/sync-limits.ts'
import type { Columns, Staged } from './records.ts'
import type { UndoneEdit } from './status.ts'
import type { SyncHost } from './sync.ts'
import type { Answers, PulledRows, SyncPersistence } from './sync-persistence.ts'
import { ApiProblem, SessionExpired } from './transport.ts'

const TIMEOUT_MS = 60_000
/** Well below what the server takes in one body. */
const PUSH_CHARACTERS = 2_000_000
/** Staged pages older than this are fetched again: deletions could have been forgotten since. */
const STAGED_MS = 86_400_000
/** Answers that repeating the same request would not change. */
const FOR_GOOD: ReadonlySet<number> = new Set([400, 413, 415, 422])

/** The server answers for another user than the one whose copy this is (PROD-11). */
export class OtherUser extends Error {
  override readonly name = 'OtherUser'
}

/** Makes the exchange with the server: mutations there in order, rows and answers back in one step. Throws as the transport does. */
export function createExchange(host: SyncHost, persistence: SyncPersistence, stop: AbortSignal): () => Promise<void> {
  const { environment, transport } = host
  /** What the server said to mutations whose rows are not published yet. */
  let answers: Heard | null = null
  let staged: Staged | null = host.mark().staged
  /** Whether a page has shown that the session is that of the copy's user; nothing is pushed before. */
  let isOwner = false
  let pushLimit = MAX_PUSH

  const timed = async <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const controller = new AbortController()
    const abort = (): void => controller.abort()
    const cancel = environment.after(TIMEOUT_MS, abort)
    stop.addEventListener('abort', abort)
    try {
      return await call(controller.signal)
    } catch (error) {
      if (error instanceof SessionExpired) isOwner = false
      throw error
    } finally {
      cancel()
      stop.removeEventListener('abort', abort)
    }
  }

  const pushAll = async (): Promise<boolean> => {
    for (let pushed = false; ; pushed = true) {
      const { clientId, mutations } = await persistence.unanswered(answers, pushLimit)
      const batch = fitting(mutations)
      if (batch.length === 0) return pushed
      try {
        const output = await timed((signal) =>
          transport.push({ clientId, sentAt: Math.floor(environment.now()), mutations: batch }, signal),
        )
        answers = withAnswers(answers, { clientId, batch, output, at: environment.now() })
        pushLimit = MAX_PUSH
      } catch (error) {
        await recover(error, clientId, batch)
      }
    }
  }

  /** Gets past what repeating the same push would not change. */
  const recover = async (error: unknown, clientId: string, batch: readonly Mutation[]): Promise<void> => {
    const problem = error instanceof ApiProblem ? error.problem : null
    const isForGood = problem !== null && FOR_GOOD.has(problem.status)
    if (problem?.code !== 'sync-gap' && !isForGood) throw error
    if (isForGood && batch.length > 1) {
      pushLimit = 1
      return
    }
    // What was answered must leave the outbox first: the rest was certainly not applied and may be numbered anew.
    await pull()
    const seq = batch[0]?.seq ?? 0
    environment.warn('mutations are numbered anew', { code: problem.code, seq })
    await persistence.renumber({ clientId, seq }, host.newId(), isForGood ? problem : null, environment.now())
    answers = null
    await host.refresh()
    host.announce()
  }

  /** Fetches what is newer and publishes it with the answers, unless another tab is faster. */
  const pull = async (): Promise<void> => {
    let isAnew = false
    for (;;) {
      const { generation, cursor, columns } = host.mark()
      if (staged && environment.now() - staged.at > STAGED_MS) staged = null
      const after = staged?.through ?? null
      const replaces = staged?.replace ?? isAnew
      const page = await timed((signal) => transport.pull(after ?? (isAnew ? 0 : cursor), after !== null, signal))
      checkOwner(page)
      host.report({ behindMs: wholeSeconds(page.at - environment.now()) })
      const expected = staged?.columns ?? (replaces || page.reset || cursor === 0 ? page.columns : columns)
      if (!areAlike(page.columns, expected)) {
        // The declarations changed on the server: what is here lacks fields.
        staged = null
        isAnew = true
        continue
      }
      const pulled: PulledRows = {
        seen: { generation, cursor },
        after,
        replace: replaces || page.reset,
        columns: page.columns,
        rows: page.rows,
        through: page.more ? (page.rows.at(-1)?.[2] ?? page.head) : page.head,
      }
      if (page.more) {
        if (!(await persistence.stage(pulled, environment.now()))) return overtaken()
        const rows = page.rows.length + (staged?.rows ?? 0)
        staged = {
          replace: pulled.replace,
          columns: page.columns,
          through: pulled.through,
          rows,
          at: environment.now(),
        }
        continue
      }
      const hasNews =
        after !== null || pulled.replace || page.rows.length > 0 || page.head !== cursor || answers !== null
      if (!hasNews) return undefined
      if (!(await persistence.publish({ ...pulled, answers }))) return overtaken()
      const undone = answers?.undone ?? []
      staged = null
      answers = null
      await host.refresh()
      host.announce()
      if (undone.length > 0) host.report({ undone })
      return undefined
    }
  }

  /** What the other tab wrote holds; the next pull goes on from there. */
  const overtaken = async (): Promise<void> => {
    staged = null
    answers = null
    await host.refresh()
    host.wakeUp.ring('work')
  }

  const checkOwner = ({ userId, rows }: PullPage): void => {
    isOwner = userId === host.userId
    if (isOwner) return
    const discarded = rows.map(([kind, id]) => ({ collection: collectionOf(kind), id }))
    environment.warn('rows of another user were discarded', { expected: host.userId, received: userId, discarded })
    throw new OtherUser()
  }

  return async () => {
    const wasOwner = isOwner
    if (!wasOwner) await pull()
    const pushed = await pushAll()
    if (pushed || wasOwner) await pull()
  }
}

/** Answers take a while, so less is not known; and what is told should not change each time. */
function wholeSeconds(durationMs: number): number {
  return Math.round(durationMs / 1_000) * 1_000
}

function areAlike(a: Columns, b: Columns): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function fitting(mutations: readonly Mutation[]): Mutation[] {
  let characters = 0
  const end = mutations.findIndex((mutation, index) => {
    characters += JSON.stringify(mutation).length
    return index > 0 && characters > PUSH_CHARACTERS
  })
  return mutations.slice(0, end < 0 ? mutations.length : end)
}

/** What the server said, with the undos that came out otherwise: nobody has to decide about these, so they are not kept. */
interface Heard extends Answers {
  readonly undone: readonly UndoneEdit[]
}

interface Pushed {
  readonly clientId: string
  readonly batch: readonly Mutation[]
  readonly output: PushOutput
  readonly at: number
}

function withAnswers(earlier: Heard | null, { clientId, batch, output: { results }, at }: Pushed): Heard {
  const known = earlier?.clientId === clientId ? earlier : null
  const refused = new Map<number, Problem>(known?.refused)
  for (const each of results) if (each.refused) refused.set(each.seq, each.refused)
  const undone = results.flatMap(({ seq, undone: outcome }): UndoneEdit[] => {
    const mutation = batch.find((each) => each.seq === seq)
    if (!outcome || mutation?.body.op !== 'patch') return []
    return [{ mutationId: mutation.id, kind: mutation.body.kind, id: mutation.body.id, at, ...outcome }]
  })
  return { clientId, through: results.at(-1)?.seq ?? 0, refused, undone: [...(known?.undone ?? []), ...undone], at }
}
