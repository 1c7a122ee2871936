import type { ImportRow } from '#contract/change-set-rows.ts'

const UNIT = 1_000_000

/** How the rows of a made-up file are shared out. */
export interface FileShape {
  readonly rows: number
  /** Rows whose product is there already: the first ones. */
  readonly updates: number
  /** Every so many rows one is bad; 0 for none. */
  readonly badEvery: number
  readonly categories: number
}

/** A supplier's file of 25 columns, the same every time; its first rows are those of `existingRows`. */
export function supplierFile({ rows, updates, badEvery, categories }: FileShape): ImportRow[] {
  return Array.from({ length: rows }, (_, index) => {
    const isBad = badEvery > 0 && index % badEvery === badEvery - 1
    const category = index % categories
    return {
      n: index + 1,
      data: {
        ...productData(index),
        ...(index < updates ? { baseCost: (index % 500) * UNIT + 2 * UNIT } : {}),
        ...(isBad ? { name: '' } : {}),
      },
      category: [`Department ${category % 20}`, `Category ${category}`],
      brand: `Brand ${index % 40}`,
    }
  })
}

/** The products that a file's first rows update. */
export function existingRows(count: number): ImportRow[] {
  return Array.from({ length: count }, (_, index) => ({ n: index + 1, data: productData(index) }))
}

function productData(index: number): Record<string, unknown> {
  return {
    sku: `SKU-${String(index).padStart(6, '0')}`,
    name: `Product ${index} of stainless steel, brushed`,
    barcode: String(4_000_000_000_000 + index),
    description: 'A kitchen tool of stainless steel with a riveted handle, dishwasher safe. '.repeat(4),
    tags: ['kitchen', `series-${index % 30}`],
    stock: index % 400,
    groupKey: `model-${index}`,
    baseCurrency: 'EUR',
    baseCost: (index % 500) * UNIT + UNIT,
    shippingCost: (index % 7) * 100_000,
    importDuty: (index % 12) * 10_000,
    vatTax: 200_000,
    additionalCosts: [
      { id: 'packing', label: 'Packing', amount: 150_000 },
      { id: 'insurance', label: 'Insurance', amount: 50_000 },
    ],
    pricingMode: 'strategy',
    pricingStrategy: 'margin',
    pricingPercent: 400_000,
    retailPrice: (index % 500) * 2 * UNIT + UNIT,
    tradePrice: (index % 500) * UNIT + 2 * UNIT,
    priceEnding: '.99',
    floorMargin: 150_000,
    imageUrl: `https://shop.example/images/${index}.jpg`,
    isActive: index % 10 !== 0,
    color: 'steel',
  }
}
