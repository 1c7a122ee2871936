import { describe, expect, it } from 'vitest'
import { LIST_STANDINGS } from '#domain/price-list/list-terms.ts'
import { listedRows } from '#contract/lists/local-list.ts'
import { Shelf, shelfId } from '#test/shelf.ts'
import { readSearch, writeSearch } from '#web/kit/shell/search-params.ts'
import { priceListView as view } from './price-list-view.tsx'

const shelf = new Shelf()
const [kitchen, pans, fjord, mug, pan, pot, trade, empty, both] = Array.from({ length: 9 }, (_, n) =>
  shelfId(n + 1),
) as [string, string, string, string, string, string, string, string, string]
shelf.put('category', kitchen, { name: 'Kitchen' })
shelf.put('category', pans, { name: 'Pans', parentId: kitchen })
shelf.put('brand', fjord, { name: 'Fjord' })
shelf.put('product', mug, { name: 'Mug', categoryId: kitchen })
shelf.put('product', pan, { name: 'Pan', categoryId: pans, brandId: fjord })
shelf.put('product', pot, { name: 'Pot' })
shelf.put('priceList', trade, { title: 'Trade', productIds: [mug, pot] })
shelf.put('priceList', empty, { title: 'Émigrés', productIds: [], status: 'draft' })
shelf.put('priceList', both, { title: 'Both', productIds: [pan] })

const titles = (
  filters: Readonly<Record<string, string>>,
  more: { readonly sort?: string; readonly search?: string } = {},
) =>
  listedRows(
    view.list,
    shelf.all('priceList'),
    { filters, sort: 'title', direction: 'asc', ...more },
    view.told?.({ store: shelf, categories: [], brands: [], day: '2027-06-15' }),
  ).map(({ title }) => title)

describe('the list of price lists', () => {
  it.each([
    [{ categoryIds: kitchen }, ['Both', 'Trade']],
    [{ categoryIds: pans }, ['Both']],
    [{ categoryIds: `${pans},${kitchen}`, brandIds: fjord }, ['Both']],
    [{ brandIds: shelfId(99) }, []],
    [{ status: 'draft' }, ['Émigrés']],
  ])('PLIST-04 %j finds lists that hold a product of each, a category with those below it', (filters, found) => {
    expect(titles(filters)).toEqual(found)
  })

  it('PLIST-04 is searched without regard to case and accents, and ordered by what the lists have', () => {
    expect(titles({}, { search: 'EMIGR' })).toEqual(['Émigrés'])
    expect(titles({}, { sort: 'products' })).toEqual(['Émigrés', 'Both', 'Trade'])
    expect(titles({}, { sort: 'status' })).toEqual(['Both', 'Trade', 'Émigrés'])
  })

  it('PLIST-03 PLIST-07 a list is called active only while it is in force', () => {
    const catalogue = { store: shelf, categories: [], brands: [], day: '2027-06-15' }
    const row = shelf.all('priceList').find(({ id }) => id === trade)
    if (!row) throw new Error('the list is on the shelf')
    const called = (more: object) => view.columns['status']?.value?.({ ...row, ...more }, catalogue)
    expect(called({})).toBe('Active')
    expect(called({ validTo: '2027-06-15' })).toBe('Active')
    expect(called({ validTo: '2027-06-14' })).toBe('Ended')
    expect(called({ validFrom: '2027-06-16' })).toBe('Not yet')
    expect(called({ status: 'archived', validTo: '2027-06-14' })).toBe('Archived')
  })

  it('PLIST-04 PLIST-07 the filter of active lists finds none that has ended or is still to come, and each has a filter of its own', () => {
    const filters = view.told?.({ store: shelf, categories: [], brands: [], day: '2027-06-15' })?.filters
    const row = shelf.all('priceList').find(({ id }) => id === trade)
    if (!row) throw new Error('the list is on the shelf')
    const found = (more: object) => LIST_STANDINGS.filter((word) => filters?.['status']?.({ ...row, ...more }, word))
    expect(found({})).toEqual(['active'])
    expect(found({ validTo: '2027-06-14' })).toEqual(['ended'])
    expect(found({ validFrom: '2027-06-16' })).toEqual(['not-yet'])
    expect(found({ status: 'archived', validTo: '2027-06-14' })).toEqual(['archived'])
  })

  it('PLIST-02 PLIST-07 the card of a phone says from when until when a list is valid, where it says so', () => {
    const catalogue = { store: shelf, categories: [], brands: [], day: '2027-06-15' }
    const detail = (more: object) =>
      shelf
        .all('priceList')
        .flatMap((row) => (row.id === trade ? view.card({ ...row, ...more }, catalogue).detail : []))
    expect(detail({})).toEqual(['The product’s price · 2 products'])
    expect(detail({ validFrom: '2027-07-01' })).toEqual(['The product’s price · 2 products · From Jul 1, 2027'])
  })

  it('PLIST-02 PLIST-04 NAV-08 is newest first, and keeps filters and order in the address by the names that are fixed', () => {
    expect(readSearch(view.shape, {})).toMatchObject({ sort: 'updatedAt', direction: 'desc' })
    const raw = { categoryIds: 'a,b', brandIds: 'c', status: 'draft', sortBy: 'title', sortDirection: 'asc' }
    const asked = readSearch(view.shape, raw)
    expect(asked).toMatchObject({ categoryIds: 'a,b', status: 'draft', sort: 'title', direction: 'asc' })
    expect(writeSearch(view.shape, {}, asked)).toEqual(raw)
  })
})
