/** A small queue between those who ask (early, from anywhere) and the one who answers (a part that loads later). */
export interface EventQueue<T> {
  /** Adds an entry; it waits until somebody takes it. */
  push(entry: T): void
  /** Takes what waits and what comes; returns how to stop. */
  take(taker: (entry: T) => void): () => void
  /** Calls the listener at the first entry, and at once if one was pushed before. */
  onFirst(listener: () => void): () => void
}

/** Makes an empty queue with at most one taker. */
export function createEventQueue<T>(): EventQueue<T> {
  const waiting: T[] = []
  const firsts = new Set<() => void>()
  let taker: ((entry: T) => void) | undefined
  let used = false
  return {
    push(entry) {
      used = true
      if (taker) taker(entry)
      else waiting.push(entry)
      for (const listener of firsts) listener()
      firsts.clear()
    },
    take(next) {
      taker = next
      for (const entry of waiting.splice(0)) next(entry)
      return () => {
        if (taker === next) taker = undefined
      }
    },
    onFirst(listener) {
      if (used) {
        listener()
        return () => undefined
      }
      firsts.add(listener)
      return () => firsts.delete(listener)
    },
  }
}
