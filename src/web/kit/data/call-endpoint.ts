import type { Endpoint } from '#contract/endpoint.ts'
import { callApi } from './api.ts'
import { ApiProblem, problemOf, SessionExpired, Unreachable } from './transport.ts'

export interface CallInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** Calls of one key are one call, however often it is sent (API-04). */
  readonly key?: string
}

type Called = Pick<Endpoint, 'method' | 'path'>

/** Calls a declared endpoint as the signed-in user and answers its JSON. Throws `ApiProblem`, `SessionExpired` or `Unreachable`. */
export async function callEndpoint<Answer>(endpoint: Called, input?: CallInput): Promise<Answer> {
  const response = await callForResponse(endpoint, input)
  return (response.status === 204 ? undefined : await response.json()) as Answer
}

/** As `callEndpoint`, for one that answers a file. */
export async function callForFile(endpoint: Called, input?: CallInput): Promise<Blob> {
  const response = await callForResponse(endpoint, input)
  return response.blob()
}

/** As `callEndpoint`, for one whose answer says something in its headers too. */
export async function callForResponse(
  { method, path }: Called,
  { params = {}, query = {}, body, signal, key }: CallInput = {},
): Promise<Response> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const init: RequestInit = {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }
  const response = await callApi(addressOf(path, params, query), init).catch((error: unknown) => {
    const isKnown = error instanceof SessionExpired || error instanceof ApiProblem || signal?.aborted
    throw isKnown ? error : new Unreachable(String(error), { cause: error })
  })
  if (!response.ok) throw new ApiProblem(await problemOf(response), null)
  return response
}

/** The address of a call: its path below /api with its parameters filled in, and its query. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const text = new URLSearchParams(given).toString()
  return `/api${filled}${text === '' ? '' : `?${text}`}`
}
