import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namedUuid } from './named-uuid.ts'
import { derivedUuid, isUuid, uuidV4, uuidV7 } from './uuid.ts'

const moment = fc.integer({ min: 0, max: 2 ** 48 - 1 })
const random = fc.uint8Array({ minLength: 16, maxLength: 16 })
const mutationId = fc.tuple(moment, random).map(([now, bytes]) => uuidV7(now, bytes))

describe('uuidV7', () => {
  it('SYNC-02 writes time, version, variant and random bits where RFC 9562 says', () => {
    const bytes = Uint8Array.from({ length: 16 }, (_, index) => 0xf0 + index)
    expect(uuidV7(0x017f_22e2_79b0, bytes)).toBe('017f22e2-79b0-76f7-b8f9-fafbfcfdfeff')
    expect(uuidV7(0, new Uint8Array(16))).toBe('00000000-0000-7000-8000-000000000000')
    expect(uuidV7(1.9, new Uint8Array(16))).toBe('00000000-0001-7000-8000-000000000000')
  })

  it('SYNC-02 is a UUID, and later ones sort after earlier ones', () => {
    fc.assert(
      fc.property(moment, moment, random, random, (a, b, first, second) => {
        fc.pre(a < b)
        expect(isUuid(uuidV7(a, first))).toBe(true)
        expect(uuidV7(a, first) < uuidV7(b, second)).toBe(true)
      }),
    )
  })
})

describe('derivedUuid', () => {
  it('SYNC-02 is always the same for one mutation and count', () => {
    expect(derivedUuid('017f22e2-79b0-76f7-b8f9-fafbfcfdfeff', 0)).toBe(
      derivedUuid('017f22e2-79b0-76f7-b8f9-fafbfcfdfeff', 0),
    )
  })

  it('SYNC-02 is a UUIDv7 of the mutation’s moment', () => {
    fc.assert(
      fc.property(mutationId, fc.nat(200_000), (id, count) => {
        const derived = derivedUuid(id, count)
        expect(isUuid(derived)).toBe(true)
        expect(derived.slice(0, 18)).toBe(id.slice(0, 18))
        expect(derived).not.toBe(id)
      }),
    )
  })

  it('SYNC-02 is never the mutation’s own id, even where its random bits are zero', () => {
    const zero = '017f22e2-79b0-7000-8000-000000000000'
    expect(derivedUuid(zero, 0)).not.toBe(zero)
  })

  it('SYNC-02 gives 100,000 rows of one mutation 100,000 ids', () => {
    const ids = new Set(
      Array.from({ length: 100_000 }, (_, count) => derivedUuid('017f22e2-79b0-76f7-b8f9-fafbfcfdfeff', count)),
    )
    expect(ids.size).toBe(100_000)
  })

  it('SYNC-02 the last bits wrap around without touching version and variant', () => {
    fc.assert(
      fc.property(mutationId, (id) => {
        const ids = [2 ** 52, 2 ** 53 - 1].map((count) => derivedUuid(id, count))
        for (const each of ids) expect(isUuid(each)).toBe(true)
        expect(new Set(ids).size).toBe(2)
      }),
    )
  })

  it('SYNC-02 mutations whose ids were counted up do not share ids', () => {
    const ids = new Set<string>()
    for (let mutation = 0; mutation < 300; mutation++) {
      const id = `017f22e2-79b0-7000-8000-${mutation.toString(16).padStart(12, '0')}`
      for (let count = 0; count < 300; count++) ids.add(derivedUuid(id, count))
    }
    expect(ids.size).toBe(90_000)
  })
})

describe('isUuid', () => {
  it.each([
    ['017f22e2-79b0-76f7-b8f9-fafbfcfdfeff', true],
    ['6fa459ea-ee8a-4ca4-894e-db77e160355e', true],
    ['017F22E2-79B0-76F7-B8F9-FAFBFCFDFEFF', false],
    ['017f22e279b076f7b8f9fafbfcfdfeff', false],
    ['00000000-0000-0000-0000-000000000000', false],
    ['017f22e2-79b0-76f7-c8f9-fafbfcfdfeff', false],
    ['017f22e2-79b0-76f7-b8f9-fafbfcfdfeff\n', false],
    ['', false],
  ])('API-02 %j is an id: %s', (text, valid) => {
    expect(isUuid(text)).toBe(valid)
  })
})

describe('uuidV4', () => {
  it('PROD-02 is a UUID of its 122 random bits, so that two products made at once differ in their first eight characters', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const id = uuidV4(bytes)
        expect(isUuid(id)).toBe(true)
        expect(id.charAt(14)).toBe('4')
        const first = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
        expect(id.slice(0, 8)).toBe(first)
      }),
    )
  })
})

describe('namedUuid', () => {
  it('SYNC-04 is the same wherever it is made, and another for another name or where it is taken', () => {
    fc.assert(
      fc.property(mutationId, fc.string(), fc.string(), (base, a, b) => {
        fc.pre(a !== b)
        const id = namedUuid(base, a)
        expect(isUuid(id)).toBe(true)
        expect(namedUuid(base, a)).toBe(id)
        expect(namedUuid(base, b)).not.toBe(id)
        expect(namedUuid(base, a, (taken) => taken === id)).not.toBe(id)
      }),
    )
  })
})
