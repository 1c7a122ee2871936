import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import writeXlsxFile from 'write-excel-file/node'
import type { ImportSettings } from '#domain/import/import-settings.ts'
import type { NormalisedRow } from '#domain/import/normalise-row.ts'
import { targets } from '#domain/import/targets.ts'
import { importRow } from '#contract/change-set-rows.ts'
import { product } from '#contract/entities/product.ts'
import type { FullSettings, JoinChoice, OpenedFile } from './import-calls.ts'
import { ImportTable } from './import-table.ts'
import type { LayoutInput } from '#web/kit/files/open-table.ts'

const FALLBACK = { currency: 'USD', rates: SHIPPED_RATES }

async function opened(content: BlobPart, asked: LayoutInput = {}): Promise<{ table: ImportTable; file: OpenedFile }> {
  const table = new ImportTable(() => undefined)
  const file = await table.open({ file: new Blob([content]), name: 'goods.csv', asked, own: [], defaults: FALLBACK })
  return { table, file }
}

/** Every row that is sent, in its batches. */
function batchesOf(table: ImportTable, full: FullSettings) {
  table.start(full)
  const batches = []
  for (let batch = table.next(); batch.body !== null; batch = table.next()) batches.push(batch)
  const rows = batches.flatMap(({ body }) => (JSON.parse(body ?? '') as { rows: NormalisedRow[] }).rows)
  return { batches, rows, last: table.next() }
}

function allRows(table: ImportTable, settings: ImportSettings, joins: FullSettings['joins'] = []) {
  return batchesOf(table, { settings, joins }).rows
}

describe('an opened file', () => {
  it('PROD-14 says what was recognised: columns, currency, decimal sign, samples', async () => {
    const { file } = await opened(
      'Art.-Nr.;Bezeichnung;EK (EUR);UVP;Farbe\nH-1;Haken;1,50;2,99;rot\nH-2;Öse;0;3,49;rot\n',
    )
    expect(file).toMatchObject({
      name: 'goods.csv',
      rows: 2,
      system: null,
      currency: 'EUR',
      settings: {
        profile: null,
        columns: ['sku', 'name', 'baseCost', 'retailPrice', null],
        currency: 'EUR',
        decimal: ',',
        columnDecimals: [null, null, null, null, null],
        zeroIsUnknown: true,
        fractions: [false, false, false, false, false],
      },
    })
    expect(file.columns[2]).toEqual({
      name: 'EK (EUR)',
      samples: ['1,50', '0'],
      confidence: 'sure',
      zeros: 1,
      unplaced: null,
      openNumbers: [],
      conflict: null,
      isFractional: false,
      isIds: false,
    })
    expect(file.preview).toEqual([
      ['H-1', 'Haken', '1,50', '2,99', 'rot'],
      ['H-2', 'Öse', '0', '3,49', 'rot'],
    ])
  })

  it('PROD-14 without a currency in the file the user’s own is the start', async () => {
    const { file } = await opened('SKU,Cost\nH-1,1.50\n')
    expect(file).toMatchObject({ currency: null, settings: { currency: 'USD' } })
  })

  it.each([
    ['costs alone in another currency', 'SKU,Name,Cost (EUR)\nA,Hook,1.50\n', ['EUR', 'USD']],
    ['costs and prices of two currencies', 'SKU,Name,Cost (EUR),Price (GBP)\nA,Hook,1.50,3\n', ['EUR', 'GBP']],
    ['costs with a column of their currency', 'SKU,Name,Cost,Currency\nA,Hook,1.50,EUR\n', ['USD', 'USD']],
    ['costs and prices of one currency', 'SKU,Name,Cost (EUR),Price\nA,Hook,1.50,3\n', ['EUR', null]],
    ['costs in the currency of the shop', 'SKU,Name,Cost\nA,Hook,1.50\n', ['USD', null]],
  ])('PRICE-15 what products are sold in follows from the file: %s', async (_, text, expected) => {
    const { file } = await opened(text)
    expect([file.settings.currency, file.settings.soldIn]).toEqual(expected)
  })

  it('PROD-14 the cost of a late row counts, in a file that begins with rows without', async () => {
    const lines = Array.from(
      { length: 5_000 },
      (_, index) =>
        `P-${index}\tPart ${index}\t${index < 4_000 ? '.0000' : '1.2500'}\t${index < 4_000 ? '.0000' : '3.9900'}`,
    )
    const { file } = await opened(lines.join('\n'))
    expect(file.settings.columns).toEqual(['sku', 'name', 'baseCost', 'retailPrice'])
    expect(file.columns[2]?.samples[0]).toBe('1.2500')
  })

  it('PROD-14 numbers of a workbook are read with any decimal sign; a percentage format is seen', async () => {
    const cells = [
      ['SKU', 'Cost', 'Duty', 'RRP'],
      ['H-1', 1234.5, 0.045, '€ 2.999,50'],
      ['H-2', 0.1 + 0.2, 0.1, '€ 1,00'],
    ]
    const workbook = Uint8Array.from(await writeXlsxFile(cells).toBuffer())
    const { table, file } = await opened(workbook)
    expect(file.settings).toMatchObject({ decimal: ',', fractions: [false, false, true, false], currency: 'EUR' })
    expect(allRows(table, file.settings).map(({ data }) => data)).toEqual([
      {
        sku: 'H-1',
        baseCurrency: 'EUR',
        baseCost: 1_234_500_000,
        importDuty: 45_000,
        retailPrice: 2_999_500_000,
        pricingMode: 'retailPrice',
      },
      {
        sku: 'H-2',
        baseCurrency: 'EUR',
        baseCost: 300_000,
        importDuty: 100_000,
        retailPrice: 1_000_000,
        pricingMode: 'retailPrice',
      },
    ])
  })

  it('PROD-14 rows are sent in uploads of at most 1,000, the next one when it is asked for', async () => {
    const { table, file } = await opened(
      `SKU\n${Array.from({ length: 2_500 }, (_, index) => `S${index}`).join('\n')}`,
      { header: true },
    )
    const { batches, rows, last } = batchesOf(table, { settings: file.settings, joins: [] })
    expect(batches.map(({ rows: count, read, of }) => [count, read, of])).toEqual([
      [1000, 1000, 2500],
      [1000, 2000, 2500],
      [500, 2500, 2500],
    ])
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 2_500 }, (_, index) => index + 2))
    expect(last).toMatchObject({ body: null, rows: 0 })
  })

  it('PROD-14 long texts make smaller uploads, and none is lost between two', async () => {
    const lines = Array.from({ length: 400 }, (_, index) => `S${index},${'x'.repeat(19_000)}`)
    const { table, file } = await opened(`SKU,Description\n${lines.join('\n')}`)
    const { batches, rows } = batchesOf(table, { settings: file.settings, joins: [] })
    expect(Math.max(...batches.map(({ body }) => body?.length ?? 0))).toBeLessThan(2_600_000)
    expect(batches.length).toBeGreaterThan(2)
    expect(rows.map(({ data }) => data['sku'])).toEqual(lines.map((_, index) => `S${index}`))
  })

  it('PROD-14 every row that is sent is one the server takes, bad ones included', async () => {
    const { table, file } = await opened(`Name,Cost,Category\nHook,abc,Home > Hall\n,1.5,\n${'x'.repeat(301)},2,\n`)
    const rows = allRows(table, file.settings)
    expect(rows.map((row) => importRow.safeParse(row).success)).toEqual([true, true, true])
    expect(rows.map(({ problems }) => problems?.[0]?.field)).toEqual(['baseCost', undefined, 'name'])
  })

  it('PROD-14 a column of margins such as 0.4 is told apart from percentages, in any kind of file', async () => {
    const { table, file } = await opened('SKU,Margin,Duty\nA-1,0.4,4.5\nA-2,0.25,0.5\n')
    expect(file.settings.fractions).toEqual([false, true, false])
    expect(file.columns.map(({ isFractional }) => isFractional)).toEqual([false, true, false])
    const [first] = allRows(table, file.settings)
    expect(first?.data).toMatchObject({ pricingPercent: 400_000, importDuty: 45_000 })
    const [asPercent] = allRows(table, { ...file.settings, fractions: [] })
    expect(asPercent?.data).toMatchObject({ pricingPercent: 4_000 })
  })

  it('PROD-14 1,234 beside 2.345 is open until a person says, for each column by itself', async () => {
    const { table, file } = await opened('SKU,Cost,RRP\nA-1,"1,234",3.456\nA-2,"2,345",4.567\n')
    expect(file.columns.map(({ openNumbers }) => openNumbers)).toEqual([[], ['1,234', '2,345'], ['3.456', '4.567']])
    const chosen = { ...file.settings, columnDecimals: [null, '.', ','] as const }
    expect(allRows(table, chosen)[0]?.data).toMatchObject({ baseCost: 1_234_000_000, retailPrice: 3_456_000_000 })
  })

  it('PROD-14 rows have the numbers that a spreadsheet shows, below titles and blank lines too', async () => {
    const { table, file } = await opened('Acme price list\n\nSKU,Name,Cost\nA-1,Mug,1\n\nA-2,Bowl,x\n')
    expect(allRows(table, file.settings).map(({ n }) => n)).toEqual([4, 6])
    expect(table.rowsOf({ numbers: [6] }).rows).toEqual([['A-2', 'Bowl', 'x']])
  })

  it('PROD-14 blank lines are counted, not dropped in silence', async () => {
    const { table, file } = await opened('SKU,Cost\nA-1,1\n,\nA-3,2\n')
    const { rows, batches } = batchesOf(table, { settings: file.settings, joins: [] })
    expect(rows.map(({ n }) => n)).toEqual([2, 4])
    expect(batches[0]?.skipped).toEqual({ blank: 1 })
  })

  it('PROD-14 the first rows can be shown as products before anything is sent', async () => {
    const { table, file } = await opened('SKU,Cost\nA-1,1\nA-2,x\n')
    const sample = table.sample({ settings: file.settings, joins: [] })
    expect(sample.map(({ n, problems }) => [n, problems?.length ?? 0])).toEqual([
      [2, 0],
      [3, 1],
    ])
  })

  it('PROD-14 what a column can be are fields of a product, with the limits that these have', () => {
    const fields: Readonly<Record<string, { readonly max?: number } | undefined>> = product.fields
    for (const [target, { kind, ...limits }] of Object.entries(targets)) {
      if (kind !== 'text') continue
      expect(fields[target], target).toMatchObject({ type: 'text' })
      expect((limits as { max: number }).max, target).toBeLessThanOrEqual(20_000)
    }
    expect(
      ['baseCost', 'shippingCost', 'importDuty', 'vatTax', 'retailPrice', 'tradePrice'].every((name) => fields[name]),
    ).toBe(true)
  })
})

const shared = resolve('..', 'shared', 'data')
const missing = !existsSync(join(shared, 'adventureworks', 'Product.csv'))
if (missing) process.stderr.write('Tests with ../shared/data are skipped: that folder is not here.\n')

function sharedFile(...path: string[]): Blob {
  return new Blob([readFileSync(join(shared, ...path))])
}

describe('real files', () => {
  it.skipIf(missing)(
    'PROD-14 AdventureWorks imports as it is: 504 rows, 304 with cost and price, categories by join, nothing rounded',
    async () => {
      const folder = 'adventureworks'
      const table = new ImportTable(() => undefined)
      const file = await table.open({
        file: sharedFile(folder, 'Product.csv'),
        name: 'Product.csv',
        asked: {},
        own: [],
        defaults: FALLBACK,
      })
      expect(file).toMatchObject({ rows: 504, layout: { header: false, skip: 0, text: { delimiter: '\t' } } })
      const found = file.settings.columns.flatMap((target, index) => (target === null ? [] : [[target, index + 1]]))
      expect(found).toEqual([
        ['name', 2],
        ['sku', 3],
        ['baseCost', 9],
        ['retailPrice', 10],
      ])
      expect(file.columns[18]?.isIds).toBe(true)

      const subs = await table.openJoin({
        file: sharedFile(folder, 'ProductSubcategory.csv'),
        name: 's',
        idsOf: { column: 18 },
      })
      expect(subs.recognised).toEqual({ key: 0, name: 2, parent: 1, coverage: 1 })
      const tops = await table.openJoin({
        file: sharedFile(folder, 'ProductCategory.csv'),
        name: 'c',
        idsOf: { table: subs.table, column: 1 },
      })
      expect(tops.recognised).toMatchObject({ key: 0, name: 1, parent: null, coverage: 1 })
      const join: JoinChoice = {
        table: subs.table,
        columns: subs.recognised!,
        parents: { table: tops.table, columns: tops.recognised! },
      }
      const columns = file.settings.columns.map((target, index) => (index === 18 ? 'category' : target))
      const rows = allRows(table, { ...file.settings, columns }, [{ column: 18, join }])

      const lines = await sharedFile(folder, 'Product.csv').text()
      const cells = lines
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t'))
      expect(rows).toHaveLength(504)
      expect(rows.every(({ problems }) => problems === undefined)).toBe(true)
      const priced = rows.filter(({ data }) => data['baseCost'] !== undefined)
      expect(priced).toHaveLength(304)
      expect(
        priced.every(({ data }) => data['retailPrice'] !== undefined && data['pricingMode'] === 'retailPrice'),
      ).toBe(true)
      const unpriced = rows.filter(({ data }) => data['baseCost'] === undefined)
      expect(unpriced.every(({ data }) => data['retailPrice'] === undefined && data['pricingMode'] === undefined)).toBe(
        true,
      )
      for (const { n, data } of priced) {
        const [cost, price] = [cells[n - 1]![8]!, cells[n - 1]![9]!]
        expect(data['baseCost']).toBe(Number(cost.replace('.', '')) * 100)
        expect(data['retailPrice']).toBe(Number(price.replace('.', '')) * 100)
      }
      const paths = rows.flatMap(({ category }) => (category ? [category.join(' > ')] : []))
      expect(paths).toHaveLength(295)
      expect(new Set(paths.map((path) => path.split(' > ')[0])).size).toBe(4)
      expect(new Set(paths).size).toBe(37)
      expect(paths).toContain('Bikes > Mountain Bikes')
    },
  )

  it.skipIf(missing).each([
    ['shopify-current.csv', 'shopify', ['Ceramic Mug', 'Ceramic Mug'], {}],
    ['shopify-legacy.csv', 'shopify-legacy', ['Ceramic Mug', 'Ceramic Mug'], { image: 1 }],
    ['woocommerce.csv', 'woocommerce', ['Ceramic Mug', 'Ceramic Mug - Small', 'Ceramic Mug - Large'], {}],
  ] as const)(
    'PROD-14 the sample %s is recognised as %s and becomes its variants',
    async (name, id, names, skipped) => {
      const { table, file } = await opened(sharedFile('import-samples', name))
      expect(file.system).toMatchObject({ id })
      const { rows: all, batches } = batchesOf(table, { settings: file.settings, joins: [] })
      expect(all.map(({ data }) => data['name'])).toEqual(names)
      expect(all.filter(({ isProduct }) => isProduct)).toHaveLength(names.length - 2)
      const rows = all.slice(-2)
      expect(batches.at(-1)?.skipped).toEqual(skipped)
      expect(rows.map(({ problems }) => problems)).toEqual([undefined, undefined])
      const [small, large] = rows
      expect(small?.data).toMatchObject({
        retailPrice: 12_500_000,
        stock: 30,
        isActive: true,
        description: 'Hand-glazed mug',
      })
      expect(large?.data).toMatchObject({ retailPrice: 14_500_000, stock: 12, description: 'Hand-glazed mug' })
      expect(small?.data['groupKey']).toBe(large?.data['groupKey'])
      expect(rows.map(({ options }) => options)).toEqual([
        [{ name: 'Size', value: 'Small' }],
        [{ name: 'Size', value: 'Large' }],
      ])
      expect(small?.category).toEqual(
        name === 'woocommerce.csv' ? ['Home', 'Kitchen'] : ['Home & Garden', 'Kitchen & Dining'],
      )
      expect(large?.category).toEqual(small?.category)
      if (name === 'woocommerce.csv') return
      expect([small?.brand, large?.brand]).toEqual(['Acme', 'Acme'])
      expect([small?.data['baseCost'], large?.data['baseCost']]).toEqual([4_200_000, 5_100_000])
      expect(small?.data['tags']).toEqual(['mug', 'ceramic'])
    },
  )

  it.skipIf(missing)('PROD-14 the Google Merchant sample is recognised with its currency', async () => {
    const { table, file } = await opened(sharedFile('import-samples', 'google-merchant.tsv'))
    expect(file).toMatchObject({ system: { id: 'google-merchant' }, currency: 'USD' })
    expect(allRows(table, file.settings)).toEqual([
      {
        n: 2,
        data: {
          sku: 'MUG-S',
          name: 'Ceramic Mug Small',
          description: 'Hand-glazed mug',
          imageUrl: 'https://example.test/mug.png',
          baseCurrency: 'USD',
          retailPrice: 12_500_000,
          pricingMode: 'retailPrice',
          baseCost: 4_200_000,
          groupKey: 'mug',
        },
        category: ['Home', 'Kitchen'],
        brand: 'Acme',
      },
    ])
  })
})
