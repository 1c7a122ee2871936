import { screenTitles } from './screen-messages.ts'
import type { Screen } from './screen.ts'

/** What the name of a screen says of it. */
export interface NamedScreen<Id> {
  readonly id: Id
  readonly path: string
  readonly aliases: readonly string[]
  readonly title: string
  readonly access: 'user'
  readonly frame: 'app'
  readonly page: Id
}

/** What else there is to say of it. */
type Rest = Partial<Omit<Screen, keyof NamedScreen<string>>>

/** A screen of the product that its name tells of: `/price-lists` with its run-together form (NAV-01), its title, and the page of that name. */
export function appScreen<const Id extends keyof typeof screenTitles, const Own extends Rest>(
  id: Id,
  own: Own,
): Omit<NamedScreen<Id>, keyof Own> & Own {
  const path = `/${id}`
  const together = path.replaceAll('-', '')
  const aliases = together === path ? [] : [together]
  return { id, path, aliases, title: screenTitles[id], access: 'user', frame: 'app', page: id, ...own }
}
