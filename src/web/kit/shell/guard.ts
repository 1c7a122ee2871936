import type { Screen } from '#contract/screen.ts'
import { loginHref, safeNext, screenHref } from '#contract/screens.ts'
import { opensTo } from '#contract/teams/screens.ts'
import type { AuthState } from './auth-state.ts'
import { memberRoleIn } from './reach.ts'

/** What the guard says: show the screen, wait, go elsewhere, or refuse. */
export type Access =
  | { readonly kind: 'show' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'go'; readonly href: string }
  | { readonly kind: 'refuse' }

/**
 * Whether a screen may be shown. Signed out, a guarded screen leads to sign-in with the way back (AUTH-05); signed in,
 * the sign-in screen leads to `next` or home (AUTH-04, AUTH-07); an admin screen is refused to others (NAV-06), and to members of an account what
 * their role does not reach (TEAM-02).
 */
export function accessTo(screen: Screen, auth: AuthState, href: string, next?: unknown): Access {
  if (auth.status === 'loading' || auth.status === 'displaced') return { kind: 'wait' }
  if (auth.status === 'signed-out') {
    return screen.access === 'public' ? { kind: 'show' } : { kind: 'go', href: loginHref(href) }
  }
  if (screen.id === 'login') return { kind: 'go', href: safeNext(next) ?? screenHref('home') }
  const isOthers = (screen.access === 'admin' && auth.user.role !== 'admin') || !opensTo(screen, memberRoleIn(auth))
  return isOthers ? { kind: 'refuse' } : { kind: 'show' }
}
