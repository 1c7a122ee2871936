import { statfs } from 'node:fs/promises'
import { LowDiskError } from './database.ts'

const CACHE_MS = 1_000

/** Watches the free space of a folder's disk. The embedded engine hangs on a full disk. */
export interface DiskSpace {
  /** The refusal for writes while space is short, else undefined; looked up at most once a second. */
  readonly shortage: () => Promise<LowDiskError | undefined>
}

/** Watches the disk of a folder; less than `neededBytes` free is a shortage. */
export function watchDiskSpace(folder: string, neededBytes: number): DiskSpace {
  let lookedAt = -Infinity
  let answer: Promise<LowDiskError | undefined> = Promise.resolve(undefined)

  async function look(): Promise<LowDiskError | undefined> {
    const { bavail, bsize } = await statfs(folder)
    const freeBytes = bavail * bsize
    return freeBytes < neededBytes ? new LowDiskError(freeBytes, neededBytes) : undefined
  }

  return {
    shortage: () => {
      const now = performance.now()
      if (now - lookedAt > CACHE_MS) {
        lookedAt = now
        answer = look()
      }
      return answer
    },
  }
}
