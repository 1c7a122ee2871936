/** The answer of work with the browser's storage; undefined where the browser denies it, as in some private windows. */
export function whereAllowed<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
