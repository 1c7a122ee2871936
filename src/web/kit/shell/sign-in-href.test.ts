import { describe, expect, it } from 'vitest'
import { signInHref } from './sign-in-href.ts'

describe('the way to the sign-in', () => {
  it('AUTH-04 carries where to return to, and only a place of this site that is no sign-out', () => {
    expect(signInHref({})).toBe('/api/auth/sign-in')
    expect(signInHref({ next: '/products?view=categories' })).toBe(
      '/api/auth/sign-in?next=%2Fproducts%3Fview%3Dcategories',
    )
    for (const next of ['https://evil.example', '//evil.example', '/logout', '/sign-out?x', 'products', '']) {
      expect([next, signInHref({ next })]).toEqual([next, '/api/auth/sign-in'])
    }
  })

  it('AUTH-09 AUTH-12 says what it is for', () => {
    expect(signInHref({ registering: true })).toBe('/api/auth/sign-in?registration=1')
    expect(signInHref({ next: '/settings', confirming: true })).toBe('/api/auth/sign-in?next=%2Fsettings&prompt=login')
  })
})
