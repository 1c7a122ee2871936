import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cell, type Cells, compareOffers, type Offers, verdictOf } from './three-way.ts'

const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.constantFrom(null, '', 'Mug', 'Jug', true, false),
  fc.integer({ min: 0, max: 3 }),
)
const cells: fc.Arbitrary<Cells> = fc.dictionary(fc.constantFrom('name', 'price', 'stock', 'isActive'), cell)
const offers: fc.Arbitrary<Offers> = fc.dictionary(fc.constantFrom('', 'v1', 'v2'), cells)

/** A side once the given fields are taken over. */
function taken(side: Offers, follows: Offers): Offers {
  const names = new Set([...Object.keys(side), ...Object.keys(follows)])
  return Object.fromEntries([...names].map((offer) => [offer, { ...side[offer], ...follows[offer] }]))
}

function namesIn(all: Offers): string[] {
  return Object.entries(all).flatMap(([offer, own]) => Object.keys(own).map((field) => `${offer}.${field}`))
}

describe('the three-way comparison', () => {
  it.each([
    ['same', 1, 1, 1],
    ['agreed', 1, 2, 2],
    ['follows', 1, 1, 2],
    ['own', 1, 2, 1],
    ['conflict', 1, 2, 3],
    ['agreed', undefined, 2, 2],
    ['follows', undefined, null, 2],
    ['follows', undefined, '', 'Mug'],
    ['own', undefined, 'Mug', ''],
    ['conflict', undefined, false, true],
    ['follows', 'Mug', 'Mug', ''],
  ] as const)('STORE-05 a field is %s for base %s, here %s and there %s', (verdict, base, here, there) => {
    expect(verdictOf(base, here, there)).toBe(verdict)
  })

  it('STORE-05 a field that one side lacks is left as it was', () => {
    const compared = compareOffers({ '': { name: 'Mug', price: 1 } }, { '': { name: 'Mug' } }, { '': { price: 2 } })
    expect(compared).toEqual({ follows: {}, base: { '': { name: 'Mug', price: 1 } }, conflicts: [], own: [] })
  })

  it('STORE-05 nothing is lost: each value that only one side has is taken over, offered, or waits for a person', () => {
    fc.assert(
      fc.property(offers, offers, offers, (base, here, there) => {
        const { follows, conflicts, own } = compareOffers(base, here, there)
        const told = [...namesIn(follows), ...[...conflicts, ...own].map(({ offer, field }) => `${offer}.${field}`)]
        const differing = Object.entries(there).flatMap(([offer, all]) =>
          Object.entries(all).flatMap(([field, value]) =>
            here[offer]?.[field] === undefined || here[offer][field] === value ? [] : [`${offer}.${field}`],
          ),
        )
        expect(told.sort()).toEqual(differing.sort())
      }),
    )
  })

  it('STORE-05 only what stands as it was last agreed is overwritten', () => {
    fc.assert(
      fc.property(offers, offers, offers, (base, here, there) => {
        for (const [offer, all] of Object.entries(compareOffers(base, here, there).follows)) {
          for (const field of Object.keys(all)) {
            const [local, before] = [here[offer]?.[field], base[offer]?.[field]]
            expect(before === undefined ? local === null || local === '' : local === before).toBe(true)
          }
        }
      }),
    )
  })

  it('STORE-05 seen from the other side, what follows is an own edit, and conflicts stay conflicts', () => {
    fc.assert(
      fc.property(offers, offers, offers, (base, here, there) => {
        // Two empty values of different kinds are no edit of either side.
        const isEmptyOnBothSides = Object.entries(there).some(([offer, all]) =>
          Object.entries(all).some(
            ([field, value]) =>
              base[offer]?.[field] === undefined &&
              (value === null || value === '') &&
              (here[offer]?.[field] === null || here[offer]?.[field] === ''),
          ),
        )
        fc.pre(!isEmptyOnBothSides)
        const [one, other] = [compareOffers(base, here, there), compareOffers(base, there, here)]
        const named = (all: readonly { offer: string; field: string }[]) => all.map((each) => `${each.offer}.${each.field}`)
        expect(namesIn(one.follows).sort()).toEqual(named(other.own).sort())
        expect(named(one.conflicts).sort()).toEqual(named(other.conflicts).sort())
      }),
    )
  })

  it('STORE-05 once what follows is taken over, a second look takes nothing over and finds the same', () => {
    fc.assert(
      fc.property(offers, offers, offers, (base, here, there) => {
        const first = compareOffers(base, here, there)
        const second = compareOffers(first.base, taken(here, first.follows), there)
        expect(second.follows).toEqual({})
        expect(second.base).toEqual(first.base)
        expect(second.own).toEqual(first.own)
        expect(second.conflicts).toEqual(first.conflicts)
      }),
    )
  })

  it('STORE-05 the base is the common value, else the one that the store still has, else as before', () => {
    fc.assert(
      fc.property(offers, offers, offers, (base, here, there) => {
        const { base: after, follows, conflicts } = compareOffers(base, here, there)
        const now = taken(here, follows)
        for (const [offer, all] of Object.entries(after)) {
          for (const [field, value] of Object.entries(all)) {
            const [local, remote] = [now[offer]?.[field], there[offer]?.[field]]
            const isOpen = conflicts.some((each) => each.offer === offer && each.field === field)
            if (local === undefined || remote === undefined || isOpen) expect(value).toBe(base[offer]?.[field])
            else expect(value).toBe(remote)
          }
        }
      }),
    )
  })
})
