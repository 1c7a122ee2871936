import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchText } from '#domain/text-fold.ts'
import type { PricingModel } from '#domain/service-pricing.ts'
import { readSearch, writeSearch } from '#web/kit/shell/search-params.ts'
import { categoriesOf, listedServices, SERVICE_SEARCH, SERVICE_SORTS } from './service-list.ts'

const MILLION = 1_000_000

function service(name: string, more: Partial<ReturnType<typeof base>> = {}) {
  return { ...base(name), ...more }
}

function base(name: string) {
  return {
    id: name,
    nameKey: name.toLowerCase(),
    searchText: searchText([name]),
    category: 'Uncategorized',
    pricingModel: 'hourly' as PricingModel,
    baseCurrency: 'USD',
    mainPrice: 100 * MILLION,
    totalCost: 50 * MILLION,
    margin: 500_000,
    isActive: true,
  }
}

const rows = [
  service('Repair', { category: 'Workshop, small', searchText: searchText(['Repair', 'Workshop', 'Tyres']) }),
  service('Training', { category: 'Äpfel', pricingModel: 'fixed', mainPrice: 900 * MILLION, totalCost: 0 }),
  // 500 yen, whose units are a hundredth of those of a dollar.
  service('Yen', { baseCurrency: 'JPY', mainPrice: 500 * 10_000, totalCost: 10_000, margin: 998_000 }),
  service('Loss', { pricingModel: 'package', mainPrice: 20 * MILLION, margin: -1_500_000, isActive: false }),
]
const asked = readSearch(SERVICE_SEARCH, {})
const names = (raw: Readonly<Record<string, string>>, list = rows) =>
  listedServices(list, readSearch(SERVICE_SEARCH, raw)).map(({ id }) => id)

describe('the list of services', () => {
  it('SERV-04 starts with everything by name, ten on a page', () => {
    expect(names({})).toEqual(['Loss', 'Repair', 'Training', 'Yen'])
    expect(asked.pageSize).toBe(10)
    expect(readSearch(SERVICE_SEARCH, { pageSize: '4' }).pageSize).toBe(10)
    expect(readSearch(SERVICE_SEARCH, { pageSize: '5' }).pageSize).toBe(5)
  })

  it.each([
    [{ search: 'TYRES work' }, ['Repair']],
    [{ categories: 'Äpfel,Workshop%2C small' }, ['Repair', 'Training']],
    [{ models: 'fixed,package,barter' }, ['Loss', 'Training']],
    [{ models: 'barter' }, ['Loss', 'Repair', 'Training', 'Yen']],
    [{ status: 'inactive' }, ['Loss']],
    [{ status: 'active', models: 'hourly' }, ['Repair', 'Yen']],
    [{ minPrice: '100', maxPrice: '500' }, ['Repair', 'Yen']],
    [{ minPrice: '100.000001' }, ['Training', 'Yen']],
    [{ maxPrice: '19.999999' }, []],
    [{ minPrice: '-5', maxPrice: 'many' }, ['Loss', 'Repair', 'Training', 'Yen']],
  ] as const)('SERV-04 %j finds %j', (raw, found) => {
    expect(names(raw)).toEqual(found)
  })

  it.each([
    ['category', 'asc', ['Training', 'Loss', 'Yen', 'Repair']],
    ['model', 'asc', ['Repair', 'Yen', 'Training', 'Loss']],
    ['price', 'desc', ['Training', 'Yen', 'Repair', 'Loss']],
    ['cost', 'asc', ['Training', 'Yen', 'Loss', 'Repair']],
    // Without a cost there is no margin to order by.
    ['margin', 'asc', ['Loss', 'Repair', 'Yen', 'Training']],
    ['margin', 'desc', ['Yen', 'Repair', 'Loss', 'Training']],
  ])('SERV-04 is ordered by %s, %s', (sort, direction, found) => {
    expect(names({ sort, direction })).toEqual(found)
  })

  it('SERV-04 every order shows every service once, in any order they come in', () => {
    const shuffled = fc.shuffledSubarray(rows, { minLength: rows.length })
    fc.assert(
      fc.property(
        shuffled,
        fc.constantFrom(...SERVICE_SORTS),
        fc.constantFrom('asc', 'desc'),
        (list, sort, direction) => {
          expect(names({ sort, direction }, list)).toEqual(names({ sort, direction }))
          expect([...names({ sort, direction }, list)].sort()).toEqual(names({}).toSorted())
        },
      ),
    )
  })

  it('NAV-08 any names and amounts read from the address as they were written', () => {
    const name = fc.string({ minLength: 1, unit: 'grapheme' })
    const amount = fc.option(fc.nat(1_000_000_000))
    fc.assert(
      fc.property(fc.array(name), amount, amount, (categories, minPrice, maxPrice) => {
        const raw = writeSearch(SERVICE_SEARCH, {}, { categories, minPrice, maxPrice })
        expect(readSearch(SERVICE_SEARCH, raw)).toEqual({ ...asked, categories, minPrice, maxPrice })
      }),
    )
  })

  it('offers each category once, without regard to accents in their order', () => {
    expect(categoriesOf([...rows, ...rows])).toEqual(['Äpfel', 'Uncategorized', 'Workshop, small'])
  })
})
