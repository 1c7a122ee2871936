/** A task to be asked for at any time. Each answer comes from a run that began after it was asked for; who asks meanwhile shares the next run. */
export function coalesced(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    next ??= running.then(() => {
      next = undefined
      const now = run()
      running = now.catch(() => undefined)
      return now
    })
    return next
  }
}
