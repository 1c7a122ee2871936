import type { Result, Whose } from './database.ts'
import { DatabaseError } from './database.ts'
import type { Conversation } from './conversation.ts'
import { translate } from './failures.ts'
import type { Sendable } from './flight.ts'

/** How flights that only read come in between the statements of another user's transaction. */
export interface Guests {
  /** Says whose transaction a session now has; answers the function that says that it has ended. */
  host(conversation: Conversation, whose: Whose | undefined): () => void
  /** Answers a flight in the middle of the transaction that is open; undefined when it must wait for its own turn. */
  fly(statements: readonly Sendable[], whose: Whose | undefined): Promise<Result[] | undefined>
  /**
   * For a flight that waits for its own turn: aborts with `INVITED` as soon as it could come in instead. Whoever came before the
   * transaction, or before its user was known, would else wait for the end of it.
   */
  invitation(whose: Whose | undefined): Invitation
  /** Calls in who waits and may come; to be called whenever the host had an answer, by which its user may be known. */
  callIn(): void
}

/** A chance to come in, until `over` is called. */
export interface Invitation {
  readonly signal: AbortSignal
  readonly over: () => void
}

/** Why a wait for one's own turn ended. */
export const INVITED = new Error('a guest may come in')

const COME: readonly Sendable[] = [
  { name: 'guest:come', text: 'savepoint guest' },
  {
    name: 'guest:plain',
    text: `select set_config('role', 'none', true), set_config('transaction_read_only', 'on', true), set_config('app.token', '', true)`,
  },
]
const GO: readonly Sendable[] = [
  { name: 'guest:back', text: 'rollback to savepoint guest' },
  { name: 'guest:go', text: 'release savepoint guest' },
]
/** There is no transaction any more, or it has failed and answers nothing: both say nothing about the guest. */
const WITHOUT_HOST: ReadonlySet<string> = new Set(['25P01', '25P02', '3B001'])

/**
 * Lets reads of others in while one user's transaction has the only session. They are answered under a savepoint, as their own user and
 * read only, and taken back whatever they did, role and settings included. What the host has not committed is its user's alone, so the row
 * policies keep it from them; neither the host's own user nor the product's work, which sees every row, takes part.
 */
export function createGuests(): Guests {
  let hosting: { readonly conversation: Conversation; readonly whose: Whose } | undefined
  const waiting = new Map<Whose, AbortController>()

  /** The open transaction, when a flight of this caller may come in between. */
  function hostOf(whose: Whose | undefined): Conversation | undefined {
    const [host, guest] = [hosting?.whose.userId(), whose?.userId()]
    return host === undefined || guest === undefined || host === guest ? undefined : hosting?.conversation
  }

  return {
    host: (conversation, whose) => {
      const mine = whose && { conversation, whose }
      hosting = mine
      return () => {
        if (hosting === mine) hosting = undefined
      }
    },
    fly: async (statements, whose) => {
      const host = hostOf(whose)
      if (!host) return undefined
      // Both leave at once, so that nothing of the host's comes in between.
      const answers = host.together([...COME, ...statements])
      const back = host.together(GO).catch(() => undefined)
      try {
        return (await answers).slice(COME.length)
      } catch (error) {
        const failure = translate(error)
        if (failure instanceof DatabaseError && WITHOUT_HOST.has(failure.code)) return undefined
        throw failure
      } finally {
        await back
      }
    },
    invitation: (whose) => {
      const invited = new AbortController()
      // One caller's flights are the same to nobody but themselves.
      const guest = whose && { ...whose }
      if (guest) waiting.set(guest, invited)
      return { signal: invited.signal, over: () => guest && waiting.delete(guest) }
    },
    callIn: () => {
      for (const [guest, invited] of waiting) {
        if (!hostOf(guest)) continue
        waiting.delete(guest)
        invited.abort(INVITED)
      }
    },
  }
}
