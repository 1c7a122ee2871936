import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText, plainCell } from '../csv.ts'
import { ownCells, ownColumns } from './own-columns.ts'
import { ownRow, recogniseOwn } from './own-rows.ts'

const field = (type: string, label: string, more: object = {}) => ({ type, column: label, nullable: false, ...more })

const columns = ownColumns({
  name: field('text', 'Name'),
  categoryId: field('reference', 'Category', { target: 'category', nullable: true }),
  brandId: field('reference', 'Brand', { target: 'brand', nullable: true }),
  tags: field('tags', 'Tags'),
  total: field('money', 'Price', { readOnly: true }),
  active: field('flag', 'Active'),
  stock: field('integer', 'Stock', { nullable: true }),
  baseCurrency: field('text', 'Currency'),
  cost: field('money', 'Cost'),
  price: field('money', 'Price', { nullable: true }),
  duty: field('percent', 'Duty', { nullable: true }),
  mode: field('choice', 'Mode', { nullable: true }),
  extras: field('lines', 'Extras', { line: { label: field('text', 'Extra'), amount: field('money', 'Amount') } }),
  source: field('choice', 'Source'),
  sortKey: field('text', 'Sort key', { internal: true }),
  receipt: field('json', 'Receipt', { readOnly: true }),
})
const headers = columns.map(({ header }) => header)
const header = recogniseOwn(headers, columns)!

describe('our own export', () => {
  it('PROD-14 has every business field once, a category in two columns, calculated figures last', () => {
    expect(headers.join(',')).toBe(
      'Name,Category,Subcategory,Brand,Tags,Active,Stock,Currency,Cost,Price,Duty,Mode,Extras,Source,ID,Price (calculated)',
    )
  })

  it('PROD-14 is recognised by its columns, in any order, also when some are missing; another file is not', () => {
    expect(recogniseOwn([...headers].reverse(), columns)).toHaveLength(headers.length)
    expect(
      recogniseOwn(
        headers.filter((name) => name !== 'Duty' && name !== 'Tags'),
        columns,
      ),
    ).toHaveLength(headers.length - 2)
    expect(
      recogniseOwn(
        headers.filter((name) => !name.includes('(')),
        columns,
      ),
    ).toBeNull()
    expect(recogniseOwn(['Name', 'Price (calculated)'], columns)).toBeNull()
  })

  it('PROD-14 a column that is not there says nothing; a blank cell means empty', () => {
    const some = recogniseOwn(
      headers.filter((name) => !/category|brand|stock/i.test(name)),
      columns,
    )!
    const missing = ownRow(some, 1, [])
    expect(missing).toEqual({
      n: 1,
      data: { name: '', tags: [], baseCurrency: '', price: null, duty: null, mode: null, extras: [] },
    })
    expect(ownRow(header, 1, [])).toMatchObject({ category: [], data: { brandId: null, stock: null, mode: null } })
  })

  it('PROD-14 what someone changed into nonsense is a problem of its column', () => {
    const cells = headers.map((name) => ({ Cost: 'dear', Stock: '1.5', Extras: '[1]', Active: 'perhaps' })[name] ?? '')
    expect(ownRow(header, 1, cells).problems?.map(({ field: name }) => name)).toEqual([
      'active',
      'stock',
      'cost',
      'extras',
    ])
  })

  it('PROD-14 an export that a spreadsheet saved in the German way is still understood', () => {
    const cells = headers.map(
      (name) => ({ Cost: '1.234,50', Stock: '12', Duty: '4,5', Active: 'WAHR', Currency: 'EUR' })[name] ?? '',
    )
    expect(ownRow(header, 1, cells, ',')).toMatchObject({
      data: { cost: 1_234_500_000, stock: 12, duty: 45_000, active: true, baseCurrency: 'EUR' },
    })
  })

  const text = fc.string({ unit: 'binary', maxLength: 20 })
  const units = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
  const row = fc.record({
    name: fc.oneof(text, fc.constantFrom('=1+1', '-5', '@x', "'=1", '+1\n2', ' "q" ', '\t=x', '𝒳 ü', "''-1")),
    categoryId: fc.constantFrom(null, 'top', 'sub'),
    brandId: fc.constantFrom(null, 'brand'),
    tags: fc.array(
      text.filter((each) => each !== ''),
      { maxLength: 4 },
    ),
    active: fc.boolean(),
    stock: fc.option(fc.integer({ min: -1000, max: 1000 })),
    baseCurrency: fc.constantFrom('USD', 'JPY', 'KWD'),
    cost: units,
    price: fc.option(units),
    duty: fc.option(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })),
    mode: fc.constantFrom(null, 'strategy', 'manual'),
    extras: fc.array(fc.record({ id: text, label: text, amount: units }), { maxLength: 3 }),
  })
  const names: Record<string, string[]> = { top: ['Home, "all"'], sub: ['Home, "all"', '=Kitchen'], brand: ["'@Acme"] }

  it('PROD-14 round-trips every row through CSV text without loss, formulas disarmed', () => {
    fc.assert(
      fc.property(row, (values) => {
        const written = csvText([ownCells(columns, values, (_, id) => names[id] ?? [])])
        const cells = fieldsOf(written)
        for (const cell of cells) expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/)
        const { n, data, category, brand } = ownRow(header, 3, cells.map(plainCell))
        const { categoryId, brandId, ...rest } = values
        expect(n).toBe(3)
        expect(data).toEqual({ ...rest, ...(brandId === null ? { brandId } : {}) })
        expect(category).toEqual(categoryId === null ? [] : names[categoryId])
        expect(brand).toEqual(brandId === null ? undefined : "'@Acme")
      }),
      { numRuns: 300 },
    )
  })
})

/** The fields of one CSV record (RFC 4180). */
function fieldsOf(record: string): string[] {
  const fields = record.slice(0, -2).matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)
  return [...fields].slice(0, columns.length).map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}
