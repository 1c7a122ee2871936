import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { ImportRow } from '#contract/change-set-rows.ts'
import { buildTestApi, type Json, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

const UNIT = 1_000_000
type Row = Partial<ImportRow>

const size = (value: string) => [{ name: 'Size', value }]
const mug = (sku: string, value: string, data: object = {}): Row => ({
  data: { sku, name: 'Mug', groupKey: 'mug', baseCost: 4 * UNIT, ...data },
  options: size(value),
})
const retail = (amount: number) => ({ retailPrice: amount * UNIT, pricingMode: 'retailPrice' })

function found(rows: readonly Json[]): string[] {
  return rows.map(({ n, kind, state, title, problems }) =>
    [`${String(n)} ${String(kind)} ${String(state)} ${String(title)}`, ...problems!.map(({ field }) => field)].join(
      ' | ',
    ),
  )
}

describeOneEngine('the import of variants', (context) => {
  let api: TestApi
  let ann: ChangeSetDriver

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    ann = changeSetsOf(api, await context.newUser())
  })

  const checked = async (...draft: Parameters<ChangeSetDriver['draft']>) => {
    const id = await ann.draft(...draft)
    const { result, problem } = await ann.check(id)
    expect(problem).toBeUndefined()
    return { id, effect: result!['effect'] as unknown as Record<string, number>, rows: await ann.rows(id) }
  }
  const variantsOf = async (name = 'Mug') => {
    const product = (await ann.products()).find((each) => String(each['name']) === name)
    return (product?.['variants'] ?? []) as readonly Json[]
  }
  const shown = (lines: readonly Json[], ...fields: string[]) => lines.map((line) => fields.map((field) => line[field]))

  it('PRICE-08 PROD-14 rows of one group become one product with variants, however far apart they stand', async () => {
    const others = Array.from({ length: 1_200 }, (_, index) => ({
      data: { sku: `P-${index}`, name: `Other ${index}` },
    }))
    const { id, effect, rows } = await checked([
      mug('M-S', 'Small', { ...retail(9), stock: 3, tags: ['gift'] }),
      ...others,
      {
        ...mug('M-L', 'Large', { ...retail(12), baseCost: 6 * UNIT, barcode: '4006381333931' }),
        category: ['Kitchen'],
      },
    ])
    expect(effect).toMatchObject({ created: 1_201, newVariants: 2, refused: 0, newCategories: 1 })
    expect(found(rows)[0]).toBe('1 variant create Mug – Small')
    expect(found(await ann.rows(id, 'kind=variant'))).toEqual([
      '1 variant create Mug – Small',
      '1202 variant create Mug – Large',
    ])
    const { result } = await ann.apply(id)
    expect(result).toMatchObject({ size: 1_201, effect: { replanned: 0, newVariants: 2 } })
    const [product, ...more] = (await ann.products()).filter((each) => String(each['name']) === 'Mug')
    expect(more).toEqual([])
    expect(product).toMatchObject({
      hasVariants: true,
      groupKey: 'mug',
      tags: ['gift'],
      category: 'Kitchen',
      costBreakdown: { baseCost: 4 },
      effectivePrice: 9,
      options: [{ name: 'Size', values: ['Small', 'Large'] }],
    })
    const lines = product!['variants'] as unknown as readonly Json[]
    expect(shown(lines, 'name', 'sku', 'barcode', 'baseCost', 'effectivePrice', 'stock')).toEqual([
      ['Small', 'M-S', '', null, 9, 3],
      ['Large', 'M-L', '4006381333931', 6, 12, null],
    ])
  })

  it('PROD-14 an update by SKU finds a variant by its own, whether the row names the group or not', async () => {
    await ann.imported([mug('M-S', 'Small', { pricingPercent: 500_000 }), mug('M-L', 'Large', { baseCost: 6 * UNIT })])
    const { id, effect, rows } = await checked([
      { data: { sku: ' M-L ', name: 'A supplier calls it so', baseCost: 8 * UNIT, tags: ['x'] } },
      { data: { sku: 'B', name: 'Bowl' } },
      { data: { sku: 'M-S', baseCost: 4 * UNIT } },
    ])
    expect(effect).toMatchObject({ created: 1, updated: 1, updatedVariants: 1 })
    expect(found(rows).slice(0, 3)).toEqual([
      '1 variant update Mug – Large',
      '2 product create Bowl',
      '3 variant same Mug',
    ])
    expect(rows[0]).toMatchObject({
      before: { baseCost: 6 * UNIT, effectivePrice: 12 * UNIT },
      after: { baseCost: 8 * UNIT, effectivePrice: 16 * UNIT },
    })
    expect((await ann.apply(id)).result).toMatchObject({ effect: { replanned: 0 } })
    expect(shown(await variantsOf(), 'sku', 'baseCost', 'effectivePrice')).toEqual([
      ['M-S', null, 8],
      ['M-L', 8, 16],
    ])
    expect(new Set((await ann.products()).map(({ name }) => name))).toEqual(new Set(['Bowl', 'Mug']))
  })

  it('PROD-14 importing the same file again changes nothing, adding a size adds one variant', async () => {
    const file = [mug('M-S', 'Small', retail(9)), mug('M-L', 'Large', retail(12))]
    await ann.imported(file)
    const again = await checked(file)
    expect(again.effect).toMatchObject({ created: 0, updated: 0, unchanged: 1, refused: 0 })
    expect(again.effect).not.toHaveProperty('newVariants')
    const ids = shown(await variantsOf(), 'id')
    await ann.imported([...file, mug('M-M', 'Medium', retail(10))])
    const lines = await variantsOf()
    expect(shown(lines, 'name')).toEqual([['Small'], ['Large'], ['Medium']])
    expect(shown(lines, 'id').slice(0, 2)).toEqual(ids)
  })

  it('CHANGE-02 taking the import back takes products and variants back', async () => {
    await ann.imported([mug('M-S', 'Small')])
    const before = await ann.products()
    const id = await ann.draft([
      mug('M-S', 'Small', { stock: 5 }),
      mug('M-L', 'Large'),
      { data: { sku: 'B', name: 'Bowl' } },
    ])
    await ann.check(id)
    await ann.apply(id)
    expect(await variantsOf()).toHaveLength(2)
    await ann.revert(id)
    const [own, ...others] = await ann.products()
    expect(others).toEqual([])
    const { version, updatedAt } = own!
    expect(own).toEqual({ ...(before[0] as object), version, updatedAt })
  })

  it('PROD-14 a row of the product and the rows of its variants may stand in any order', async () => {
    await ann.imported([
      mug('M-S', 'Small', { baseCost: 5 * UNIT }),
      {
        data: { sku: 'MUG', name: 'The mug', groupKey: 'mug', baseCost: 4 * UNIT, description: 'Glazed' },
        isProduct: true,
      },
    ])
    const [product] = await ann.products()
    expect(product).toMatchObject({
      name: 'The mug',
      sku: 'MUG',
      description: 'Glazed',
      costBreakdown: { baseCost: 4 },
    })
    expect(shown(await variantsOf('The mug'), 'sku', 'baseCost')).toEqual([['M-S', 5]])
  })

  it('PROD-14 a bad row of a group is refused with its reason, the others go on', async () => {
    const { effect, rows } = await checked([
      mug('M-S', 'Small'),
      mug('M-S', 'Large'),
      mug('M-M', 'small'),
      { ...mug('M-X', 'XL'), problems: [{ field: 'baseCost', message: 'has “abc”' }] },
      {
        data: { groupKey: 'mug' },
        variant: { sku: 'M-V', baseCost: -1, calculated_price: 5, nonsense: 1 },
        options: size('V'),
      },
      mug('M-U', 'U', { baseCurrency: 'CHF' }),
      mug('M-T', 'T'),
    ])
    expect(found(rows)).toEqual([
      '1 variant create Mug – Small',
      '2 product bad Mug | sku',
      '3 variant create Mug – small',
      '4 product bad Mug | baseCost',
      '5 product bad null | baseCost | nonsense',
      '6 variant create Mug – U',
      '7 variant create Mug – T',
      'null product create Mug',
    ])
    expect(effect).toMatchObject({ created: 1, newVariants: 4, refused: 3 })
  })

  it('PROD-14 a product that every row makes impossible is refused with each of them', async () => {
    const { effect, rows } = await checked([
      { data: { sku: 'A', groupKey: 'g' }, options: size('S') },
      { data: { sku: 'B', groupKey: 'g' }, options: size('L') },
    ])
    expect(rows.map(({ problems }) => problems!.map(({ field }) => field))).toEqual([['name'], ['name']])
    expect(effect).toMatchObject({ created: 0, refused: 2 })
    const many = Array.from({ length: 501 }, (_, index) => mug(`M-${index}`, `Size ${index}`))
    const { effect: tooMany } = await checked(many)
    expect(tooMany).toMatchObject({ created: 0, refused: 501 })
  })

  it.each([
    ['create-only', ['bad', 'create'], 2],
    ['update-only', ['update', 'bad'], 1],
  ] as const)('PROD-14 in the mode %s the rows of a group are sorted out', async (mode, states, count) => {
    await ann.imported([mug('M-S', 'Small')])
    const { id, rows } = await checked([mug('M-S', 'Small', { stock: 1 }), mug('M-L', 'Large')], { mode })
    expect(rows.slice(0, 2).map(({ state }) => state)).toEqual(states)
    await ann.apply(id)
    expect(await variantsOf()).toHaveLength(count)
  })

  it('PROD-14 a row whose SKU is that of a product updates it, also in a group; several owners are no key', async () => {
    await ann.imported([{ data: { sku: 'M-S', name: 'Old mug, small' } }])
    await ann.imported([mug('X-1', 'S', { groupKey: 'x', name: 'X' }), mug('TWIN', 'L', { groupKey: 'x', name: 'X' })])
    await ann.imported([{ data: { sku: 'TWIN', name: 'Twin' } }], { match: 'none' })
    const { rows } = await checked([mug('M-S', 'Small'), mug('M-L', 'Large'), { data: { sku: 'TWIN', stock: 1 } }])
    expect(found(rows).slice(0, 3)).toEqual([
      '1 product update Mug',
      '2 variant create Mug – Large',
      '3 product bad null | sku',
    ])
  })

  it('PROD-14 rows of one group with nothing to tell them apart but their names, and a group of one', async () => {
    await ann.imported([
      { data: { sku: 'C-1', name: 'Oak chair red', groupKey: 'chair' } },
      { data: { sku: 'C-2', name: 'Oak chair blue', groupKey: 'chair' } },
      { data: { sku: 'T', name: 'Table', groupKey: 'table' } },
    ])
    expect(shown(await variantsOf('Oak chair'), 'name', 'sku')).toEqual([
      ['Oak chair red', 'C-1'],
      ['Oak chair blue', 'C-2'],
    ])
    const table = (await ann.products()).find(({ name }) => String(name) === 'Table')
    expect(table).toMatchObject({ hasVariants: false, sku: 'T', groupKey: 'table' })
  })
})
