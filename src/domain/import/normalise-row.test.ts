import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RowReading } from './import-settings.ts'
import { rowNormaliser } from './normalise-row.ts'
import type { SourceRow } from './source-row.ts'
import type { TargetId } from './targets.ts'

const RATES = { base: 'EUR', date: '2026-11-20', source: 'ECB', rates: { USD: '1.25', JPY: '160' } }

type Columns = Record<string, TargetId>

function reading(columns: Columns, more: Partial<RowReading> = {}): RowReading {
  return {
    profile: null,
    columns: Object.values(columns),
    names: Object.keys(columns),
    currency: 'USD',
    soldIn: null,
    isCurrencyStated: true,
    rates: RATES,
    decimal: '.',
    columnDecimals: [],
    zeroIsUnknown: true,
    fractions: [],
    categorySeparator: '>',
    sections: null,
    joins: new Map(),
    ...more,
  }
}

function read(
  columns: Columns,
  cells: readonly string[],
  more: Partial<RowReading> = {},
  row: Partial<SourceRow> = {},
) {
  return rowNormaliser(reading(columns, more))({ n: 7, cells, ...row })
}

const cost: Columns = { Cost: 'baseCost' }

describe('a row of a file as a product', () => {
  it('PROD-14 PRICE-09 tells amounts whose currency is assumed from those whose currency the file says', () => {
    const columns: Columns = { ...cost, Money: 'currency' }
    const unsaid = { isCurrencyStated: false }
    expect(read(columns, ['5', ''], unsaid)).toMatchObject({ data: { baseCurrency: 'USD' }, isCurrencyAssumed: true })
    expect(read(columns, ['5', 'USD'], unsaid)).not.toHaveProperty('isCurrencyAssumed')
    expect(read(columns, ['5', ''])).not.toHaveProperty('isCurrencyAssumed')
    expect(read(columns, ['5', ''], { ...unsaid, soldIn: 'EUR' })).not.toHaveProperty('isCurrencyAssumed')
    expect(read(columns, ['', ''], unsaid)).not.toHaveProperty('isCurrencyAssumed')
  })

  it('PROD-14 is written in stored form: units, ppm, names instead of ids', () => {
    const columns: Columns = {
      Name: 'name',
      Code: 'sku',
      Group: 'category',
      Maker: 'brand',
      Words: 'tags',
      Cost: 'baseCost',
      Duty: 'importDuty',
      RRP: 'retailPrice',
      Stock: 'stock',
      Live: 'active',
      Insurance: 'extraCost',
    }
    const cells = [
      'Hook ',
      ' H-1',
      'Home > Hall',
      'Acme',
      'iron, "wall, door"',
      '1.2345',
      '4.5',
      '3.99',
      '12.0',
      'yes',
      '0.10',
    ]
    expect(read(columns, cells)).toEqual({
      n: 7,
      data: {
        name: 'Hook',
        sku: 'H-1',
        tags: ['iron', 'wall, door'],
        baseCurrency: 'USD',
        baseCost: 1_234_500,
        importDuty: 45_000,
        retailPrice: 3_990_000,
        pricingMode: 'retailPrice',
        stock: 12,
        isActive: true,
        additionalCosts: [{ id: 'column-11-insurance', label: 'Insurance', amount: 100_000 }],
      },
      category: ['Home', 'Hall'],
      brand: 'Acme',
    })
  })

  it('PROD-14 blank cells say nothing, so that an update leaves those fields as they are', () => {
    const columns: Columns = { Name: 'name', Cost: 'baseCost', Stock: 'stock', Live: 'active', Group: 'category' }
    expect(read(columns, ['', ' ', '', '', ''])).toEqual({ n: 7, data: {} })
    expect(read(columns, [])).toEqual({ n: 7, data: {} })
  })

  it('PROD-14 a row with a cost only says nothing about its pricing', () => {
    expect(read(cost, ['2.50']).data).toEqual({ baseCurrency: 'USD', baseCost: 2_500_000 })
  })

  it('PRICE-15 costs of a supplier who is paid in another currency are converted at the dated rate and keep what was paid', () => {
    const columns: Columns = { Cost: 'baseCost', Freight: 'shippingCost', Insurance: 'extraCost', Ours: 'retailPrice' }
    const origin = { currency: 'USD', to: 'EUR', rate: '0.8', date: '2026-11-20', source: 'ECB' }
    expect(read(columns, ['12.50', '1', '$0.10', '29.90'], { soldIn: 'EUR' }).data).toEqual({
      baseCurrency: 'EUR',
      baseCost: 10_000_000,
      baseCostOrigin: { amount: '12.50', ...origin },
      shippingCost: 800_000,
      shippingCostOrigin: { amount: '1.00', ...origin },
      additionalCosts: [
        { id: 'column-3-insurance', label: 'Insurance', amount: 80_000, origin: { amount: '0.10', ...origin } },
      ],
      retailPrice: 29_900_000,
      pricingMode: 'retailPrice',
    })
    expect(read({ Currency: 'currency', ...cost }, ['JPY', '160'], { soldIn: 'EUR' }).data).toMatchObject({
      baseCurrency: 'EUR',
      baseCost: 1_000_000,
      baseCostOrigin: { amount: '160', currency: 'JPY' },
    })
  })

  it('PRICE-15 a cost without a rate, and a price in the currency of the costs, are problems by name', () => {
    const columns: Columns = { Cost: 'baseCost', RRP: 'retailPrice' }
    expect(read(columns, ['12.50', '30'], { soldIn: 'VES' }).problems).toEqual([
      { field: 'baseCost', message: expect.stringContaining('no exchange rate to VES is known') },
    ])
    expect(read(columns, ['12.50', 'USD 30'], { soldIn: 'EUR' }).problems).toEqual([
      { field: 'retailPrice', message: expect.stringContaining('is in USD') },
    ])
  })

  it('PRICE-09 four decimals are kept: nothing is rounded', () => {
    expect(read(cost, ['2171.2942']).data['baseCost']).toBe(2_171_294_200)
    expect(read(cost, ['.8565']).data['baseCost']).toBe(856_500)
  })

  it('PRICE-09 every amount with up to six decimals is read exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (units) => {
        const text = String(units).padStart(7, '0')
        expect(read(cost, [`${text.slice(0, -6)}.${text.slice(-6)}`]).data['baseCost']).toBe(units)
      }),
    )
  })

  it('PROD-14 a cost of 0 is unknown when the user says so, and 0 when not', () => {
    const columns: Columns = { Cost: 'baseCost', Price: 'retailPrice' }
    expect(read(columns, ['.0000', '.0000'])).toEqual({ n: 7, data: {} })
    expect(read(columns, ['.0000', '.0000'], { zeroIsUnknown: false }).data).toEqual({
      baseCurrency: 'USD',
      baseCost: 0,
      retailPrice: 0,
      pricingMode: 'retailPrice',
    })
  })

  it.each([
    ['1.234,56', ',', 1_234_560_000],
    ['1 234,56', ',', 1_234_560_000],
    ["1'234.56", '.', 1_234_560_000],
    ['1,234.56', '.', 1_234_560_000],
    ['$12.50', '.', 12_500_000],
    ['12.50 USD', '.', 12_500_000],
    ['US$ 12.50', '.', 12_500_000],
    ['-', '.', undefined],
  ] as const)('PROD-14 the amount %s with the decimal sign %s', (cell, decimal, units) => {
    const row = read(cost, [cell], { decimal })
    expect(row.data['baseCost']).toBe(units)
    expect(row.problems).toBeUndefined()
  })

  it.each([
    ['€ 5', 'which is in EUR, but the row is read in USD'],
    ['5 EUR', 'which is in EUR, but the row is read in USD'],
    ['£5', 'which is in GBP'],
    ['¥ 500', 'which is in ¥'],
    ['abc', 'has “abc”, which is not a number'],
    ['1,5', 'does not fit the decimal sign “.”'],
    ['-5', 'cannot be below 0'],
    ['99999999999999999', 'is too large: at most 999,999,999.99 USD'],
  ])('PROD-14 the amount %s is a problem by name, never dropped in silence', (cell, message) => {
    const { data, problems } = read(cost, [cell])
    expect(data['baseCost']).toBeUndefined()
    expect(problems).toEqual([{ field: 'baseCost', message: expect.stringContaining(message) }])
  })

  it('PROD-14 a column of currencies decides row by row, and the cell must agree with it', () => {
    const columns: Columns = { Cost: 'baseCost', Currency: 'currency' }
    expect(read(columns, ['5', 'eur']).data).toEqual({ baseCurrency: 'EUR', baseCost: 5_000_000 })
    expect(read(columns, ['€5', '€']).data).toEqual({ baseCurrency: 'EUR', baseCost: 5_000_000 })
    expect(read(columns, ['500', 'JPY']).data).toEqual({ baseCurrency: 'JPY', baseCost: 5_000_000 })
    expect(read(columns, ['$5', 'EUR']).problems?.[0]?.message).toContain('which is in $')
    expect(read(columns, ['5', 'Euros']).problems?.[0]).toMatchObject({ field: 'currency' })
  })

  it('PRICE-01 a margin of 100 % and more is refused with the words of the catalogue', () => {
    expect(read({ Margin: 'margin' }, ['100']).problems).toEqual([
      { field: 'margin', message: 'A margin must be below 100%.' },
    ])
    expect(read({ Margin: 'margin' }, ['40 %']).data).toEqual({
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingPercent: 400_000,
    })
  })

  it('PROD-14 a price in the file is a fact, whatever margin stands beside it', () => {
    const price = read({ Margin: 'margin', Price: 'retailPrice' }, ['40', '9.99'])
    expect(price.data['pricingMode']).toBe('retailPrice')
    const other = read({ Price: 'retailPrice', Markup: 'markup' }, ['9.99', '40'])
    expect(other.data['pricingMode']).toBe('retailPrice')
    expect(read({ Price: 'retailPrice', Markup: 'markup' }, ['', '40']).data['pricingMode']).toBe('strategy')
  })

  it('PROD-14 percentages as a spreadsheet keeps them are read as fractions where the file has only those', () => {
    expect(read({ Duty: 'importDuty' }, ['0.045'], { fractions: [true] }).data['importDuty']).toBe(45_000)
    expect(read({ Duty: 'importDuty' }, ['4.5 %'], { fractions: [true] }).data['importDuty']).toBe(45_000)
    expect(read({ Duty: 'importDuty' }, ['0.5'], { fractions: [false] }).data['importDuty']).toBe(5_000)
  })

  it.each([
    ['stock', '12.5', 'has “12.5”. Write a whole number, or clear the cell.'],
    ['active', 'maybe', 'has “maybe”. Write yes or no, or leave the column out.'],
    ['imageUrl', 'mug.png', 'has “mug.png”, which is not a web address. It must start with http:// or https://.'],
    ['sku', 'x'.repeat(121), 'has 121 characters; 120 are possible. Shorten it, or leave the column out.'],
    ['name', 'a\0b', 'has characters that cannot be kept. Save the file again as UTF-8, or choose its encoding.'],
    ['name', '\ud800', 'has characters that cannot be kept. Save the file again as UTF-8, or choose its encoding.'],
    ['category', 'y'.repeat(201), 'has 201 characters; 200 are possible. Shorten it, or leave the column out.'],
    ['tags', 'z'.repeat(61), 'has 61 characters; 60 are possible. Shorten it, or leave the column out.'],
  ] as const)('PROD-14 the %s %s has its reason and remedy', (target, cell, message) => {
    expect(read({ Column: target }, [cell]).problems).toEqual([{ field: target, message }])
  })

  it('PROD-14 availability in words says nothing about how many there are', () => {
    expect(read({ Stock: 'stock' }, ['IN_STOCK'])).toEqual({ n: 7, data: {} })
  })

  it('PROD-14 descriptions lose their HTML', () => {
    expect(read({ Text: 'description' }, ['<p>Hand-glazed &amp; red</p>']).data['description']).toBe(
      'Hand-glazed & red',
    )
  })

  it('CAT-01 category and subcategory make two levels, of a deeper path the first and the last', () => {
    const columns: Columns = { Top: 'category', Sub: 'subcategory' }
    expect(read(columns, ['Home > Kitchen', 'Mugs']).category).toEqual(['Home', 'Mugs'])
    expect(read(columns, ['Home', '']).category).toEqual(['Home'])
    expect(read(columns, ['', 'Mugs']).category).toEqual(['Mugs'])
    expect(read({ Sub: 'subcategory', Top: 'category' }, ['Mugs', 'Home']).category).toEqual(['Home', 'Mugs'])
  })

  it('PROD-14 an id is replaced by what the second file names it; an unknown id is a problem', () => {
    const joins = new Map([[0, (id: string) => (id.trim() === '3' ? ['Bikes', 'Road', 'Race'] : undefined)]])
    const columns: Columns = { CategoryID: 'category' }
    expect(read(columns, [' 3'], { joins }).category).toEqual(['Bikes', 'Race'])
    expect(read(columns, [''], { joins })).toEqual({ n: 7, data: {} })
    expect(read(columns, ['9'], { joins }).problems?.[0]?.message).toContain('which the second file does not name')
    expect(read({ Maker: 'brand' }, ['3'], { joins }).brand).toBe('Race')
  })

  it('PROD-14 a variant keeps the name of its product and says what tells it apart', () => {
    const options = [{ name: 'Size', value: 'Small' }]
    const variant = { options, group: 'mug' }
    const row = read({ Name: 'name' }, ['Mug'], {}, variant)
    expect(row).toMatchObject({ data: { name: 'Mug', groupKey: 'mug' }, options })
    expect(read({ Code: 'sku' }, ['M'], {}, { ...variant, isProduct: true })).toMatchObject({ isProduct: true })
    expect(read({ Code: 'sku' }, ['M'], {}, { options })).not.toHaveProperty('options')
  })

  it('PROD-14 columns of options are named by their heading, or by columns that name them', () => {
    const cells = ['Mug', 'mug', 'Small', 'Red']
    expect(read({ Name: 'name', Model: 'groupKey', Size: 'option', Colour: 'option' }, cells).options).toEqual([
      { name: 'Size', value: 'Small' },
      { name: 'Colour', value: 'Red' },
    ])
    const named = { Name: 'name', Model: 'groupKey', 'Option 1': 'optionName', 'Value 1': 'option' } as const
    expect(read(named, ['Mug', 'mug', 'Size', 'Small']).options).toEqual([{ name: 'Size', value: 'Small' }])
    expect(read(named, ['Mug', 'mug', '', 'Small']).options).toEqual([{ name: 'Value 1', value: 'Small' }])
    expect(read(named, ['Mug', 'mug', 'Size', ' '])).not.toHaveProperty('options')
  })

  it('PROD-14 an option too long to be kept is a problem, never cut', () => {
    const row = read({ Name: 'name', Model: 'groupKey', Size: 'option' }, ['Mug', 'mug', 'x'.repeat(121)])
    expect(row.problems?.map(({ field }) => field)).toEqual(['option'])
  })

  it('PROD-14 a row that no option tells from another one of its handle is a problem that names the other', () => {
    const row = read({ Title: 'name', Handle: 'groupKey' }, ['Mug', 'mug'], {}, { sameAs: 3 })
    expect(row.problems).toEqual([{ field: 'option', message: expect.stringContaining('row 3 has the same handle') }])
    expect(read({ Title: 'name', Handle: 'groupKey' }, ['Mug', 'mug'])).not.toHaveProperty('problems')
  })

  it('PROD-14 of the lists of WooCommerce the first category and the first picture are used', () => {
    const columns: Columns = { Categories: 'category', Images: 'imageUrl' }
    const cells = ['Home > Kitchen, Gifts', 'https://example.test/1.png, https://example.test/2.png']
    const row = read(columns, cells, { profile: 'woocommerce' })
    expect(row).toEqual({ n: 7, data: { imageUrl: 'https://example.test/1.png' }, category: ['Home', 'Kitchen'] })
  })

  it('PROD-14 no cell makes the reading throw', () => {
    const targets: TargetId[] = [
      'name',
      'sku',
      'baseCost',
      'margin',
      'category',
      'tags',
      'currency',
      'stock',
      'active',
      'imageUrl',
    ]
    const columns = Object.fromEntries(targets.map((target) => [target, target]))
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: targets.length }), (cells) => {
        const { data, problems = [] } = read(columns, cells)
        expect(problems.every(({ message }) => message.length < 400)).toBe(true)
        expect(Number.isSafeInteger(data['baseCost'] ?? 0)).toBe(true)
      }),
    )
  })
})
