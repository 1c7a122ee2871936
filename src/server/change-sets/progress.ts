import { NDJSON, type ProgressLine } from '#contract/change-set-rows.ts'
import { callerLeft } from '#server/kit/http/caller-left.ts'
import { problemOfFailure } from '#server/kit/http/errors.ts'
import type { Call } from '#server/kit/http/mount.ts'

/** The progress of long work, and whether anybody still waits for it. */
export interface Progress {
  /** Aborted when the caller closed the connection. */
  readonly signal: AbortSignal
  /** `done` of it was done before. */
  start(doing: string, total: number, done?: number): void
  advance(by: number): void
}

/** The progress of work that nobody follows. */
export const NOBODY_WAITS: Progress = {
  signal: new AbortController().signal,
  start: () => undefined,
  advance: () => undefined,
}

/** Half of the promised interval, so that a busy moment does not break the promise. */
const LINE_EVERY_MS = 250

/**
 * Answers a call with lines of progress while the work runs, then with its result or problem (`ProgressLine`). A refusal before the work
 * starts is an ordinary problem answer.
 */
export async function answerWithProgress(
  call: Pick<Call, 'request' | 'reply'>,
  work: (progress: Progress) => Promise<unknown>,
): Promise<unknown> {
  const lines = openLines(call)
  const signal = callerLeft(call.reply)
  let state = { done: 0, total: 0, doing: '' }
  const progress: Progress = {
    signal,
    start: (doing, total, done = 0) => {
      state = { done, total, doing }
      lines.open(() => state)
    },
    advance: (by) => {
      state = { ...state, done: state.done + by }
    },
  }
  try {
    lines.end({ result: await work(progress) })
  } catch (error) {
    if (!lines.isOpen() && !signal.aborted) throw error
    const problem = problemOfFailure(error)
    // That nobody waits any more is no fault; what goes wrong after the caller left is.
    if (error !== signal.reason && problem.status >= 500) call.request.log.error(error)
    lines.end({ problem })
  }
  return call.reply
}

function openLines({ reply }: Pick<Call, 'reply'>) {
  const { raw } = reply
  let beat: NodeJS.Timeout | undefined
  const write = (line: ProgressLine): void => {
    if (!raw.destroyed) raw.write(`${JSON.stringify(line)}\n`)
  }
  const open = (current?: () => ProgressLine): void => {
    if (!reply.sent) {
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value)
      raw.writeHead(200, { 'content-type': `${NDJSON}; charset=utf-8`, 'x-accel-buffering': 'no' })
    }
    if (!current) return
    clearInterval(beat)
    write(current())
    beat = setInterval(() => write(current()), LINE_EVERY_MS)
  }
  return {
    open,
    isOpen: () => reply.sent,
    end: (line: ProgressLine): void => {
      clearInterval(beat)
      open()
      write(line)
      raw.end()
    },
  }
}
