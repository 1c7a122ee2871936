import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { LiveNews, Presence, TakingBack } from '#contract/sync.ts'

/** Called when a user is now at a version. */
export type Hear = (version: number) => void

/** Called with the progress of reverting one of the user's change sets, and with who has which record open. */
export type Follow = (news: LiveNews) => void

/** The connected devices and their wake-ups. Wake-ups may be lost: clients also pull on connect, focus and a timer. */
export interface Live {
  /** Wakes this process's connections at once, and those of other instances soon. */
  wake(userId: string, version: number): void
  /** Tells the user's connections the progress of reverting a change set; a connection that joins later gets the next message. */
  tell(userId: string, progress: TakingBack): void
  /** Tells the account's connections who has a record open. */
  meet(userId: string, presence: Presence): void
  /** Adds a connection of a user; answers the function that removes it. */
  join(userId: string, hear: Hear, follow?: Follow): () => void
  /** Takes a message of another instance; its own, which come back to it, were told at once. */
  receive(payload: string): void
  /** The users who have connections to this instance. */
  connected(): readonly string[]
  /** Wakes this process's connections alone. */
  wakeHere(userId: string, version: number): void
}

/** Sends one notification to the other instances. */
export type Notify = (payload: string) => Promise<void>

interface Listener {
  readonly hear: Hear
  readonly follow: Follow | undefined
}

/** Least time between two notifications, in ms: what comes meanwhile shares one, because each wakes every instance. */
const APART_MS = 25

/** A payload must stay below 8,000 bytes; an entry takes at most 53 bytes, 90 with the progress of a change set, or 152 with who is where. */
const WORDS_A_MESSAGE = 50

/** A message that could not be sent is sent again after so many ms, so often at most; what comes meanwhile goes with it. */
const AGAIN_MS = 1_000
const MOST_TRIES = 30
/** Users whose wake-ups wait for the database at most: beyond them their devices find out by asking. */
const MOST_WAITING = 10_000

/** A hub for live wake-ups. Without `notify` there is one instance only. */
export function createLive(notify?: Notify): Live {
  const listeners = new Map<string, Set<Listener>>()
  const pending = new Map<string, number | LiveNews>()
  const self = randomUUID()
  let sending = false

  const tell = (userId: string, news: number | LiveNews): void => {
    for (const { hear, follow } of listeners.get(userId) ?? []) {
      if (typeof news === 'number') hear(news)
      else follow?.(news)
    }
  }

  /** Versions are told again: a wake-up that was lost with its message would come with the next write only. How far something is will be told anyway. */
  const keep = (batch: readonly (readonly [string, number | LiveNews])[]): void => {
    for (const [key, news] of batch) {
      if (typeof news === 'number') pending.set(key, Math.max(news, Number(pending.get(key) ?? 0)))
    }
  }

  const flush = async (send: Notify): Promise<void> => {
    if (sending) return
    sending = true
    let tries = 0
    while (pending.size > 0) {
      const batch = [...pending].slice(0, WORDS_A_MESSAGE)
      for (const [key] of batch) pending.delete(key)
      const isSent = await send(`${self} ${batch.map(([key, news]) => `${key}:${written(news)}`).join(',')}`).then(
        () => true,
        () => false,
      )
      tries = isSent ? 0 : tries + 1
      if (tries === MOST_TRIES || pending.size > MOST_WAITING) pending.clear()
      else if (!isSent) keep(batch)
      await pause(isSent ? APART_MS : AGAIN_MS, undefined, { ref: false })
    }
    sending = false
  }

  return {
    wake(userId, version) {
      tell(userId, version)
      if (!notify) return
      pending.set(userId, Math.max(version, Number(pending.get(userId) ?? 0)))
      void flush(notify)
    },
    tell(userId, progress) {
      tell(userId, progress)
      if (!notify) return
      pending.set(`${userId}:${progress.changeSetId}`, progress)
      void flush(notify)
    },
    meet(userId, presence) {
      tell(userId, presence)
      if (!notify) return
      pending.set(`${userId}:${presence.personId}`, presence)
      void flush(notify)
    },
    join(userId, hear, follow) {
      const own = listeners.get(userId) ?? new Set()
      const listener = { hear, follow }
      listeners.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(userId)
      }
    },
    connected: () => [...listeners.keys()],
    wakeHere: tell,
    receive(payload) {
      const [sender = '', pairs = ''] = payload.split(' ')
      if (sender === self) return
      for (const pair of pairs.split(',')) {
        const [userId = '', first = '', more] = pair.split(':')
        if (more === undefined) tell(userId, Number(first))
        else tell(userId, readNews(first, more))
      }
    },
  }
}

function written(news: number | LiveNews): string {
  if (typeof news === 'number') return String(news)
  return 'kind' in news ? `${news.kind}/${news.id}` : `${news.done}/${news.total}`
}

/** Of how far something is, both parts are numbers; a kind of rows is none. */
function readNews(first: string, more: string): LiveNews {
  const [one = '', two = ''] = more.split('/')
  if (!/^\d+$/.test(one)) return { personId: first, kind: one, id: two }
  return { changeSetId: first, done: Number(one), total: Number(two) }
}
