import type { Result, Whose } from './database.ts'
import type { Actor } from './data-access.ts'

/** How many secrets are remembered; for the others it is learned again. */
const REMEMBERED = 10_000

/**
 * Remembers which user a session or token belongs to, so that all secrets of one user share its fair turns. It grants no access. A
 * secret belongs to one user for ever, so what was learned stays true.
 */
export function createKnownUsers() {
  const users = new Map<string, string>()
  const entered = new WeakMap<Actor, string>()
  const nameOf = (actor: Exclude<Actor, { kind: 'user' }>): string => `${actor.kind} ${actor.hash.toString('base64')}`

  return {
    whose(actor: Actor): Whose {
      if (actor.kind === 'user') return { key: actor.userId, userId: () => actor.userId }
      const name = nameOf(actor)
      return { key: users.get(name) ?? name, userId: () => users.get(name) }
    },
    /** The user as whom this very actor came in: an actor is made for one request. */
    cameIn: (actor: Actor): string | undefined => entered.get(actor),
    /** Learns from the answer of an entry. */
    learn(actor: Actor, answer: Result | undefined): void {
      const userId = answer?.rows[0]?.['userId']
      if (actor.kind === 'user' || typeof userId !== 'string') return
      entered.set(actor, userId)
      const name = nameOf(actor)
      if (users.has(name)) return
      if (users.size >= REMEMBERED) users.delete(users.keys().next().value ?? '')
      users.set(name, userId)
    },
  }
}
