import { describe, expect, it } from 'vitest'
import { nameKey, searchText } from '#domain/text-fold.ts'
import { LISTS_SEARCH, listedPriceLists } from './list-search.ts'
import { readSearch, writeSearch } from '#web/kit/shell/search-params.ts'

function list(title: string, change: Partial<Parameters<typeof listedPriceLists>[0][number]> = {}) {
  const base = { id: title, nameKey: nameKey(title), searchText: searchText([title]), priority: 0, updatedAt: 0 }
  return { ...base, status: 'active' as const, productIds: [] as readonly string[], ...change }
}

const rows = [
  list('Trade', { updatedAt: 2, productIds: ['mug', 'pan'], priority: 5 }),
  list('Émigrés', { updatedAt: 3, status: 'draft', productIds: ['pan'] }),
  list('archive', { updatedAt: 1, status: 'archived', productIds: ['mug', 'pan', 'pot'] }),
]
const defaults = readSearch(LISTS_SEARCH, {})
const ids = (query: Partial<typeof defaults>, holding: readonly ReadonlySet<string>[] = []) =>
  listedPriceLists(rows, { ...defaults, ...query }, holding).map(({ id }) => id)

describe('the list of price lists', () => {
  it('PLIST-02 is newest first', () => {
    expect(ids({})).toEqual(['Émigrés', 'Trade', 'archive'])
  })

  it('PLIST-04 is searched without regard to case and accents, and narrowed by status', () => {
    expect(ids({ search: 'EMIGR' })).toEqual(['Émigrés'])
    expect(ids({ status: 'archived' })).toEqual(['archive'])
    expect(ids({ status: 'active', search: 'emigr' })).toEqual([])
  })

  it('PLIST-04 is narrowed to lists that hold a product of the chosen categories and of the chosen brands', () => {
    expect(ids({}, [new Set(['mug'])])).toEqual(['Trade', 'archive'])
    expect(ids({}, [new Set(['mug', 'pot']), new Set(['pot'])])).toEqual(['archive'])
    expect(ids({}, [new Set()])).toEqual([])
  })

  it.each([
    ['title', ['archive', 'Émigrés', 'Trade']],
    ['status', ['Trade', 'archive', 'Émigrés']],
    ['products', ['Émigrés', 'Trade', 'archive']],
    ['priority', ['archive', 'Émigrés', 'Trade']],
  ] as const)('PLIST-04 is ordered by %s, both ways', (sortBy, order) => {
    expect(ids({ sortBy, sortDirection: 'asc' })).toEqual(order)
    expect(ids({ sortBy, sortDirection: 'desc' })).toEqual([...order].reverse())
  })

  it('PLIST-04 NAV-08 keeps its filters in the address', () => {
    const raw = writeSearch(
      LISTS_SEARCH,
      {},
      { categoryIds: ['a', 'b'], brandIds: ['c'], status: 'draft', sortBy: 'title' },
    )
    expect(raw).toEqual({ categoryIds: 'a,b', brandIds: 'c', status: 'draft', sortBy: 'title' })
    expect(readSearch(LISTS_SEARCH, raw)).toMatchObject({ categoryIds: ['a', 'b'], brandIds: ['c'], status: 'draft' })
  })
})
