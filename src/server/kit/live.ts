import { setTimeout as pause } from 'node:timers/promises'

/** Hears that a user is now at a version. */
export type Hear = (version: number) => void

/** Who is connected and what must be told. Wake-ups may be lost: clients also pull on connect, focus and timer (server.md §7). */
export interface Live {
  /** Tells this process's connections at once, and the other instances soon. */
  wake(userId: string, version: number): void
  /** Adds a connection of a user; answers the function that removes it. */
  join(userId: string, hear: Hear): () => void
  /** Takes a message of another instance. */
  receive(payload: string): void
}

/** Sends one notification to the other instances. */
export type Notify = (payload: string) => Promise<void>

/** At least so long between two notifications, in ms: what comes meanwhile goes together, for each costs every instance a wake-up. */
const APART_MS = 25

/** A payload must stay below 8,000 bytes; a user takes at most 53. */
const USERS_A_MESSAGE = 140

/** A hub for live wake-ups. Without `notify` there is one instance only. */
export function createLive(notify?: Notify): Live {
  const listeners = new Map<string, Set<Hear>>()
  const pending = new Map<string, number>()
  let sending = false

  const tell = (userId: string, version: number): void => {
    for (const hear of listeners.get(userId) ?? []) hear(version)
  }

  const flush = async (send: Notify): Promise<void> => {
    if (sending) return
    sending = true
    try {
      while (pending.size > 0) {
        const batch = [...pending].slice(0, USERS_A_MESSAGE)
        for (const [userId] of batch) pending.delete(userId)
        await send(batch.map((pair) => pair.join(':')).join(','))
        await pause(APART_MS, undefined, { ref: false })
      }
    } catch {
      pending.clear()
    } finally {
      sending = false
    }
  }

  return {
    wake(userId, version) {
      tell(userId, version)
      if (!notify) return
      pending.set(userId, Math.max(version, pending.get(userId) ?? 0))
      void flush(notify)
    },
    join(userId, hear) {
      const own = listeners.get(userId) ?? new Set()
      listeners.set(userId, own.add(hear))
      return () => {
        own.delete(hear)
        if (own.size === 0) listeners.delete(userId)
      }
    },
    receive(payload) {
      for (const pair of payload.split(',')) {
        const [userId = '', version = ''] = pair.split(':')
        tell(userId, Number(version))
      }
    },
  }
}
