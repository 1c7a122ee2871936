import { collectionOf, kindOf } from '#contract/collections.ts'
import type { Problem } from '#contract/problem.ts'
import type { FirstPage, PullPage, PushInput, PushOutput } from '#contract/sync.ts'
import { FIRST_PATH, LIVE_PATH, SYNC_PATH } from '#contract/sync-limits.ts'

/** Where the calls of the contract begin. */
const BASE = '/api'

/** Calls the server with the sign-in; throws `SessionExpired` when there is none any more. */
export type ApiFetch = (path: string, init?: WatchedInit) => Promise<Response>
/** A call whose sending is followed, in bytes of its body. */
export type WatchedInit = RequestInit & { readonly onSent?: (bytes: number) => void }

/** The sign-in has ended. Data and mutations stay and wait for the same user. */
export class SessionExpired extends Error {
  override readonly name = 'SessionExpired'
}

/** No answer came. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** The server answered with an error. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly problem: Problem
  /** How long the server asks to wait; null when it does not say. */
  readonly retryAfterMs: number | null
  constructor(problem: Problem, retryAfterMs: number | null) {
    super(problem.title)
    this.problem = problem
    this.retryAfterMs = retryAfterMs
  }
}

/** The server as sync sees it. Throws `SessionExpired`, `ApiProblem` or `Unreachable`. */
export interface Transport {
  pull(since: number, paging: boolean, signal: AbortSignal): Promise<PullPage>
  first(kind: string, query: string, signal: AbortSignal): Promise<FirstPage>
  push(input: PushInput, signal: AbortSignal): Promise<PushOutput>
  /** A stream of server-sent events. */
  live(lastEventId: string, signal: AbortSignal): Promise<Response>
}

/** A page of a pull, which names collections (SYNC-06), with the kinds of their rows instead. */
export function pageByKind(page: PullPage): PullPage {
  const columns = Object.fromEntries(Object.entries(page.columns).map(([name, own]) => [kindOf(name), own]))
  // In place: a first pull has a hundred thousand of them.
  for (const row of page.rows as unknown as [string, ...unknown[]][]) row[0] = kindOf(row[0])
  return { ...page, columns }
}

/** Mutations as sync names their collections. */
export function pushByCollection({ mutations, ...sender }: PushInput): PushInput {
  const named = mutations.map((mutation) => {
    const { body } = mutation
    return 'kind' in body ? { ...mutation, body: { ...body, kind: collectionOf(body.kind) } } : mutation
  })
  return { ...sender, mutations: named }
}

/** The transport over HTTP. */
export function createTransport(apiFetch: ApiFetch): Transport {
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await apiFetch(path, init).catch(unreachable)
    if (response.ok) return response
    const seconds = Number(response.headers.get('retry-after') ?? NaN)
    throw new ApiProblem(await problemOf(response), Number.isNaN(seconds) ? null : seconds * 1_000)
  }
  const json = async (response: Response): Promise<unknown> => response.json().catch(unreachable)
  return {
    async pull(since, paging, signal) {
      const query = `since=${since}${paging ? '&paging=1' : ''}`
      return pageByKind((await json(await call(`${BASE}${SYNC_PATH}?${query}`, { signal }))) as PullPage)
    },
    async first(kind, query, signal) {
      const path = `${BASE}${FIRST_PATH}/${collectionOf(kind)}?${query}`
      return (await json(await call(path, { signal }))) as FirstPage
    },
    async push(input, signal) {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify(pushByCollection(input))
      return (await json(await call(BASE + SYNC_PATH, { method: 'POST', headers, body, signal }))) as PushOutput
    },
    live: (lastEventId, signal) =>
      call(BASE + LIVE_PATH, { headers: { accept: 'text/event-stream', 'last-event-id': lastEventId }, signal }),
  }
}

function unreachable(error: unknown): never {
  throw error instanceof SessionExpired ? error : new Unreachable(String(error), { cause: error })
}

/** The problem details of an error answer, also where it has none. */
export async function problemOf(response: Response): Promise<Problem> {
  const { status, statusText } = response
  const unknown = { type: 'about:blank', title: statusText || `HTTP ${status}`, status, code: 'internal' }
  try {
    return { ...unknown, ...((await response.json()) as Partial<Problem>) }
  } catch {
    return unknown
  }
}
