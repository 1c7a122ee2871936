/** How the history names a member who acted: `member:<id of the person>`; the owner stays `user` (TEAM-03). */
export const MEMBER_ACTOR = 'member:'

/** The person whom an actor of the history names; undefined for the owner, tokens and the product itself. */
export function personIn(actor: string): string | undefined {
  return actor.startsWith(MEMBER_ACTOR) ? actor.slice(MEMBER_ACTOR.length) : undefined
}
