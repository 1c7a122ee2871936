import { hash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Notify } from '../live.ts'

/** Counts the calls of everybody within a window, those at other instances included (OPS-09, OPS-02). */
export interface SharedCounts {
  /** Where `@fastify/rate-limit` counts. */
  readonly Store: FastifyRateLimitStoreCtor
  /** Takes a message of another instance. */
  receive(payload: string): void
}

interface Window {
  /** Calls here. */
  own: number
  /** How many of them the others know. */
  told: number
  /** Calls at other instances, as far as they told. */
  others: number
  /** By this process's clock, which nobody sets. */
  endsAt: number
}

/** Windows that are remembered; the one that was asked for longest ago is forgotten first. */
const MOST_WINDOWS = 20_000
const WINDOW_MS = 60_000
/** The others learn of a caller's calls by this part of the limit: who calls little is told of nowhere. */
const PARTS = 20
/** Least time between two messages, in ms. */
const APART_MS = 25
/** A payload must stay below 8,000 bytes; an entry takes at most 24. */
const ENTRIES_A_MESSAGE = 250
/** Entries that wait for a message at most; beyond them the limits are those of each instance for a while. */
const MOST_PENDING = 10_000

/**
 * A count of calls. With `notify` the instances tell each other what was called, a twentieth of the limit at a time, so that a limit holds for
 * all of them together: what they let through beyond it is at most that part for each further instance, and what came in the moment of a
 * message. Nothing is asked of the database before a call is answered; while it is away, each instance counts for itself.
 */
export function createSharedCounts(notify?: Notify): SharedCounts {
  const windows = new Map<string, Window>()
  const pending = new Map<string, number>()
  const self = randomUUID()
  let isSending = false

  const windowOf = (id: string, lengthMs: number): Window => {
    const now = performance.now()
    const known = windows.get(id)
    const window = known && known.endsAt > now ? known : { own: 0, told: 0, others: 0, endsAt: now + lengthMs }
    windows.delete(id)
    windows.set(id, window)
    const [oldest] = windows.keys()
    if (windows.size > MOST_WINDOWS && oldest !== undefined) windows.delete(oldest)
    return window
  }

  const flush = async (send: Notify): Promise<void> => {
    if (isSending) return
    isSending = true
    try {
      while (pending.size > 0) {
        const batch = [...pending].slice(0, ENTRIES_A_MESSAGE)
        for (const [id] of batch) pending.delete(id)
        await send(`${self} ${batch.map(([id, calls]) => `${id}:${calls}`).join(',')}`)
        await pause(APART_MS, undefined, { ref: false })
      }
    } catch {
      pending.clear()
    } finally {
      isSending = false
    }
  }

  const count = (name: string, key: string, lengthMs: number, most: number) => {
    const id = notify ? shortened(`${name}\n${key}`) : `${name}\n${key}`
    const window = windowOf(id, lengthMs)
    window.own += 1
    const untold = window.own - window.told
    // Once the limit is reached everybody knows.
    if (notify && window.told <= most && untold >= Math.max(1, Math.floor(most / PARTS))) {
      window.told = window.own
      if (pending.size < MOST_PENDING) pending.set(id, (pending.get(id) ?? 0) + untold)
      void flush(notify)
    }
    return { current: window.own + window.others, ttl: window.endsAt - performance.now() }
  }

  return {
    Store: storeOf(count),
    receive(payload) {
      const [sender = '', entries = ''] = payload.split(' ')
      if (sender === self) return
      for (const entry of entries.split(',')) {
        const [id = '', calls = ''] = entry.split(':')
        windowOf(id, WINDOW_MS).others += Number(calls) || 0
      }
    },
  }
}

type Count = (name: string, key: string, lengthMs: number, most: number) => { current: number; ttl: number }

/** What a route or an endpoint with a limit of its own is called by; the same at each instance and in each version. */
interface Limited {
  readonly groupId?: string
  readonly routeInfo?: { readonly method?: string | readonly string[]; readonly url?: string }
}

function nameOf({ groupId, routeInfo }: Limited): string {
  return groupId ?? `${String(routeInfo?.method ?? '')} ${routeInfo?.url ?? ''}`
}

function storeOf(count: Count): FastifyRateLimitStoreCtor {
  return class Store {
    #name = ''

    incr(
      key: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
      lengthMs: number,
      most: number,
    ): void {
      answer(null, count(this.#name, key, lengthMs, most))
    }

    child(limited: object): Store {
      const own = new Store()
      own.#name = nameOf(limited)
      return own
    }
  }
}

/** Short, and tells nobody who called. */
function shortened(key: string): string {
  return hash('sha256', key, 'base64url').slice(0, 16)
}
