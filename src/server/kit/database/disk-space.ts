import { statfs } from 'node:fs/promises'
import { LowDiskError } from './database.ts'

const CACHE_MS = 1_000

/** Knows whether a folder's disk has room for writes. The engine must never meet a full disk: it hangs. */
export interface DiskSpace {
  /** The refusal to give to writes, looked up at most once a second; nothing while there is room. */
  readonly shortage: () => Promise<LowDiskError | undefined>
}

/** Watches the disk under a folder; below `neededBytes` free there is a shortage. */
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
