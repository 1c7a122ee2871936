import type { AuthState } from './auth-state.ts'
import { type NavigationLink, placedFor } from './navigation.ts'

/** What a letter after g leads to (NAV-07). */
export interface KeyedLink extends NavigationLink {
  readonly key: string
}

/** The screens that a letter after g leads to. */
export function keyedLinks(auth: AuthState): readonly KeyedLink[] {
  return placedFor(auth).flatMap(({ key, ...link }) => (key === undefined ? [] : [{ ...link, key }]))
}
