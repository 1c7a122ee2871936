import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changedQuery,
  clampPage,
  compareByName,
  compareByValue,
  DEFAULT_LIST_QUERY,
  listQueryFromParams,
  PAGE_SIZE,
  pageCount,
  paramsFromListQuery,
  PRODUCT_SOURCES,
  SORT_DIRECTIONS,
  SORT_KEYS,
  STATUS_FILTERS,
} from './list-query.ts'
import { PRODUCT_PROBLEMS } from './product-problem.ts'

describe('defaults', () => {
  it('PROD-08 a list starts with VAT 20, retail margin 40, trade margin 20, by name ascending', () => {
    expect(DEFAULT_LIST_QUERY).toMatchObject({
      vat: 200_000,
      retailMargin: 400_000,
      tradeMargin: 200_000,
      sort: 'name',
      direction: 'asc',
    })
  })

  it('PROD-07 a list starts with all products, on page 1 of ten rows', () => {
    expect(DEFAULT_LIST_QUERY).toMatchObject({ status: 'all', page: 1, pageSize: 10, search: '' })
    expect(PAGE_SIZE.least).toBe(5)
  })
})

describe('pages', () => {
  it.each([
    [1, 0, 10, 1],
    [5, 0, 10, 1],
    [0, 95, 10, 1],
    [-3, 95, 10, 1],
    [10, 95, 10, 10],
    [11, 95, 10, 10],
    [10, 90, 10, 9],
    [2.9, 95, 10, 2],
    [NaN, 95, 10, 1],
    [Infinity, 95, 10, 10],
  ])('PROD-07 page %d of %i rows at %i a page is page %i', (page, total, size, kept) => {
    expect(clampPage(page, total, size)).toBe(kept)
  })

  it('PROD-07 an empty list has one page', () => {
    expect(pageCount(0, 10)).toBe(1)
    expect(pageCount(10, 10)).toBe(1)
    expect(pageCount(11, 10)).toBe(2)
  })

  it('PROD-07 changing any filter goes to page 1, turning the page does not', () => {
    const query = { ...DEFAULT_LIST_QUERY, page: 4 }
    expect(changedQuery(query, { search: 'mug' })).toEqual({ ...query, search: 'mug', page: 1 })
    expect(changedQuery(query, { page: 5 })).toEqual({ ...query, page: 5 })
  })
})

describe('URL parameters', () => {
  it('NAV-08 defaults are left out, percentages are written as decimals', () => {
    expect(paramsFromListQuery(DEFAULT_LIST_QUERY)).toEqual({})
    const query = { ...DEFAULT_LIST_QUERY, search: 'mug', categoryId: '1', vat: 0, retailMargin: 425_000, page: 2 }
    expect(paramsFromListQuery(query)).toEqual({
      search: 'mug',
      categoryId: '1',
      vat: '0',
      retailMargin: '42.5',
      page: '2',
    })
  })

  it.each([
    [{ status: 'active' }, { status: 'active' }],
    [{ status: 'gone' }, {}],
    [{ status: ['active'] }, {}],
    [
      { sort: 'price', direction: 'desc' },
      { sort: 'price', direction: 'desc' },
    ],
    [{ sort: 'toString', direction: 1 }, {}],
    [{ source: 'wix' }, { source: 'wix' }],
    [{ source: 'etsy' }, {}],
    [{ problem: 'losing' }, { problem: 'losing' }],
    [{ problem: 'ugly' }, {}],
    [
      { categoryId: 7, brandId: '007' },
      { categoryId: '7', brandId: '007' },
    ],
    [{ categoryId: '', brandId: null, search: {} }, {}],
    [
      { page: '3', pageSize: 50 },
      { page: 3, pageSize: 50 },
    ],
    [
      { page: '0', pageSize: '4' },
      { page: 1, pageSize: 5 },
    ],
    [
      { page: '-1', pageSize: '501' },
      { page: 1, pageSize: 500 },
    ],
    [{ page: '1.5', pageSize: 'many' }, {}],
    [
      { vat: '17.5', retailMargin: 0, tradeMargin: '99.9999' },
      { vat: 175_000, retailMargin: 0, tradeMargin: 999_999 },
    ],
    [{ vat: '-1', retailMargin: '100', tradeMargin: 'x' }, {}],
    [{ vat: '100' }, { vat: 1_000_000 }],
    [{ vat: '100.1' }, {}],
    [{ unknown: 'x' }, {}],
  ])('NAV-08 %j reads as %j, defaults for the rest', (params, query) => {
    expect(listQueryFromParams(params)).toEqual({ ...DEFAULT_LIST_QUERY, ...query })
  })

  it('NAV-08 a query survives its address', () => {
    const id = fc.option(fc.string({ minLength: 1 }), { nil: null })
    const margin = fc.integer({ min: 0, max: 999_999 })
    const query = fc.record({
      search: fc.string(),
      status: fc.constantFrom(...STATUS_FILTERS),
      categoryId: id,
      brandId: id,
      source: fc.option(fc.constantFrom(...PRODUCT_SOURCES), { nil: null }),
      problem: fc.option(fc.constantFrom(...PRODUCT_PROBLEMS), { nil: null }),
      sort: fc.constantFrom(...SORT_KEYS),
      direction: fc.constantFrom(...SORT_DIRECTIONS),
      page: fc.integer({ min: 1 }),
      pageSize: fc.integer({ min: 5, max: 500 }),
      showsWhatIf: fc.boolean(),
      vat: margin,
      retailMargin: margin,
      tradeMargin: margin,
    })
    fc.assert(
      fc.property(query, (any) => {
        expect(listQueryFromParams(paramsFromListQuery(any))).toEqual(any)
      }),
    )
  })
})

describe('order', () => {
  const place = (id: string, nameKey: string, value: number | null) => ({ id, nameKey, value })
  const rows = [
    place('3', 'a', null),
    place('1', 'b', 5),
    place('2', 'a', 5),
    place('5', 'a', 5),
    place('4', 'c', 1),
    place('6', 'b', null),
  ]

  it.each([
    ['asc', ['2', '3', '5', '1', '6', '4']],
    ['desc', ['4', '6', '1', '5', '3', '2']],
  ] as const)('PROD-07 by name %s: name, then id', (direction, ids) => {
    expect([...rows].sort((a, b) => compareByName(a, b, direction)).map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['asc', ['4', '2', '5', '1', '3', '6']],
    ['desc', ['1', '5', '2', '4', '6', '3']],
  ] as const)('PROD-07 by price %s: price, then name, then id, and rows without a price last', (direction, ids) => {
    expect([...rows].sort((a, b) => compareByValue(a, b, direction)).map(({ id }) => id)).toEqual(ids)
  })

  it('PROD-07 ascending is the default, and a row equals itself', () => {
    const [row] = rows
    expect(compareByName(row!, row!, 'desc')).toBe(0)
    expect([...rows].sort((a, b) => compareByName(a, b))[0]?.id).toBe('2')
    expect([...rows].sort((a, b) => compareByValue(a, b))[0]?.id).toBe('4')
  })
})
