/** A signal with a way to let go of what it listens to. */
export interface LinkedSignal {
  readonly signal: AbortSignal
  /** Whether its time was over. */
  readonly isLate: () => boolean
  /** Lets go of the other signals and the time; called again it does nothing. */
  readonly release: () => void
}

/**
 * A signal that aborts with the first of others, or after `ms`. Those of `AbortSignal.any` and `AbortSignal.timeout` may be taken away by
 * the garbage collector of Node 20 while somebody still waits for them; this one is held by what it listens to.
 */
export function linkedSignal(signals: readonly (AbortSignal | undefined)[], ms?: number): LinkedSignal {
  const linked = new AbortController()
  let late = false
  const releases = signals.flatMap((each) => {
    if (!each) return []
    const abort = (): void => linked.abort(each.reason)
    if (each.aborted) abort()
    else each.addEventListener('abort', abort, { once: true })
    return [() => each.removeEventListener('abort', abort)]
  })
  const timer =
    ms === undefined
      ? undefined
      : setTimeout(() => {
          late = !linked.signal.aborted
          linked.abort(new DOMException('It took too long.', 'TimeoutError'))
        }, ms)
  timer?.unref()
  return {
    signal: linked.signal,
    isLate: () => late,
    release: () => {
      clearTimeout(timer)
      for (const release of releases) release()
    },
  }
}

/**
 * The pieces of a body as they come; ends with the signal's reason. The signal of a fetch no longer ends its body once the garbage
 * collector of Node 20 ran.
 */
export async function* piecesOfBody(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  const stop = (): void => void reader.cancel(signal.reason).catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      signal.throwIfAborted()
      const { done, value } = await reader.read()
      signal.throwIfAborted()
      if (done) return
      yield value
    }
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}
