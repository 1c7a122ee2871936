import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey } from '#domain/text-fold.ts'
import { BRAND_SORTS, BRAND_STATUSES, listedBrands } from './brand-list.ts'

function brand(name: string, isActive = true, description = '', updatedAt = 0) {
  return { id: name, name, nameKey: nameKey(name), description, isActive, updatedAt }
}

const rows = [
  brand('Waxworks', false, 'Candles', 3),
  brand('fjord', true, 'Wool from Norway', 1),
  brand('Émalco', true, 'Enamel since 1921', 2),
]
const counts = new Map([
  ['Waxworks', 4],
  ['Émalco', 9],
])
const all = { search: '', status: 'all', sort: 'name', direction: 'asc' } as const
const names = (query: Partial<Parameters<typeof listedBrands>[1]>) =>
  listedBrands(rows, { ...all, ...query }, counts).map(({ name }) => name)

describe('the list of brands', () => {
  it('is ordered by name without regard to case and accents', () => {
    expect(names({})).toEqual(['Émalco', 'fjord', 'Waxworks'])
    expect(names({ direction: 'desc' })).toEqual(['Waxworks', 'fjord', 'Émalco'])
  })

  it('BRAND-02 is searched over name and description', () => {
    expect(names({ search: 'ema' })).toEqual(['Émalco'])
    expect(names({ search: 'norway WOOL' })).toEqual(['fjord'])
    expect(names({ search: 'steel' })).toEqual([])
  })

  it('is narrowed to active or inactive brands', () => {
    expect(names({ status: 'active' })).toEqual(['Émalco', 'fjord'])
    expect(names({ status: 'inactive' })).toEqual(['Waxworks'])
  })

  it('is ordered by products or by the last change', () => {
    expect(names({ sort: 'products', direction: 'desc' })).toEqual(['Émalco', 'Waxworks', 'fjord'])
    expect(names({ sort: 'updated' })).toEqual(['fjord', 'Émalco', 'Waxworks'])
  })

  it('NAV-08 shows every brand once in every order, and the reverse order is the reverse', () => {
    const row = record({ name: constantFrom('a', 'B', 'ç', 'd', 'É'), updatedAt: integer({ min: 0, max: 2 }) })
    assert(
      property(uniqueArray(row, { selector: ({ name }) => name }), constantFrom(...BRAND_SORTS), (some, sort) => {
        const list = some.map(({ name, updatedAt }) => brand(name, true, '', updatedAt))
        const up = listedBrands(list, { ...all, sort }, counts)
        const down = listedBrands(list, { ...all, sort, direction: 'desc' }, counts)
        expect(down.toReversed()).toEqual(up)
        expect(new Set(up)).toEqual(new Set(list))
        const parts = BRAND_STATUSES.filter((status) => status !== 'all')
        expect(parts.flatMap((status) => listedBrands(list, { ...all, status }, counts))).toHaveLength(list.length)
      }),
    )
  })
})
