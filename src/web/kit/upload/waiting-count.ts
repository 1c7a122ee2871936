let count = 0
const listeners = new Set<() => void>()

/** Pictures that would be lost with what this device keeps; apart, because every page knows it and few upload. */
export const waitingPictures = {
  count: (): number => count,
  set(next: number): void {
    if (next === count) return
    count = next
    for (const listener of listeners) listener()
  },
  follow(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
