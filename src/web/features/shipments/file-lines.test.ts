import { describe, expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import { openTable } from '#web/kit/files/open-table.ts'
import { isEnough, recogniseLines } from './file-columns.ts'
import { fileLines } from './file-lines.ts'
import type { LineSurroundings } from './line-columns.ts'
import { productFinder } from '#web/kit/catalogue/product-finder.ts'

const surroundings: LineSurroundings = {
  currency: 'EUR',
  rateOf: (currency) => ({ rate: currency === 'USD' ? '0.875' : '', date: '2026-07-06', source: 'ECB' }),
}
const products = [
  { id: 'p1', name: 'Enamel mug', nameKey: 'enamel mug', sku: 'MUG-1', barcode: '4006381333931', variants: [] },
  {
    id: 'p2',
    name: 'T-shirt',
    nameKey: 't-shirt',
    sku: 'TEE',
    barcode: '',
    variants: [{ id: 'v1', name: 'Small', sku: 'TEE-S', barcode: '' }],
  },
] as unknown as readonly AnyRow[]
const find = productFinder(products)

async function read(text: string) {
  const table = await openTable(
    new Blob([text]),
    {},
    () => false,
    () => undefined,
  )
  const settings = recogniseLines(table, 'EUR')
  return { settings, ...fileLines(table, settings, surroundings, find) }
}

describe("a supplier's file", () => {
  it('SHIP-04 becomes lines by the names of its columns, with products found by SKU, barcode and variant', async () => {
    const { settings, lines, refused } = await read(
      [
        'Item code,Description,Order qty,Unit price,Currency,Duty %,HS code,Net weight (kg),CBM',
        'MUG-1,,120,4.25,USD,4.5,6911.10,0.35,0.002',
        '4006381333931,A mug,10,4.30,EUR,,,,',
        'TEE-S,Shirt,5,7,USD,12,,0.2,',
        'NEW-9,Something new,3,1.5,USD,0,,1 kg,',
      ].join('\n'),
    )
    expect(settings.targets).toEqual([
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
    expect(isEnough(settings)).toBe(true)
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
      { productId: 'p1', description: 'A mug', currency: 'EUR', rate: '', weight: null, dutyPercent: 0 },
      { productId: 'p2', variantId: 'v1', sku: 'TEE-S' },
      { productId: null, sku: 'NEW-9', description: 'Something new', weight: 10_000 },
    ])
  })

  it('SHIP-04 leaves out rows that cannot be read, and says which and why', async () => {
    const { lines, refused } = await read(
      'SKU,Quantity,Price\nA-1,ten,4.00\nB-2,10,free\n,5,1.00\nC-3,-2,1.00\nD-4,2,3.00\n',
    )
    expect(lines.map(({ data }) => data.sku)).toEqual(['D-4'])
    expect(refused).toEqual([
      { n: 2, message: 'Quantity “ten” is no number.' },
      { n: 3, message: 'Unit price “free” is no number.' },
      { n: 4, message: 'It has neither a SKU nor a name.' },
      { n: 5, message: 'Quantity “-2” is no number.' },
    ])
  })

  it('SHIP-04 reads decimal commas and amounts with their currency', async () => {
    const { settings, lines } = await read(
      'Artikelnummer;Menge;Einkaufspreis\nMUG-1;1,5;US$ 4,20\nB-2;20;US$ 1.234,50\n',
    )
    expect(settings.decimal).toBe(',')
    expect(lines.map(({ data }) => [data.quantity, data.unitCost, data.currency])).toEqual([
      [15_000, 4_200_000, 'USD'],
      [200_000, 1_234_500_000, 'USD'],
    ])
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
