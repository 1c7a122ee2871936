import { describe, expect, it } from 'vitest'
import type { Screen } from '#contract/screen.ts'
import { screenOf, screens } from '#contract/screens.ts'
import type { AuthState } from './auth-state.ts'
import { accessTo } from './guard.ts'

const loading: AuthState = { status: 'loading' }
const signedOut: AuthState = { status: 'signed-out' }
const user: AuthState = { status: 'signed-in', user: { userId: '1', email: 'a@b.example', name: 'A', role: 'user' } }
const admin: AuthState = { status: 'signed-in', user: { userId: '1', email: 'a@b.example', name: 'A', role: 'admin' } }
const all: readonly Screen[] = screens
const adminScreen: Screen = {
  id: 'admin',
  path: '/admin',
  aliases: [],
  title: 'Administration',
  access: 'admin',
  frame: 'app',
  page: 'admin',
}

describe('the guard', () => {
  it('AUTH-06 while the sign-in is loading nothing is decided, so nothing is rendered', () => {
    for (const screen of all) expect(accessTo(screen, loading, screen.path)).toEqual({ kind: 'wait' })
  })

  it('AUTH-05 a signed-out user on a guarded screen goes to sign-in with path and query in next', () => {
    expect(accessTo(screenOf('product-detail'), signedOut, '/ProductDetail?id=7&view=costs')).toEqual({
      kind: 'go',
      href: '/login?next=%2FProductDetail%3Fid%3D7%26view%3Dcosts',
    })
  })

  it('NAV-05 signed out exactly the public screens are shown', () => {
    for (const screen of all) {
      const kind = accessTo(screen, signedOut, screen.path).kind
      expect(kind).toBe(screen.access === 'public' ? 'show' : 'go')
    }
  })

  it('NAV-05 NAV-06 signed in every screen but sign-in is shown, those of administration to administrators', () => {
    for (const screen of all.filter((each) => each.id !== 'login')) {
      const kind = screen.access === 'admin' ? 'refuse' : 'show'
      expect(accessTo(screen, user, screen.path)).toEqual({ kind })
      expect(accessTo(screen, admin, screen.path)).toEqual({ kind: 'show' })
    }
  })

  it('AUTH-04 sign-in returns to next', () => {
    expect(accessTo(screenOf('login'), user, '/login', '/products?view=categories')).toEqual({
      kind: 'go',
      href: '/products?view=categories',
    })
  })

  it.each([undefined, '//evil.example', '/logout', '/sign-out', 'https://evil.example'])(
    'AUTH-07 sign-in with next %j goes to the home page',
    (next) => {
      expect(accessTo(screenOf('login'), user, '/login', next)).toEqual({ kind: 'go', href: '/' })
    },
  )

  it('NAV-06 an admin screen is refused to a user, shown to an admin, and asks a stranger to sign in', () => {
    expect(accessTo(adminScreen, user, '/admin')).toEqual({ kind: 'refuse' })
    expect(accessTo(adminScreen, admin, '/admin')).toEqual({ kind: 'show' })
    expect(accessTo(adminScreen, signedOut, '/admin')).toEqual({ kind: 'go', href: '/login?next=%2Fadmin' })
  })

  it('NAV-09 signing out is open to everybody and never becomes a next', () => {
    expect(accessTo(screenOf('logout'), signedOut, '/logout')).toEqual({ kind: 'show' })
    expect(accessTo(screenOf('logout'), user, '/sign-out')).toEqual({ kind: 'show' })
  })
})
