import type { ProgressLine } from '#contract/change-set-rows.ts'
import { applyChangeSet } from '#contract/endpoints/change-sets.ts'
import type { Problem } from '#contract/problem.ts'
import { callApi } from '../data/api.ts'
import { addressOf } from '../data/call-endpoint.ts'
import { ApiProblem, problemOf, SessionExpired, Unreachable } from '../data/transport.ts'

/** How far the server has come. */
export interface Advance {
  readonly done: number
  readonly total: number
}

/**
 * Applies a checked change set, all or nothing; calling it off in time leaves everything as it was. Throws `ApiProblem`, `SessionExpired`,
 * `Unreachable` or, when called off, an `AbortError`.
 */
export async function applyChanges(
  id: string,
  onAdvance: (advance: Advance) => void,
  signal: AbortSignal,
): Promise<void> {
  const { method, path } = applyChangeSet
  try {
    const response = await callApi(addressOf(path, { id }, {}), { method, signal })
    if (!response.ok) throw new ApiProblem(await problemOf(response), null)
    await followProgress(response, onAdvance)
  } catch (error) {
    const isKnown = error instanceof ApiProblem || error instanceof SessionExpired || signal.aborted
    throw isKnown ? error : new Unreachable(String(error), { cause: error })
  }
}

/** Follows an answer of progress lines to its end; one that breaks off is an error, because nobody knows what came of it. */
export async function followProgress(response: Response, onAdvance: (advance: Advance) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (isLast(line, onAdvance)) return
  }
  if (!isLast(rest, onAdvance)) throw new Error('the answer broke off')
}

function isLast(line: string, onAdvance: (advance: Advance) => void): boolean {
  if (line.trim() === '') return false
  const told = JSON.parse(line) as ProgressLine
  if ('problem' in told) throw new ApiProblem(told.problem as Problem, null)
  if ('done' in told) onAdvance(told)
  return 'result' in told
}
