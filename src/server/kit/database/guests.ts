import type { Result, Whose } from './database.ts'
import { DatabaseError } from './database.ts'
import type { Conversation } from './conversation.ts'
import { translate } from './failures.ts'
import type { Sendable } from './pipelined-batch.ts'

/** Runs batches that only read between the statements of another user's open transaction. */
export interface Guests {
  /** Registers the transaction that a session runs; answers the function that unregisters it. */
  host(conversation: Conversation, whose: Whose | undefined): () => void
  /** Runs a batch inside the open transaction; undefined when it must wait for its own turn. */
  fly(statements: readonly Sendable[], whose: Whose | undefined): Promise<Result[] | undefined>
  /**
   * For a batch that waits for its own turn: aborts with `INVITED` as soon as it could run inside the open transaction. Otherwise a
   * batch that came before the transaction, or before its user was known, would wait until it ends.
   */
  invitation(whose: Whose | undefined): Invitation
  /** Invites the batches that may run now; called after each answer of the host, by which its user may be known. */
  callIn(): void
}

/** A pending invitation, until `over` is called. */
export interface Invitation {
  readonly signal: AbortSignal
  readonly over: () => void
}

/** Why the wait for an own turn ended. */
export const INVITED = new Error('a guest may come in')

const COME: readonly Sendable[] = [
  { name: 'guest:come', text: 'savepoint guest' },
  {
    name: 'guest:plain',
    text: `select set_config('role', 'none', true), set_config('transaction_read_only', 'on', true), set_config('app.token', '', true), set_config('app.person', '', true)`,
  },
]
const GO: readonly Sendable[] = [
  { name: 'guest:back', text: 'rollback to savepoint guest' },
  { name: 'guest:go', text: 'release savepoint guest' },
]
/** There is no transaction any more, or it has failed: neither is the guest's fault. */
const WITHOUT_HOST: ReadonlySet<string> = new Set(['25P01', '25P02', '3B001'])

/**
 * Lets reads of other users run while one user's transaction holds the only session. They run under a savepoint, as their own user and
 * read only, and are rolled back whatever they did, including role and settings. Row policies hide what the host has not committed. The
 * host's own user and the product's work, which sees every row, never take part.
 */
export function createGuests(): Guests {
  let hosting: { readonly conversation: Conversation; readonly whose: Whose } | undefined
  const waiting = new Map<Whose, AbortController>()

  /** The open transaction, if a batch of this caller may run inside it. */
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
      // Both leave in one packet, so that no statement of the host comes in between.
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
      // One caller's batches are the same to nobody but themselves.
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
