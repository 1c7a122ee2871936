import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { type OwnColumn, ownColumns } from '#domain/import/own-columns.ts'
import type { ImportRow } from '#contract/change-set-rows.ts'
import { type AnyRow, fieldsOf, general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { same } from '#contract/same.ts'
import { MAX_PUSH } from '#contract/sync-limits.ts'
import { exportProducts, exportSource, type RowSource } from '#web/features/export/export-products.ts'
import { ImportTable } from '#web/features/import/import-table.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { pulledRows } from '#test/pulled-rows.ts'
import { EMPTY_PRODUCT, FULL_PRODUCT, manyProducts, type Values } from '#test/own-products.ts'

const ROWS = 200
const OWN: readonly OwnColumn[] = ownColumns(product.fields)
const IMPORT = { match: 'sku', mode: 'create-and-update', createNames: true } as const
const CATEGORIES = ['Top', '=Other, "top"']

describeOneEngine('our own files', (context) => {
  let api: TestApi
  let user: string
  let kept: readonly AnyRow[]
  let source: RowSource

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
    source = await filled(user)
    kept = source.all('product')
  }, 120_000)

  /** A catalogue of random products, some of the same name, SKU and group. */
  async function filled(owner: string): Promise<RowSource> {
    const post = async (path: string, body: object): Promise<string> =>
      String((await api.call(owner, 'POST', `/api/${path}`, body)).body['id'])
    const tops = await Promise.all(CATEGORIES.map((name) => post('categories', { name })))
    const subs = await Promise.all(tops.map((parentId, n) => post('categories', { name: `'@Sub ${n}`, parentId })))
    const brands = await Promise.all(['-Acme', 'Ünïcode, & Söhne'].map((name) => post('brands', { name })))
    const rows = manyProducts(ROWS + 200).map(({ category, brand, data }) => ({
      ...data,
      categoryId: [...tops, ...subs, null, null][category] ?? null,
      brandId: [...brands, null][brand] ?? null,
    }))
    const full = { ...FULL_PRODUCT, categoryId: subs[0], brandId: brands[1] }
    await pushed(owner, [EMPTY_PRODUCT, full, ...rows])
    return pulledRows(api, owner)
  }

  async function pushed(owner: string, rows: readonly Values[]): Promise<void> {
    const clientId = randomUUID()
    for (let start = 0; start < rows.length; start += MAX_PUSH) {
      const mutations = rows.slice(start, start + MAX_PUSH).map((data, index) => {
        const body = { op: 'put', kind: 'product', id: randomUUID(), data }
        return { id: randomUUID(), seq: start + index + 1, at: Date.now(), body }
      })
      const { status, text } = await api.call(owner, 'POST', '/api/sync', { clientId, mutations })
      if (status !== 200) throw new Error(text)
    }
  }

  /** The rows that the browser sends for a file. */
  async function readFile(file: Blob): Promise<readonly ImportRow[]> {
    const table = new ImportTable(() => undefined)
    const { settings, system } = await table.open({
      file,
      name: 'x',
      asked: {},
      own: OWN,
      defaults: { currency: 'CHF', rates: SHIPPED_RATES },
    })
    expect(system).toBe('own')
    table.start({ settings, joins: [] })
    const read: ImportRow[] = []
    for (let batch = table.next(); batch.body !== null; batch = table.next()) {
      read.push(...(JSON.parse(batch.body) as { rows: ImportRow[] }).rows)
    }
    return read
  }

  const exported = (format: 'csv' | 'xlsx') =>
    exportProducts(exportSource(source, null), format, () => Promise.resolve())

  it('PROD-14 one of the products has every field written, and some of the others were paid in another currency', () => {
    const full = kept.find(({ sku }) => sku === FULL_PRODUCT['sku'])
    const writable = fieldsOf(general(product)).filter(([, { readOnly, internal }]) => !readOnly && !internal)
    expect(writable.filter(([name, { fallback }]) => same(full?.[name], fallback)).map(([name]) => name)).toEqual([])
    expect(kept.filter((row) => row['baseCostOrigin'] !== null).length).toBeGreaterThan(50)
    expect(kept.filter(({ additionalCosts }) => hasOrigin(additionalCosts)).length).toBeGreaterThan(50)
  })

  it.each(['csv', 'xlsx'] as const)(
    `PROD-14 %s of ${ROWS} products, imported where it came from, changes nothing`,
    async (format) => {
      expect(kept.length).toBeGreaterThan(ROWS)
      const ann = changeSetsOf(api, user)
      const id = await ann.draft(await readFile(await exported(format)), IMPORT)
      const { result, problem } = await ann.check(id)
      expect(problem).toBeUndefined()
      expect(listOf((await api.call(user, 'GET', `/api/change-sets/${id}/rows?state=bad`)).body['items'])).toEqual([])
      expect(listOf((await api.call(user, 'GET', `/api/change-sets/${id}/rows?state=update`)).body['items'])).toEqual(
        [],
      )
      expect(result).toMatchObject({ size: 0, effect: { unchanged: kept.length, newCategories: 0, newBrands: 0 } })
    },
  )

  it.each(['csv', 'xlsx'] as const)(
    `PROD-14 PROD-17 %s of ${ROWS} products makes the same products in another account`,
    async (format) => {
      const bob = await context.newUser()
      const driver = changeSetsOf(api, bob)
      const id = await driver.draft(await readFile(await exported(format)), IMPORT)
      await driver.check(id)
      expect(listOf((await api.call(bob, 'GET', `/api/change-sets/${id}/rows?state=bad`)).body['items'])).toEqual([])
      expect((await driver.apply(id)).result).toMatchObject({ state: 'applied', size: kept.length })
      const copy = await pulledRows(api, bob)
      expect(told(copy)).toEqual(told(source))
    },
  )
})

const OF_THE_ROW = new Set(['id', 'version', 'createdAt', 'updatedAt', 'receipt', 'hlc', 'categoryId', 'brandId'])

/** What products are, whatever their ids: names instead of references, in an order of their own. */
function told(source: RowSource): readonly string[] {
  const nameOf = (kind: string, id: unknown): unknown => {
    const row = typeof id === 'string' ? source.get(kind, id) : undefined
    return (
      row && [row['name'], typeof row['parentId'] === 'string' ? source.get(kind, row['parentId'])?.['name'] : null]
    )
  }
  return source
    .all('product')
    .map((row) => {
      const own = Object.entries(row).filter(([name]) => !OF_THE_ROW.has(name))
      return JSON.stringify([
        nameOf('category', row['categoryId']),
        nameOf('brand', row['brandId']),
        Object.fromEntries(own.map(([name, value]) => [name, withoutIds(name, value)])),
      ])
    })
    .sort()
}

function hasOrigin(lines: unknown): boolean {
  return (lines as readonly Values[]).some((line) => line['origin'] !== null)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function withoutIds(name: string, value: unknown): unknown {
  // Without a group and a SKU a product with variants is grouped by its id.
  if (name === 'groupKey' && UUID.test(String(value))) return 'an id'
  if (name !== 'options' && name !== 'variants') return value
  return (value as readonly Values[]).map((line) => ({ ...line, id: undefined }))
}
