import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBearers } from './bearer.ts'
import { hashOf } from './secrets.ts'

const KEY = Buffer.alloc(32, 7)

describe('bearer', () => {
  it('AUTH-10 a bearer fits its own session for ten minutes', () => {
    let now = 1_800_000_000_000
    const bearers = createBearers(KEY, () => now)
    const session = hashOf('session')
    const { token, expiresAt } = bearers.issue(session)
    expect(expiresAt - now).toBe(600_000)
    expect(bearers.fits(token, session)).toBe(true)
    now += 599_999
    expect(bearers.fits(token, session)).toBe(true)
    now += 1
    expect(bearers.fits(token, session)).toBe(false)
  })

  it('AUTH-10 a bearer fits no other session and no other key', () => {
    const session = hashOf('session')
    const { token } = createBearers(KEY).issue(session)
    expect(createBearers(KEY).fits(token, hashOf('other'))).toBe(false)
    expect(createBearers(Buffer.alloc(32, 8)).fits(token, session)).toBe(false)
  })

  it('AUTH-10 no changed bearer fits, and none throws', () => {
    const session = hashOf('session')
    const bearers = createBearers(KEY)
    const bytes = Buffer.from(bearers.issue(session).token, 'base64url')
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const changed = Buffer.from(bytes)
        changed[at] = (changed[at] ?? 0) ^ flip
        expect(bearers.fits(changed.toString('base64url'), session)).toBe(false)
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => !bearers.fits(text, session)))
  })
})
