import type { ImportOptions, ProgressLine } from '#contract/change-set-rows.ts'
import type { ChangeSetRowsQuery } from '#contract/endpoints/change-sets.ts'
import type { RowOf } from '#contract/entity.ts'
import type { changeSet } from '#contract/entities/change-set.ts'
import type { Problem } from '#contract/problem.ts'
import { type ApiFetch, ApiProblem, SessionExpired, Unreachable } from '#web/kit/data/transport.ts'

type ChangeSet = RowOf<typeof changeSet.fields>

/** The header of a change set as REST answers it. */
export type ChangeSetHeader = Pick<ChangeSet, 'id' | 'title' | 'state' | 'size' | 'effect' | 'skipped'>

/** One row of a change set: what it would do, with before and after in stored form. */
export interface ChangeSetRow {
  readonly n: number | null
  readonly kind: string
  readonly id: string | null
  readonly state: string
  readonly title: string | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly problems: readonly { readonly field: string; readonly message: string }[]
  readonly input: Readonly<Record<string, unknown>> | null
}

export interface RowsPage {
  readonly items: readonly ChangeSetRow[]
  readonly more: boolean
}

/** How far long work on the server has come. */
export interface Advance {
  readonly done: number
  readonly total: number
}

/** A change set on the server. Every call throws `ApiProblem`, `SessionExpired`, `Unreachable` or, when called off, an `AbortError`. */
export interface ChangeSetApi {
  create(id: string, title: string, options: ImportOptions, signal: AbortSignal): Promise<void>
  /** Sends rows; the same rows may be sent again. */
  upload(id: string, body: string, signal: AbortSignal): Promise<void>
  check(id: string, onAdvance: (advance: Advance) => void, signal: AbortSignal): Promise<ChangeSetHeader>
  apply(id: string, onAdvance: (advance: Advance) => void, signal: AbortSignal): Promise<ChangeSetHeader>
  header(id: string): Promise<ChangeSetHeader>
  rows(id: string, query: ChangeSetRowsQuery): Promise<RowsPage>
  revert(id: string): Promise<ChangeSetHeader>
  discard(id: string): Promise<void>
}

/** Waits, unless it is called off. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>

/** Waits before the second try and the following ones; about eight seconds in all. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000]
/** Answers that may be better a moment later. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

/** The change sets of the server over HTTP; what fails in passing is tried again. */
export function createChangeSetApi(apiFetch: ApiFetch, wait: Wait): ChangeSetApi {
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await apiFetch(`/api/change-sets${path}`, init).catch((error: unknown) =>
      unreachable(error, init.signal),
    )
    if (response.ok) return response
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    throw new ApiProblem(await problemOf(response), Number.isNaN(seconds) ? null : seconds * 1_000)
  }
  const retried = async (path: string, init: RequestInit): Promise<Response> => {
    for (const pause of PAUSES_MS) {
      try {
        return await call(path, init)
      } catch (error) {
        const passing = error instanceof ApiProblem ? PASSING.has(error.problem.status) : error instanceof Unreachable
        if (!passing) throw error
        const asked = error instanceof ApiProblem ? error.retryAfterMs : null
        await wait(asked ?? pause, init.signal ?? undefined)
      }
    }
    return call(path, init)
  }
  const send = (method: string, path: string, body: string, signal?: AbortSignal): Promise<Response> =>
    retried(path, { method, body, headers: { 'content-type': 'application/json' }, ...(signal ? { signal } : {}) })
  const stream = async (path: string, onAdvance: (advance: Advance) => void, signal: AbortSignal) =>
    streamed(await retried(path, { method: 'POST', signal }), onAdvance, signal)
  const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T
  return {
    create: async (id, title, options, signal) => {
      await send('POST', '', JSON.stringify({ id, title, origin: 'import', options }), signal)
    },
    upload: async (id, body, signal) => {
      await send('POST', `/${id}/rows`, body, signal)
    },
    check: (id, onAdvance, signal) => stream(`/${id}/check`, onAdvance, signal),
    apply: (id, onAdvance, signal) => stream(`/${id}/apply`, onAdvance, signal),
    header: (id) => json(retried(`/${id}`, {})),
    rows: (id, query) => json(retried(`/${id}/rows?${new URLSearchParams(given(query)).toString()}`, {})),
    revert: (id) => json(retried(`/${id}/revert`, { method: 'POST' })),
    discard: async (id) => {
      await retried(`/${id}`, { method: 'DELETE' })
    },
  }
}

function given(query: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

function unreachable(error: unknown, signal: AbortSignal | null | undefined): never {
  if (error instanceof SessionExpired || error instanceof ApiProblem || signal?.aborted) throw error
  throw new Unreachable(String(error), { cause: error })
}

async function problemOf(response: Response): Promise<Problem> {
  const { status, statusText } = response
  const unknown: Problem = { type: 'about:blank', title: statusText || `HTTP ${status}`, status, code: 'internal' }
  const told = (await response.json().catch(() => ({}))) as Partial<Problem>
  return { ...unknown, ...told }
}

/** Follows an answer of progress lines to its result. A stream that breaks off has no result: whoever waits must ask again. */
async function streamed(
  response: Response,
  onAdvance: (advance: Advance) => void,
  signal: AbortSignal,
): Promise<ChangeSetHeader> {
  for await (const line of linesOf(response, signal)) {
    const told = JSON.parse(line) as ProgressLine
    if ('done' in told) onAdvance(told)
    else if ('problem' in told) throw new ApiProblem(told.problem as Problem, null)
    else return told.result as ChangeSetHeader
  }
  throw new Unreachable('The answer broke off')
}

async function* linesOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let rest = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      yield* lines.filter((line) => line !== '')
    }
    if (rest !== '') yield rest
  } catch (error) {
    unreachable(error, signal)
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
