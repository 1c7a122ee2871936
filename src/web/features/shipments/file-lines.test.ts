import { describe, expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { recognised } from '#test/file-rows.ts'
import { type FileSettings, missingColumns } from '#web/kit/row-files/recognise-columns.ts'
import { emptyLine } from './empty-line.ts'
import { fileCurrency, lineFileHead } from './file-columns.ts'
import { fileLines } from './file-lines.ts'
import type { LineDeps } from './line-columns.ts'
import { linesMessages } from './page-messages.ts'
import { productFinder } from '#web/kit/catalogue/product-finder.ts'

const deps: LineDeps = {
  currency: 'EUR',
  rateOf: (currency) => ({ rate: currency === 'USD' ? '0.875' : '', date: '2026-07-06', source: 'ECB' }),
  productOf: (id) => products.find((each) => each.id === id),
}
const products = [
  {
    id: 'p1',
    name: 'Enamel mug',
    nameKey: 'enamel mug',
    sku: 'MUG-1',
    barcode: '4006381333931',
    baseCost: 0,
    variants: [],
  },
  {
    id: 'p3',
    name: 'Bowl',
    nameKey: 'bowl',
    sku: 'BOWL',
    barcode: '',
    baseCost: 4_000_000,
    baseCurrency: 'EUR',
    variants: [],
  },
  {
    id: 'p2',
    name: 'T-shirt',
    nameKey: 't-shirt',
    sku: 'TEE',
    barcode: '',
    baseCost: 0,
    variants: [{ id: 'v1', name: 'Small', sku: 'TEE-S', barcode: '' }],
  },
] as unknown as readonly AnyRow[]
const find = productFinder(products)

async function read(text: string, said: FileSettings['said'] = {}, present: readonly RowOfKind<'shipmentLine'>[] = []) {
  const { targets, numbers, readable } = await recognised(lineFileHead, text, said)
  if (!readable) return { targets, numbers, made: [], lines: [], refused: [] }
  const currency = fileCurrency(readable.table, targets) ?? 'EUR'
  const made = fileLines({ file: readable, currency, deps, find, present })
  const refused = made.filter(({ state }) => state === 'bad').map(({ n, title, problems }) => ({ n, title, problems }))
  return { targets, numbers, made, lines: made.filter(({ state }) => state === 'create'), refused }
}

describe("a supplier's file", () => {
  it('SHIP-04 becomes lines by the names of its columns, with products found by SKU, barcode and variant', async () => {
    const { targets, lines, refused } = await read(
      [
        'Item code,Description,Order qty,Unit price,Currency,Duty %,HS code,Net weight (kg),CBM',
        'MUG-1,,120,4.25,USD,4.5,6911.10,0.35,0.002',
        '4006381333931,A mug,10,4.30,EUR,,,,',
        'TEE-S,Shirt,5,7,USD,12,,0.2,',
        'NEW-9,Something new,3,1.5,USD,0,,1 kg,',
      ].join('\n'),
    )
    expect(targets).toEqual([
      'sku',
      'description',
      'quantity',
      'unitCost',
      'currency',
      'dutyPercent',
      'hsCode',
      'weight',
      'volume',
    ])
    expect(missingColumns(lineFileHead, targets)).toBeUndefined()
    expect(refused).toEqual([])
    expect(lines.map(({ data }) => data)).toMatchObject([
      {
        productId: 'p1',
        sku: 'MUG-1',
        description: 'Enamel mug',
        quantity: 1_200_000,
        unitCost: 4_250_000,
        currency: 'USD',
        rate: '0.875',
        rateDate: '2026-07-06',
        dutyPercent: 45_000,
        hsCode: '6911.10',
        weight: 3_500,
        volume: 20,
      },
      { productId: 'p1', description: 'A mug', currency: 'EUR', rate: '', unitCost: 4_300_000 },
      { productId: 'p2', variantId: 'v1', sku: 'TEE-S' },
      { sku: 'NEW-9', description: 'Something new', weight: 10_000 },
    ])
  })

  it.each(['Zolltarifnummer', 'Code douanier', 'Position tarifaire', 'Código arancelario', 'Partida arancelaria'])(
    'SHIP-04 knows the HS code by its name in other languages: %s',
    async (name) => {
      const { targets } = await read(`SKU,Quantity,Price,${name}\nA-1,2,4.00,6911.10\n`)
      expect(targets).toEqual(['sku', 'quantity', 'unitCost', 'hsCode'])
    },
  )

  it('SHIP-04 PAGE-04 reads the country of origin by its code or name', async () => {
    const { targets, lines, refused } = await read(
      'SKU,Quantity,Price,Country of origin\nA-1,2,4.00,cn\nB-2,2,4.00,Vietnam\nC-3,2,4.00,\nD-4,2,4.00,Atlantis\n',
    )
    expect(targets).toEqual(['sku', 'quantity', 'unitCost', 'originCountry'])
    expect(lines.map(({ data }) => data.originCountry)).toEqual(['CN', 'VN', undefined])
    expect(refused.map(({ problems }) => problems)).toEqual([[linesMessages.noCountry]])
  })

  it('SHIP-04 leaves out rows that cannot be read, and says which and why', async () => {
    const { lines, refused } = await read(
      'SKU,Quantity,Price\nA-1,ten,4.00\nB-2,10,free\n,5,1.00\nC-3,-2,1.00\nD-4,2,3.00\n',
    )
    expect(lines.map(({ data }) => data.sku)).toEqual(['D-4'])
    expect(refused).toEqual([
      {
        n: 2,
        title: 'A-1',
        problems: ['Quantity has “ten”, which is not a number. Write it like 1234.56, or clear the cell.'],
      },
      {
        n: 3,
        title: 'B-2',
        problems: ['Unit price has “free”, which is not a number. Write it like 1234.56, or clear the cell.'],
      },
      { n: 4, title: '', problems: ['It has neither a SKU nor a name.'] },
      { n: 5, title: 'C-3', problems: ['Quantity must be at least 0'] },
    ])
  })

  it('SHIP-01 refuses a row with a currency and no price where the cost of its product is not known in it', async () => {
    const { lines, refused } = await read('SKU,Quantity,Currency\nBOWL,1,USD\nBOWL,2,EUR\nMUG-1,3,USD')
    expect(lines.map(({ n }) => n)).toEqual([3, 4])
    expect(refused).toEqual([{ n: 2, title: 'BOWL', problems: ['It needs a price in USD: its product costs €4.00.'] }])
  })

  it('SHIP-04 reads decimal commas and amounts with their currency', async () => {
    const { numbers, lines } = await read(
      'Artikelnummer;Menge;Einkaufspreis\nMUG-1;1,5;US$ 4,20\nB-2;20;US$ 1.234,50\n',
    )
    expect(numbers.sign).toBe(',')
    expect(lines.map(({ data }) => [data.quantity, data.unitCost, data.currency])).toEqual([
      [15_000, 4_200_000, 'USD'],
      [200_000, 1_234_500_000, 'USD'],
    ])
  })

  it('SHIP-04 unit prices of 1,234 beside 2.345 are asked about, although another column says how it is written', async () => {
    const file = 'SKU,Quantity,Unit price,Weight\nA-1,1,"1,234",0.5\nB-2,2,2.345,1.5\n'
    const asked = await read(file)
    expect(asked.lines).toEqual([])
    expect(asked.numbers.columns[2]).toMatchObject({ decimal: null, open: ['1,234', '2.345'] })
    const told = await read(file, { 2: { decimal: ',' } })
    expect(told.lines.map(({ data }) => [data.unitCost, data.weight])).toEqual([
      [1_234_000, 5_000],
      [2_345_000_000, 15_000],
    ])
  })

  it('SHIP-04 a duty of 0.05 is 5 %, unless a person says otherwise', async () => {
    const file = 'SKU,Quantity,Duty\nA-1,1,0.05\nB-2,2,0.1\n'
    const { numbers, lines } = await read(file)
    expect(numbers.columns[2]).toMatchObject({ fractional: ['0.05', '0.1'], fractions: true })
    expect(lines.map(({ data }) => data.dutyPercent)).toEqual([50_000, 100_000])
    const told = await read(file, { 2: { fractions: false } })
    expect(told.lines.map(({ data }) => data.dutyPercent)).toEqual([500, 1_000])
    const percents = await read('SKU,Quantity,Duty\nA-1,1,0.5 %\nB-2,2,1 %\n')
    expect(percents.lines.map(({ data }) => data.dutyPercent)).toEqual([5_000, 10_000])
  })

  it('SHIP-04 changes the lines that are there, each once, by product, SKU or name, and only in what the file says', async () => {
    const line = (id: string, data: PatchOfKind<'shipmentLine'>) =>
      emptyLine(id, 's1', { quantity: 100_000, unitCost: 4_000_000, currency: 'EUR', ...data })
    const present = [
      line('l1', { sku: 'OLD-MUG', productId: 'p1', hsCode: '6911.10' }),
      line('l2', { sku: 'NEW-9', description: 'Something new' }),
      line('l3', { description: 'Wrapping paper', quantity: 30_000 }),
    ]
    const file = 'SKU,Name,Quantity,Unit price,Currency\n'
    const rows = 'MUG-1,,12,4,EUR\nnew-9,Something new,10,4.5,USD\n,Wrapping paper,3,,\nNEW-9,Something new,1,4,EUR\n'
    const { made } = await read(file + rows, {}, present)
    expect(made.map(({ state, id, data }) => [state, id, data])).toEqual([
      ['update', 'l1', { sku: 'MUG-1', quantity: 120_000 }],
      [
        'update',
        'l2',
        {
          sku: 'new-9',
          unitCost: 4_500_000,
          currency: 'USD',
          rate: '0.875',
          rateDate: '2026-07-06',
          rateSource: 'ECB',
        },
      ],
      ['same', 'l3', {}],
      ['create', null, expect.objectContaining({ sku: 'NEW-9', quantity: 10_000, currency: 'EUR' })],
    ])
    const again = await read(file + rows, {}, [])
    expect(again.lines).toHaveLength(4)
  })

  it('SHIP-02 a line whose duty the file does not say leaves it to the product', async () => {
    const { lines } = await read('SKU,Quantity,Duty\nMUG-1,1,\nTEE-S,2,7\n')
    expect(lines.map(({ data }) => data.dutyPercent)).toEqual([undefined, 70_000])
  })
})

describe('the product that a text means', () => {
  it('SHIP-04 is none where two products have the same name, and the one with the SKU all the same', () => {
    const twice = [
      { id: 'a', name: 'Mug', nameKey: 'mug', sku: 'X1', barcode: '', variants: [] },
      { id: 'b', name: 'Mug', nameKey: 'mug', sku: 'X2', barcode: '', variants: [] },
    ] as unknown as readonly AnyRow[]
    const among = productFinder(twice)
    expect(among('Mug')).toBeUndefined()
    expect(among(' x2 ')?.productId).toBe('b')
    expect(among('')).toBeUndefined()
  })
})
