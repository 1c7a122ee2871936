import type { Problem } from '#contract/problem.ts'
import { type ApiFetch, ApiProblem } from '#web/kit/data/transport.ts'

/** Calls the API with a JSON body and answers the JSON of the answer. Throws `ApiProblem` and `SessionExpired`. */
export async function ask<T>(
  apiFetch: ApiFetch,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { method }
      : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await apiFetch(path, init)
  if (!response.ok) throw new ApiProblem(await problemOf(response), null)
  return (response.status === 204 ? undefined : await response.json()) as T
}

/** The problem details of an error answer, also where it has none. */
export async function problemOf(response: Response): Promise<Problem> {
  const { status, statusText } = response
  const unknown: Problem = { type: 'about:blank', title: statusText || `HTTP ${status}`, status, code: 'internal' }
  const told = (await response.json().catch(() => ({}))) as Partial<Problem>
  return { ...unknown, ...told }
}
