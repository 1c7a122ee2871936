const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000

/** How often to try, and what passes between two tries. */
export interface RetryOptions {
  /** Absent means for ever. */
  readonly tries?: number
  /** Resolves after a time, or at once when the network comes back. */
  readonly wait?: (ms: number) => Promise<void>
}

/**
 * Loads a part of the product, and tries again when it cannot be had: the network may go away before the service worker
 * keeps a copy (SHELL-07). Rejects as the last try did.
 */
export async function retry<T>(
  load: () => Promise<T>,
  { tries = Infinity, wait = waitForNetwork }: RetryOptions = {},
): Promise<T> {
  for (let left = tries, ms = FIRST_WAIT_MS; left > 1; left -= 1, ms = Math.min(ms * 2, LONGEST_WAIT_MS)) {
    try {
      return await load()
    } catch {
      await wait(ms)
    }
  }
  return load()
}

function waitForNetwork(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })
}
