import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStoreVault } from './access.ts'
import { openState, sealState } from './consent-state.ts'
import { openText, sealText } from '../kit/sealing.ts'

const KEY = randomBytes(32)
const OF = { userId: randomUUID(), storeId: randomUUID() }
const ACCESS = { token: 'shpat_0123456789', refreshToken: 'again' }

describe('the vault of stores', () => {
  it('STORE-08 what was sealed for a store opens it, and the same sealed twice looks different', () => {
    const vault = createStoreVault(KEY)
    const sealed = vault.seal(ACCESS, OF)
    expect(vault.open(sealed, OF)).toEqual(ACCESS)
    expect(vault.seal(ACCESS, OF).equals(sealed)).toBe(false)
    expect(sealed.toString('latin1')).not.toContain('shpat')
  })

  it('STORE-08 it opens neither another store of the account, nor one of another account, nor with another key', () => {
    const vault = createStoreVault(KEY)
    const sealed = vault.seal(ACCESS, OF)
    expect(vault.open(sealed, { ...OF, storeId: randomUUID() })).toBeUndefined()
    expect(vault.open(sealed, { ...OF, userId: randomUUID() })).toBeUndefined()
    expect(createStoreVault(randomBytes(32)).open(sealed, OF)).toBeUndefined()
    expect(vault.open(Buffer.alloc(0), OF)).toBeUndefined()
  })

  it('STORE-08 one changed bit anywhere closes it', () => {
    const sealed = sealText(KEY, 'about', 'a secret')
    fc.assert(
      fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
        const changed = Buffer.from(sealed)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(openText(KEY, 'about', changed)).toBeUndefined()
      }),
    )
    expect(openText(KEY, 'about', sealed)).toBe('a secret')
  })
})

describe('the state that goes along to a provider', () => {
  const STATE = { userId: randomUUID(), provider: 'wix', again: null } as const

  it('STORE-01 comes back as it went, for half an hour', () => {
    const sealed = sealState(KEY, STATE, 1_000)
    expect(openState(KEY, 'wix', sealed, 1_000 + 30 * 60_000 - 1)).toEqual(STATE)
    expect(openState(KEY, 'wix', sealed, 1_000 + 30 * 60_000)).toBeUndefined()
  })

  it('STORE-01 is of one provider and one server, and nothing that anybody else makes is taken', () => {
    const sealed = sealState(KEY, STATE)
    expect(openState(KEY, 'shopify', sealed)).toBeUndefined()
    expect(openState(randomBytes(32), 'wix', sealed)).toBeUndefined()
    for (const made of [undefined, '', 'state', `${sealed}AAAA`, 'A'.repeat(5_000)])
      expect(openState(KEY, 'wix', made)).toBeUndefined()
  })
})
