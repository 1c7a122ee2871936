import type { ImportOptions, ProgressLine } from '#contract/change-set-rows.ts'
import { wasApplied } from '#contract/change-states.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as endpoints from '#contract/endpoints/change-sets.ts'
import type { Problem } from '#contract/problem.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { callApi } from '../data/api.ts'
import { addressOf } from '../data/call-endpoint.ts'
import { type ApiFetch, ApiProblem, problemOf, SessionExpired, Unreachable } from '../data/transport.ts'
import { wait } from '../data/wait.ts'
import { within } from '../data/within.ts'
import type { RowsPage } from './change-set-rows.ts'

/** The header of a change set as REST answers it. */
export type ChangeSetHeader = Pick<RowOfKind<'changeSet'>, 'id' | 'title' | 'state' | 'size' | 'effect' | 'skipped'>

/** How far long work on the server has come. */
export interface Advance {
  readonly done: number
  readonly total: number
}

type Follow = (id: string, onAdvance: (advance: Advance) => void, signal: AbortSignal) => Promise<ChangeSetHeader>

/**
 * Change sets on the server. What fails in passing is tried again; then every call throws `ApiProblem`, `SessionExpired`, `Unreachable` or,
 * when called off, an `AbortError`.
 */
export interface ChangeSetClient {
  readonly create: (id: string, title: string, options: ImportOptions, signal: AbortSignal) => Promise<void>
  /** Sends rows, which are JSON text by then; the same rows may be sent again. */
  readonly upload: (id: string, body: string, signal: AbortSignal) => Promise<void>
  /** Finds out what each row would do. */
  readonly check: Follow
  /** Applies what was checked, all or nothing, also when the page is left; called off in time it leaves everything as it was. */
  readonly apply: Follow
  /** The same where all comes out as the check says; otherwise it is refused as a conflict. */
  readonly applyAsChecked: Follow
  /** Follows an applying that is under way, as if it were begun here; where none is, it answers at once, and begins none. */
  readonly follow: Follow
  readonly header: (id: string, signal?: AbortSignal) => Promise<ChangeSetHeader>
  /** A page of the rows, which only the server has. */
  readonly rows: (id: string, query: endpoints.ChangeSetRowsQuery, signal?: AbortSignal) => Promise<RowsPage>
  /** The rows that were refused, as a CSV file. */
  readonly badRows: (id: string) => Promise<Blob>
  /** Takes it back, or tries again what stayed: something of `skipped` rows stays. */
  readonly revert: (id: string) => Promise<ChangeSetHeader>
  /** Throws a draft and its rows away. */
  readonly discard: (id: string) => Promise<void>
}

/** Waits, unless it is called off. */
type Wait = (ms: number, signal?: AbortSignal) => Promise<void>

/** Waits before the second try and the following ones; about eight seconds in all. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000]
/** Answers that may be better a moment later. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

/** How long the server may be silent, in milliseconds; who is cut off learns of it by nothing else. */
interface Patience {
  /** Until the answer of what only reads. */
  readonly readMs: number
  /** Between two lines of progress, which it writes four times a second. */
  readonly lineMs: number
}

const PATIENCE: Patience = { readMs: 15_000, lineMs: 20_000 }

const HEADER = { method: 'GET', path: '/change-sets/:id' } as const

interface CallOptions {
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: string
  readonly signal?: AbortSignal | undefined
}

/** The change sets of the signed-in user. */
export const changeSets: ChangeSetClient = createChangeSetClient(callApi, wait)

/** The same over any way to the server. */
export function createChangeSetClient(apiFetch: ApiFetch, pause: Wait, patience = PATIENCE): ChangeSetClient {
  const once = async (address: string, init: RequestInit): Promise<Response> => {
    const asked = apiFetch(address, init)
    const heard = init.method === 'GET' ? within(asked, patience.readMs) : asked
    const response = await heard.catch((error: unknown) => unreachable(error, init.signal))
    if (response.ok) return response
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    throw new ApiProblem(await problemOf(response), Number.isNaN(seconds) ? null : seconds * 1_000)
  }
  const call = async (
    { method, path }: Pick<Endpoint, 'method' | 'path'>,
    id: string,
    { query = {}, body, signal }: CallOptions = {},
  ): Promise<Response> => {
    const address = addressOf(path, { id }, query)
    const sent = body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }
    const init: RequestInit = { method, ...sent, ...(signal ? { signal } : {}) }
    for (const ms of PAUSES_MS) {
      try {
        return await once(address, init)
      } catch (error) {
        if (!isPassing(error)) throw error
        const asked = error instanceof ApiProblem ? error.retryAfterMs : null
        await pause(asked ?? ms, signal)
      }
    }
    return once(address, init)
  }
  const follow =
    (endpoint: Pick<Endpoint, 'method' | 'path'>, query: CallOptions['query'] = {}): Follow =>
    async (id, onAdvance, signal) =>
      resultOf(await call(endpoint, id, { query, signal }), onAdvance, signal, patience.lineMs)
  const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T
  /** Calls it off when it is told to. Only the answer to that says whether it came in time: too late, it was applied all the same. */
  const stoppable =
    (followed: Follow): Follow =>
    async (id, onAdvance, signal) => {
      let stopped: Promise<ChangeSetHeader | undefined> | undefined
      const stop = (): void => {
        stopped = json<ChangeSetHeader>(call(endpoints.stopChangeSet, id)).catch(() => undefined)
      }
      signal.addEventListener('abort', stop, { once: true })
      try {
        return await followed(id, onAdvance, signal)
      } catch (error) {
        const header = await stopped
        if (header && wasApplied(header.state)) return header
        throw error
      } finally {
        signal.removeEventListener('abort', stop)
      }
    }
  return {
    create: async (id, title, options, signal) => {
      await call(endpoints.createChangeSet, id, {
        body: JSON.stringify({ id, title, origin: 'import', options }),
        signal,
      })
    },
    upload: async (id, body, signal) => {
      await call(endpoints.uploadChangeSetRows, id, { body, signal })
    },
    check: follow(endpoints.checkChangeSet),
    apply: stoppable(follow(endpoints.applyChangeSet)),
    applyAsChecked: stoppable(follow(endpoints.applyChangeSet, { asChecked: 'yes' })),
    follow: stoppable(follow(endpoints.applyChangeSet, { follow: 'yes' })),
    header: (id, signal) => json(call(HEADER, id, { signal })),
    rows: (id, query, signal) => json(call(endpoints.listChangeSetRows, id, { query, signal })),
    badRows: async (id) => (await call(endpoints.badRowsFile, id)).blob(),
    revert: (id) => json(call(endpoints.revertChangeSetCall, id)),
    discard: async (id) => {
      await call(endpoints.discardChangeSet, id)
    },
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiProblem ? PASSING.has(error.problem.status) : error instanceof Unreachable
}

function unreachable(error: unknown, signal: AbortSignal | null | undefined): never {
  if (error instanceof SessionExpired || error instanceof ApiProblem || signal?.aborted) throw error
  throw new Unreachable(String(error), { cause: error })
}

/** Follows an answer of progress lines to its result. One that breaks off has no result: whoever waits must ask again. */
async function resultOf(
  response: Response,
  onAdvance: (advance: Advance) => void,
  signal: AbortSignal,
  lineMs: number,
): Promise<ChangeSetHeader> {
  for await (const line of linesOf(response, signal, lineMs)) {
    const told = lineOf(line)
    if ('done' in told) onAdvance(told)
    else if ('problem' in told) throw new ApiProblem(told.problem as Problem, null)
    else return told.result as ChangeSetHeader
  }
  throw new Unreachable('The answer broke off')
}

function lineOf(line: string): ProgressLine {
  try {
    return JSON.parse(line) as ProgressLine
  } catch (error) {
    throw new Unreachable('The answer broke off', { cause: error })
  }
}

async function* linesOf(response: Response, signal: AbortSignal, lineMs: number): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  const next = () => within(reader.read(), lineMs)
  let rest = ''
  try {
    for (let part = await next(); !part.done; part = await next()) {
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      yield* lines.filter((line) => line !== '')
    }
    if (rest !== '') yield rest
  } catch (error) {
    unreachable(error, signal)
  } finally {
    // Where nothing comes any more, nothing says that it has ended either.
    void reader.cancel().catch(() => undefined)
  }
}
