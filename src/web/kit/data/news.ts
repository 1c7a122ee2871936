import type { SyncHost } from './sync.ts'

/** What the server tells of its newest version, beside the exchanges that bring what is new. */
export interface News {
  /** Takes note of the newest version of the server, or of 0 where that cannot be known. */
  readonly hear: (version: number) => void
  /** What is heard while the exchange is under way is mostly what it brings: only what it did not wakes the sync again. */
  readonly during: (exchange: () => Promise<void>) => Promise<void>
}

export function createNews(host: Pick<SyncHost, 'mark' | 'wakeUp'>): News {
  let isUnderWay = false
  let meanwhile = 0
  const wake = (version: number): void => {
    if (version > host.mark().cursor) host.wakeUp.ring('work')
  }
  return {
    hear(version) {
      if (version === 0) host.wakeUp.ring('retry')
      else if (isUnderWay) meanwhile = Math.max(meanwhile, version)
      else wake(version)
    },
    async during(exchange) {
      isUnderWay = true
      try {
        await exchange()
      } finally {
        isUnderWay = false
        wake(meanwhile)
        meanwhile = 0
      }
    },
  }
}
