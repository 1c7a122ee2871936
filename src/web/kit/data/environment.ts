import { whenQuiet } from '../load/when-quiet.ts'

/** Messages between the tabs of one browser profile. */
export interface Channel {
  post(message: unknown): void
  listen(hear: (message: unknown) => void): void
  close(): void
}

/** Everything outside that the engine depends on, in one place, so that it runs under a virtual clock. */
export interface Environment {
  /** Epoch milliseconds. */
  now(): number
  randomBytes(count: number): Uint8Array
  /** Runs once after a delay; answers how to call it off. */
  after(delayMs: number, run: () => void): () => void
  /** Runs before the next picture is drawn. */
  nextFrame(run: () => void): void
  /** Runs when the first page is shown and nothing else is to do. */
  whenIdle(run: () => void): void
  /** The same, or as soon as somebody goes to a field; may run twice. */
  beforeEdits(run: () => void): void
  /** Tells when asking the server anew is worth it: the network came or went, the tab is looked at again. */
  onWake(wake: () => void): () => void
  channel(name: string): Channel
  /** Has the browser ask before the tab is closed; answers how to stop that. */
  holdPage(): () => void
  /** Waits for a lock that one tab has at a time and holds it until `done` resolves; calling off `signal` ends the wait. */
  holdLock(name: string, signal: AbortSignal, hold: () => Promise<void>): Promise<void>
  warn(message: string, details: Readonly<Record<string, unknown>>): void
}

const WAKE_EVENTS = ['online', 'offline', 'focus', 'pageshow'] as const

/** The environment of a browser tab. Without Web Locks each tab acts for itself, which is slower but safe. */
export function browserEnvironment(warn: Environment['warn']): Environment {
  return {
    now: () => Date.now(),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
    // No picture is drawn in a hidden tab.
    nextFrame: (run) => void (document.hidden ? setTimeout(run) : requestAnimationFrame(run)),
    whenIdle: whenQuiet,
    beforeEdits(run) {
      whenQuiet(run)
      document.addEventListener('focusin', function begin({ target }) {
        if (!(target as Element).matches('input, select, textarea')) return
        document.removeEventListener('focusin', begin)
        run()
      })
    },
    onWake(wake) {
      const visible = (): void => {
        if (!document.hidden) wake()
      }
      for (const event of WAKE_EVENTS) addEventListener(event, wake)
      document.addEventListener('visibilitychange', visible)
      return () => {
        for (const event of WAKE_EVENTS) removeEventListener(event, wake)
        document.removeEventListener('visibilitychange', visible)
      }
    },
    channel: browserChannel,
    holdPage() {
      const ask = (event: Event): void => event.preventDefault()
      addEventListener('beforeunload', ask)
      return () => removeEventListener('beforeunload', ask)
    },
    holdLock: async (name, signal, hold) => {
      if ('locks' in navigator) await navigator.locks.request(name, { signal }, hold)
      else await hold()
    },
    warn,
  }
}

function browserChannel(name: string): Channel {
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    listen: (hear) => channel.addEventListener('message', ({ data }) => hear(data)),
    close: () => channel.close(),
  }
}
