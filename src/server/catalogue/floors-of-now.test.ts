import { beforeAll, expect, it } from 'vitest'
import { hasProblem, PRODUCT_PROBLEMS } from '#domain/product-problem.ts'
import { product } from '#contract/entities/product.ts'
import { isAnyBelowFloor } from '#contract/product-floor.ts'
import { type AnyRow, general } from '#contract/entity.ts'
import { asLimited } from '#contract/limited.ts'
import { pricedFields } from '#contract/priced-fields.ts'
import { productContext } from '#contract/product-pricing.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { knownMigrations, migrate } from '../kit/database/migrate.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

const NAMES = ['own', 'nearest', 'parent', 'profile', 'variants', 'unpriced', 'without cost'] as const

describeOneEngine('floors that change after the products that they hold for', (context) => {
  let api: TestApi
  let user: string
  let profile: string
  let parent: string
  let child: string
  const ids = new Map<string, string>()

  const make = async (path: string, body: object): Promise<string> => {
    const answer = await api.call(user, 'POST', `/api${path}`, body)
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body['id'])
  }
  const set = async (path: string, body: object): Promise<Json> => {
    const answer = await api.call(user, 'PATCH', `/api${path}`, body)
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }
  const list = async (query = ''): Promise<Json[]> =>
    listOf((await api.call(user, 'GET', `/api/products?pageSize=50${query}`)).body['items'])
  const figures = (row: Json): unknown =>
    [row, ...listOf(row['variants'])].map((each) => [each['effectivePrice'], each['margin'], each['totalCost']])

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
    profile = await make('/business-profiles', { name: 'Shop', isDefault: true })
    parent = await make('/categories', { name: 'Kitchen' })
    child = await make('/categories', { name: 'Cups', parentId: parent })
    const priced = { costBreakdown: { baseCost: 6 }, pricingValue: 40 }
    const places: Record<(typeof NAMES)[number], object> = {
      own: { ...priced, floorMargin: 10, categoryId: child },
      nearest: { ...priced, categoryId: child },
      parent: { ...priced, categoryId: parent },
      profile: priced,
      variants: {
        ...priced,
        categoryId: child,
        variants: [
          { id: 's', name: 'S' },
          { id: 'l', name: 'L', baseCost: 5, retailPrice: 6 },
        ],
      },
      unpriced: { costBreakdown: { baseCost: 6 }, pricingMode: null, categoryId: child },
      'without cost': { pricingMode: 'manual', pricingStrategy: 'manual', pricingValue: 5, categoryId: child },
    }
    for (const name of NAMES) ids.set(name, await make('/products', { name, ...places[name] }))
  })

  /** The products below their floor: by the list's filter, by the list, read one by one, and worked out anew from the stored rows. */
  const below = async (): Promise<Record<string, readonly string[]>> => {
    const all = await list()
    const named = (rows: readonly (Json | AnyRow)[]): string[] =>
      rows.map((row) => String((row as AnyRow)['name'])).toSorted()
    const one = await Promise.all(
      all.map(async ({ id }) => (await api.call(user, 'GET', `/api/products/${String(id)}`)).body),
    )
    expect(one).toEqual(all)
    const told = all as unknown as (Json & Parameters<typeof hasProblem>[0])[]
    for (const problem of PRODUCT_PROBLEMS) {
      const found = told.filter((row) => hasProblem(row, problem))
      expect(named(await list(`&problem=${problem}`)), problem).toEqual(named(found))
    }
    const rows = await pulled()
    const read = (kind: string, id: string) => rows.get(kind)?.find((row) => row.id === id)
    const flagged = (kind: string) => rows.get(kind)?.find((row) => row['isDefault'] === true)
    const screen = (rows.get('product') ?? []).map((row) => ({
      row,
      local: asLimited(general(product), row, { get: read, flagged }),
      anew: pricedFields(
        row as RowOfKind<'product'>,
        productContext(row['categoryId'] as string | null, { get: read, flagged, before: row }),
      ),
    }))
    const isBelow = (row: object): boolean =>
      isAnyBelowFloor({ variants: [], ...(row as Pick<RowOfKind<'product'>, 'belowFloor'>) })
    return {
      filter: named(await list('&problem=belowFloor')),
      rest: named(all.filter(isBelow)),
      local: named(screen.filter(({ local }) => isBelow(local)).map(({ row }) => row)),
      anew: named(screen.filter(({ anew }) => isBelow(anew)).map(({ row }) => row)),
    }
  }
  const pulled = async (): Promise<Map<string, AnyRow[]>> => {
    const { body } = await api.call(user, 'GET', '/api/sync?since=0')
    const columns = body['columns'] as unknown as Record<string, string[]>
    const kinds = { products: 'product', categories: 'category', businessProfiles: 'businessProfile' } as const
    const rows = new Map<string, AnyRow[]>()
    for (const [collection, id, version, ...values] of listOf(body['rows']) as unknown as unknown[][]) {
      const kind = kinds[collection as keyof typeof kinds]
      if (!kind || values.length === 0) continue
      const named = columns[String(collection)]?.map((name, index) => [name, values[index]]) ?? []
      rows.set(kind, [...(rows.get(kind) ?? []), { ...Object.fromEntries(named), id, version } as AnyRow])
    }
    return rows
  }
  const expectBelow = async (...names: string[]): Promise<void> => {
    const expected = names.toSorted()
    expect(await below()).toEqual({ filter: expected, rest: expected, local: expected, anew: expected })
  }
  const variants = async (): Promise<unknown[]> =>
    listOf((await api.call(user, 'GET', `/api/products/${ids.get('variants')}`)).body['variants']).map(
      (each) => each['belowFloor'],
    )

  it('PRICE-12 PRICE-16 flags follow the floor of category, parent and business at once, and no price and no row moves', async () => {
    const before = await list()
    await expectBelow()
    await set(`/categories/${parent}`, { floorMargin: 50 })
    await expectBelow('nearest', 'parent', 'variants')
    expect(await variants()).toEqual([true, true])
    await set(`/categories/${child}`, { floorMargin: 20 })
    await expectBelow('parent', 'variants')
    expect(await variants()).toEqual([false, true])
    await set(`/business-profiles/${profile}`, { floorMargin: 45 })
    await expectBelow('parent', 'profile', 'variants')
    await set(`/categories/${child}`, { floorMargin: 40 })
    await expectBelow('parent', 'profile', 'variants')
    await set(`/categories/${child}`, { floorMargin: 40.1 })
    await expectBelow('parent', 'profile', 'nearest', 'variants')
    await set(`/categories/${parent}`, { floorMargin: null })
    await expectBelow('parent', 'profile', 'nearest', 'variants')
    const after = await list()
    expect(after.map(figures)).toEqual(before.map(figures))
    expect(after.map((row) => [row['version'], row['receipt']])).toEqual(
      before.map((row) => [row['version'], row['receipt']]),
    )
  })

  it('PRICE-12 a product that is moved to another category, by itself or in bulk, is judged by that one', async () => {
    await set(`/business-profiles/${profile}`, { floorMargin: null })
    await set(`/categories/${child}`, { floorMargin: 90 })
    await set(`/products/${ids.get('profile')}`, { categoryId: child })
    await expectBelow('nearest', 'profile', 'variants')
    await set(`/products/${ids.get('profile')}`, { categoryId: null })
    await expectBelow('nearest', 'variants')
    await set(`/categories/${child}`, { parentId: null, floorMargin: null })
    await set(`/categories/${parent}`, { floorMargin: 90 })
    await expectBelow('parent')
    await set(`/categories/${child}`, { parentId: parent })
    await expectBelow('parent', 'nearest', 'variants')
    expect(await variants()).toEqual([true, true])
  })

  it('PRICE-12 a write that changes nothing answers the flag of now', async () => {
    expect(await set(`/products/${ids.get('nearest')}`, { name: 'nearest' })).toMatchObject({ belowFloor: true })
    await set(`/categories/${parent}`, { floorMargin: null })
    expect(await set(`/products/${ids.get('nearest')}`, { name: 'nearest' })).toMatchObject({ belowFloor: false })
  })

  it('PRICE-12 rows of before the migration get what their prices keep, as the formulas say', async () => {
    await set(`/business-profiles/${profile}`, { pricesIncludeVat: true, taxRate: 19, dutyBasis: 'fob' })
    const costs = { baseCost: 7.31, shippingCost: 0.55, importDuty: 4.5, vatTax: 19 }
    const additionalCosts = [
      { id: 'landed-duty', label: 'Duty', amount: 0.31 },
      { id: 'box', label: 'Box', amount: 0.2 },
    ]
    const variants = [
      { id: 'a', name: 'A', dutyCost: 0.4, retailPrice: 0.5 },
      { id: 'b', name: 'B', shippingCost: 0.1, rebate: -0.2, retailPrice: 14.99 },
    ]
    await make('/products', { name: 'gross', costBreakdown: { ...costs, additionalCosts }, variants })
    const before = await kept()
    expect(before.flat().filter((each) => each === null)).not.toHaveLength(before.flat().length)
    const migration = (await knownMigrations()).find((name) => name.endsWith('_kept_floors.sql'))
    await context.database.transaction(async (tx) => {
      await tx.query({ text: 'alter table product drop column keeps_floor' })
      await tx.query({
        text: `update product set variants = (select jsonb_agg(line - 'keepsFloor' order by place)
          from jsonb_array_elements(variants) with ordinality as each (line, place)) where has_variants`,
      })
      await tx.query({ text: 'delete from migration where name = $1', values: [migration] })
    })
    expect(await migrate(context.database)).toEqual([migration])
    expect(await kept()).toEqual(before)
  })

  const kept = async (): Promise<unknown[][]> => {
    const { rows } = await context.dataAccess.asUser({ kind: 'user', userId: user }, (tx) =>
      tx.query<{ kept: number | null; variants: AnyRow[] }>({
        text: 'select keeps_floor as kept, variants from product order by id',
      }),
    )
    return rows.map((row) => [row.kept, ...row.variants.map((line) => line['keepsFloor'])])
  }
})
