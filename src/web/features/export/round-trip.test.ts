import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { ownColumns } from '#domain/import/own-columns.ts'
import type { NormalisedRow } from '#domain/import/normalise-row.ts'
import { type AnyRow, fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { product } from '#contract/entities/product.ts'
import { importRow } from '#contract/change-set-rows.ts'
import { ImportTable } from '../import/import-table.ts'
import { exportProducts, exportSource, type RowSource } from './export-products.ts'

const noPause = () => Promise.resolve()

/** Texts that files are likely to change: formulas, quotes, line ends, blanks, marks of our own, and any character. */
const text = (max: number) =>
  fc
    .oneof(
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(max, 30) }) },
      fc.constantFrom(
        '',
        '=1+1',
        '-5',
        '+x',
        '@cmd',
        "'=1",
        "''-2",
        '"quoted"',
        'a,b;c\td',
        ' lead',
        'end ',
        'a\r\nb\rc\nd',
      ),
      fc.constantFrom('_x0041_', '_x005F_', '<b>&amp;</b>', '𝒳👩‍👧', '\u0001\ufffe', 'true', '1e5', '00123', '#N/A'),
    )
    .map((each) =>
      each
        .replaceAll('\0', '')
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, ''),
    )
    .filter((each) => !/\0/.test(each))

const amount = fc.integer({ min: 0, max: 999_999_999_999_999 })
const ADDRESSES = ['', 'https://example.test/a.png?x=1,2&y="3"', '/api/files/1']

/** Values of a field, as it is declared. */
function valueOf(name: string, field: Field): fc.Arbitrary<unknown> {
  const present = presentValue(name, field)
  return field.nullable ? fc.option(present, { freq: 3 }) : present
}

function presentValue(name: string, field: Field): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'text':
      if (name === 'baseCurrency') return fc.constantFrom('USD', 'EUR', 'JPY', 'KWD')
      if (name.endsWith('Url')) return fc.constantFrom(...ADDRESSES)
      return text(field.max ?? 60)
    case 'money':
      return amount
    case 'percent':
      return fc.integer({ min: 0, max: 999_999 })
    case 'integer':
      return fc.integer({ min: -2_147_483_648, max: 2_147_483_647 })
    case 'flag':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...(field.choices ?? []))
    case 'tags':
      return fc.uniqueArray(
        text(60).filter((tag) => tag !== ''),
        { maxLength: 4 },
      )
    case 'reference':
      return fc.constantFrom(...(field.target === 'brand' ? ['b1', 'b2'] : ['top', 'sub']))
    case 'lines':
      return fc.array(lineOf(field), { maxLength: 3 })
    case 'json':
      return fc.record({
        amount: fc.constantFrom('12.50', '0.1'),
        currency: fc.constantFrom('CNY', 'JPY'),
        source: text(60),
      })
    default:
      return fc.constant(null)
  }
}

function lineOf({ line = {} }: Field): fc.Arbitrary<unknown> {
  const parts = Object.entries(line).map(([name, field]) => [name, valueOf(name, field)] as const)
  return fc.record({ id: text(20).filter((id) => id !== ''), ...Object.fromEntries(parts) })
}

const written = fieldsOf(product as never).filter(([, field]) => !field.readOnly && !field.internal)
const SPREAD = new Set(['options', 'variants'])
const options = fc.uniqueArray(
  fc.record({
    name: text(60).filter((name) => name.trim() !== ''),
    values: fc.uniqueArray(
      text(60).filter((value) => value !== ''),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 3, selector: ({ name }) => name.trim() },
)
const plain = written.filter(([name]) => !SPREAD.has(name))
const row = fc
  .record({
    ...Object.fromEntries(plain.map(([name, field]) => [name, valueOf(name, field)])),
    options: options.map((list) => list.map((each, index) => ({ id: `option-${index + 1}`, ...each }))),
  })
  .map((values): Record<string, unknown> => ({ ...values, variants: [] }))

const ownFields = [
  'name',
  'sku',
  'barcode',
  'stock',
  'isActive',
  'baseCost',
  'shippingCost',
  'dutyCost',
  'rebate',
  'retailPrice',
  'tradePrice',
]
const variant = fc.record({
  id: fc.constantFrom('v-1', 'a/b', 'ä'),
  ...Object.fromEntries(
    Object.entries(product.fields.variants.line ?? {})
      .filter(([name]) => ownFields.includes(name))
      .map(([name, field]) => [name, valueOf(name, field)]),
  ),
  optionValues: fc.array(text(60), { minLength: 3, maxLength: 3 }),
})

const names: Record<string, object> = {
  top: { id: 'top', name: 'Home > "all", =x', parentId: null },
  sub: { id: 'sub', name: "'@Kitchen", parentId: 'top' },
  b1: { id: 'b1', name: '-Acme' },
  b2: { id: 'b2', name: 'Ünïcode, & Söhne' },
}

function idAt(index: number): string {
  return `0190a5c4-1111-7222-8333-${String(index).padStart(12, '0')}`
}

/** The products as a local copy holds them, in the order of the export. */
function copyOf(rows: readonly Record<string, unknown>[]): RowSource {
  const products = rows.map((each, index) => ({ ...each, id: idAt(index), nameKey: '' }))
  return {
    all: () => products as unknown as AnyRow[],
    get: (_, id) => (names[id] ?? products.find((each) => each.id === id)) as AnyRow | undefined,
  }
}

/** What an import of an export makes of these products. */
async function reimported(rows: readonly Record<string, unknown>[], format: 'csv' | 'xlsx'): Promise<NormalisedRow[]> {
  const file = await exportProducts(exportSource(copyOf(rows), null), format, noPause)
  const table = new ImportTable(() => undefined)
  const own = ownColumns(product.fields)
  const opened = await table.open({
    file,
    name: 'x',
    asked: {},
    own,
    defaults: { currency: 'CHF', rates: SHIPPED_RATES },
  })
  expect(opened.system).toBe('own')
  table.start({ settings: opened.settings, joins: [] })
  const read: NormalisedRow[] = []
  for (let batch = table.next(); batch.body !== null; batch = table.next()) {
    read.push(...(JSON.parse(batch.body) as { rows: NormalisedRow[] }).rows)
  }
  return read
}

/** What the import must come to: everything as it was, and names instead of ids. */
function expected(values: Record<string, unknown>, index: number) {
  const { categoryId, brandId, ...rest } = Object.fromEntries(
    Object.entries(values).filter(([name]) => name !== 'variants'),
  )
  const brand = names[String(brandId)] as { name: string } | undefined
  const path =
    categoryId === 'sub' ? ['Home > "all", =x', "'@Kitchen"] : categoryId === 'top' ? ['Home > "all", =x'] : []
  return {
    n: index + 2,
    productId: idAt(index),
    data: { ...rest, ...(brand ? {} : { brandId: null }) },
    category: path,
    ...(brand ? { brand: brand.name } : {}),
  }
}

describe('an export that is imported again', () => {
  it.each(['csv', 'xlsx'] as const)(
    'PROD-14 %s round-trips every product without loss',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
          const read = await reimported(rows, format)
          expect(read).toEqual(rows.map(expected))
          for (const each of read) expect(importRow.safeParse(each).success).toBe(true)
        }),
        { numRuns: format === 'csv' ? 150 : 60 },
      )
    },
    60_000,
  )

  it.each(['csv', 'xlsx'] as const)(
    'PROD-14 PRICE-08 %s has a row for each variant, with its own figures alone',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(row, fc.array(variant, { minLength: 1, maxLength: 4 }), async (values, variants) => {
          const [own, ...read] = await reimported([{ ...values, groupKey: 'group', variants }], format)
          expect(own).toEqual({ ...expected({ ...values, groupKey: 'group' }, 0), isProduct: true })
          const declared = values['options'] as readonly { name: string }[]
          expect(read).toEqual(
            variants.map(({ id, optionValues, ...figures }, index) => ({
              n: index + 3,
              productId: idAt(0),
              variantId: id,
              data: { groupKey: 'group', baseCurrency: values['baseCurrency'] },
              options: declared.map(({ name }, at) => ({ name, value: optionValues[at] })),
              variant: figures,
            })),
          )
          for (const each of read) expect(importRow.safeParse(each).success).toBe(true)
        }),
        { numRuns: format === 'csv' ? 100 : 40 },
      )
    },
    60_000,
  )

  it('PROD-14 lists longer than a cell of a workbook go on in further columns', async () => {
    const [empty] = fc.sample(row, 1)
    const line = (index: number) => ({ id: `line-${index}`, label: '😀'.repeat(60), amount: index * 100 })
    const long = {
      ...empty,
      categoryId: null,
      brandId: null,
      additionalCosts: Array.from({ length: 300 }, (_, index) => line(index)),
    }
    const [read] = await reimported([long, { ...long, additionalCosts: [] }], 'xlsx')
    expect(read?.data['additionalCosts']).toEqual(long.additionalCosts)
  })

  it('PROD-14 the same products make the same file, to the byte', async () => {
    const rows = fc.sample(row, 20)
    for (const format of ['csv', 'xlsx'] as const) {
      const files = [0, 1].map(async () =>
        (await exportProducts(exportSource(copyOf(rows), null), format, noPause)).arrayBuffer(),
      )
      const [first, second] = await Promise.all(files)
      expect(new Uint8Array(first!)).toEqual(new Uint8Array(second!))
    }
  })

  it('PROD-14 only the chosen products are exported', () => {
    const source = exportSource(copyOf(fc.sample(row, 3)), [idAt(2), 'gone', idAt(0)])
    expect(source.rows.map(({ id }) => id)).toEqual([idAt(0), idAt(2)])
  })
})
