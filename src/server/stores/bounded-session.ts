import { linkedSignal } from '../kit/linked-signal.ts'
import { StoreFailure, type StoreSession } from './port.ts'

/** One question to a store takes so long at most, with all its calls and waits: others wait for their turn. */
const LONGEST_MS = 180_000
/** When it is asked again. */
const AGAIN_MS = 60_000

/** The session with each of its questions bounded in time (OPS-06). Throws `StoreFailure` of the reason `busy` for one that takes longer. */
export function boundedSession(session: StoreSession, longestMs = LONGEST_MS): StoreSession {
  const within = async <T>(signal: AbortSignal, ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const ending = linkedSignal([signal], longestMs)
    try {
      return await ask(ending.signal)
    } catch (error) {
      if (!ending.isLate() || signal.aborted) throw error
      throw new StoreFailure('busy', 'a question took too long', { retryAfterMs: AGAIN_MS })
    } finally {
      ending.release()
    }
  }
  return {
    renewed: () => session.renewed(),
    facts: (signal) => within(signal, (own) => session.facts(own)),
    look: (look) => within(look.signal, (signal) => session.look({ ...look, signal })),
    read: (id, signal) => within(signal, (own) => session.read(id, own)),
    push: (push, signal) => within(signal, (own) => session.push(push, own)),
    subscribe: (callback, signal) => within(signal, (own) => session.subscribe(callback, own)),
    unsubscribe: (subscription, signal) => within(signal, (own) => session.unsubscribe(subscription, own)),
  }
}
