import type { Result, Whose } from './database.ts'
import type { Actor } from './doors.ts'

/** As many secrets are remembered; of the others it is learned anew. */
const REMEMBERED = 10_000

/**
 * Whose sessions and tokens are, as far as entries have told: so that fair turns are a user's, however many secrets work for it. It lets
 * nobody in. A secret is one user's for ever, so what was learned stays true.
 */
export function createKnownUsers() {
  const users = new Map<string, string>()
  const nameOf = (actor: Exclude<Actor, { kind: 'user' }>): string => `${actor.kind} ${actor.hash.toString('base64')}`

  return {
    whose(actor: Actor): Whose {
      if (actor.kind === 'user') return { key: actor.userId, userId: () => actor.userId }
      const name = nameOf(actor)
      return { key: users.get(name) ?? name, userId: () => users.get(name) }
    },
    /** Takes in what an entry answered. */
    learn(actor: Actor, entered: Result | undefined): void {
      const userId = entered?.rows[0]?.['userId']
      if (actor.kind === 'user' || typeof userId !== 'string') return
      const name = nameOf(actor)
      if (users.has(name)) return
      if (users.size >= REMEMBERED) users.delete(users.keys().next().value ?? '')
      users.set(name, userId)
    },
  }
}
