import { describe, expect, it } from 'vitest'
import { profileColumns, profileOf, recogniseProfile } from './profiles.ts'
import { shopifyRows } from './shopify-rows.ts'
import type { SkippedRow, SourceRow } from './source-row.ts'
import { wixRows } from './wix-rows.ts'
import { woocommerceRows } from './woocommerce-rows.ts'

const LEGACY =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Value,Variant SKU,Variant Price,Image Src,Cost per item,Status'
const CURRENT =
  'Title,URL handle,Description,Vendor,Product category,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Cost per item,Inventory tracker,Product image URL'
const WOO =
  'ID,Type,SKU,Name,Published,Is featured?,Short description,Description,Stock,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 value(s)'
const WIX =
  'handleId,fieldType,name,description,productImageUrl,collection,sku,price,surcharge,visible,inventory,cost,productOptionName1,productOptionDescription1'
const WIX_NEW =
  'handle,fieldType,name,visible,plainDescription,media,price,cost,inventory,sku,productOptionName1,productOptionChoices1'

const cells = (line: string): string[] => line.split(',')

/** A row with these cells, by the names of their columns. */
function row(header: string, values: Record<string, string>): string[] {
  return cells(header).map((name) => values[name] ?? '')
}

/** The cells of a row that was read, by name; or why it was skipped. */
function read(header: string, rows: Iterable<SourceRow | SkippedRow>, names: readonly string[]) {
  return [...rows].map((each) => {
    if ('skipped' in each) return each.skipped
    const shown = names.map((name) => each.cells[cells(header).indexOf(name)] ?? '')
    const options = each.options?.map(({ name, value }) => `${name}: ${value}`).join(', ')
    return [...shown, options ?? null, each.group ?? null, ...(each.isProduct ? ['product'] : [])]
  })
}

describe('the recognition of shop systems', () => {
  it.each([
    [LEGACY, 'shopify-legacy'],
    [CURRENT, 'shopify'],
    [WOO, 'woocommerce'],
    [WIX, 'wix'],
    [WIX_NEW, 'wix'],
    ['id,title,description,link,image_link,availability,price,brand,gtin', 'google-merchant'],
    [LEGACY.toUpperCase(), 'shopify-legacy'],
  ])('PROD-14 %s is recognised', (header, id) => {
    expect(recogniseProfile(cells(header))?.id).toBe(id)
  })

  it.each([
    'Name,SKU,Cost,Price',
    'Title,Handle',
    'Type,SKU,Name,Price',
    'name,fieldType',
    'id,title,price,availability',
  ])('PROD-14 %s is no export of a shop system', (header) => {
    expect(recogniseProfile(cells(header))).toBeNull()
  })

  it('PROD-14 of two columns for one thing the first with something in it is used', () => {
    const headers = cells(CURRENT)
    const columnsOf = (filled: (name: string) => boolean) =>
      profileColumns(profileOf('shopify'), headers, (at) => filled(headers[at] ?? ''))
    const categoryOf = (filled: (name: string) => boolean) => headers[columnsOf(filled).indexOf('category')]
    expect(categoryOf(() => true)).toBe('Product category')
    expect(categoryOf((name) => name !== 'Product category')).toBe('Type')
    expect(columnsOf(() => true).filter((target) => target === 'active')).toHaveLength(1)
  })
})

describe('Shopify', () => {
  const rows = [
    row(LEGACY, {
      Handle: 'mug',
      Title: 'Mug',
      Vendor: 'Acme',
      Published: 'true',
      'Option1 Name': 'Size',
      'Option1 Value': 'Small',
      'Variant SKU': 'M-S',
    }),
    row(LEGACY, {
      Handle: 'mug',
      'Option1 Value': 'Large',
      'Option2 Value': 'Red',
      'Variant SKU': 'M-L',
      Vendor: 'Other',
    }),
    row(LEGACY, { Handle: 'mug', 'Image Src': 'https://example.test/2.png' }),
    row(LEGACY, {}),
    row(LEGACY, { Handle: 'hook', Title: 'Hook', 'Option1 Value': 'Default Title', 'Variant SKU': 'H' }),
  ]

  it('PROD-14 each variant becomes a row that takes what is blank from the first of its product', () => {
    expect(read(LEGACY, shopifyRows(cells(LEGACY), rows), ['Title', 'Variant SKU', 'Vendor'])).toEqual([
      ['Mug', 'M-S', 'Acme', 'Size: Small', 'mug'],
      ['Mug', 'M-L', 'Other', 'Size: Large, Option 2: Red', 'mug'],
      'image',
      'blank',
      ['Hook', 'H', '', null, null],
    ])
  })

  it('PROD-14 what belongs to one variant is not handed on to the next', () => {
    const priced = [
      row(LEGACY, {
        Handle: 'mug',
        Title: 'Mug',
        'Variant Price': '12.50',
        'Cost per item': '4.20',
        'Option1 Value': 'S',
      }),
      row(LEGACY, { Handle: 'mug', 'Option1 Value': 'L' }),
    ]
    const [, second] = read(LEGACY, shopifyRows(cells(LEGACY), priced), ['Variant Price', 'Cost per item'])
    expect(second).toEqual(['', '', 'Option 1: L', 'mug'])
  })

  it('PROD-14 continuation is seen whether the handle is repeated, blank or the title is repeated too', () => {
    const files = [
      [
        { 'URL handle': 'mug', Title: 'Mug', SKU: 'A' },
        { 'URL handle': 'mug', SKU: 'B' },
      ],
      [{ 'URL handle': 'mug', Title: 'Mug', SKU: 'A' }, { SKU: 'B' }],
      [
        { 'URL handle': 'mug', Title: 'Mug', SKU: 'A' },
        { 'URL handle': 'mug', Title: 'Mug', SKU: 'B' },
      ],
    ]
    for (const file of files) {
      const source = file.map((values) => row(CURRENT, { ...values, 'Option1 value': values.SKU }))
      expect(read(CURRENT, shopifyRows(cells(CURRENT), source), ['Title', 'SKU'])).toEqual([
        ['Mug', 'A', 'Option 1: A', 'mug'],
        ['Mug', 'B', 'Option 1: B', 'mug'],
      ])
    }
  })
})

describe('rows of Shopify that no option tells apart', () => {
  /** For each row that was read, the row that it cannot be distinguished from; null if there is none. */
  const doubts = (...rows: readonly Readonly<Record<string, string>>[]) =>
    [
      ...shopifyRows(
        cells(LEGACY),
        rows.map((values) => row(LEGACY, values)),
      ),
    ].map((each) => ('skipped' in each ? each.skipped : (each.sameAs ?? null)))
  const mug = (sku: string, option = '') => ({
    Handle: 'mug',
    Title: 'Mug',
    'Variant SKU': sku,
    'Option1 Value': option,
  })

  it.each([
    ['both have none', [mug('A'), mug('B'), mug('C')], [null, 1, 1]],
    ['the option is Shopify’s word for none', [mug('A', 'Default Title'), mug('B', 'Default Title')], [null, 1]],
    ['only the first has one', [mug('A', 'Small'), mug('B')], [null, 1]],
    ['only the second has one', [mug('A'), mug('B', 'Small')], [null, 1]],
    ['each has its own', [mug('A', 'Small'), mug('B', 'Large')], [null, null]],
    ['they have handles of their own', [mug('A'), { ...mug('B'), Handle: 'cup', Title: 'Cup' }], [null, null]],
    ['it is a picture more', [mug('A'), { Handle: 'mug', 'Image Src': 'https://a.example/2.png' }], [null, 'image']],
  ] as const)('PROD-14 rows of one handle without options are said: %s', (_, rows, found) => {
    expect(doubts(...rows)).toEqual(found)
  })
})

describe('WooCommerce', () => {
  it('PROD-14 a parent named by SKU or by id, before or after, gives its variations what they leave blank', () => {
    const rows = [
      row(WOO, {
        ID: '76',
        Type: 'variation',
        SKU: 'mug-s',
        Name: 'Mug - Small',
        Parent: 'mug',
        'Attribute 1 name': 'Size',
        'Attribute 1 value(s)': 'Small',
      }),
      row(WOO, {
        ID: '44',
        Type: 'variable',
        SKU: 'mug',
        Name: 'Mug',
        Categories: 'Home',
        Description: 'Glazed',
        'Attribute 1 name': 'Size',
        'Attribute 1 value(s)': 'Small, Large',
      }),
      row(WOO, {
        ID: '77',
        Type: 'variation',
        SKU: 'mug-l',
        Parent: 'id:44',
        'Attribute 1 name': 'Size',
        'Attribute 1 value(s)': 'Large',
        'Attribute 2 value(s)': 'Red',
      }),
    ]
    expect(read(WOO, woocommerceRows(cells(WOO), rows), ['SKU', 'Name', 'Categories', 'Description'])).toEqual([
      ['mug-s', 'Mug - Small', 'Home', 'Glazed', 'Size: Small', 'mug'],
      ['mug', 'Mug', 'Home', 'Glazed', 'Size: ', 'mug', 'product'],
      ['mug-l', 'Mug', 'Home', 'Glazed', 'Size: Large, Option 2: Red', 'mug'],
    ])
  })

  it('PROD-14 a parent without variations is a product by itself, a group of products is none, an orphan is kept', () => {
    const rows = [
      row(WOO, { ID: '1', Type: 'variable', SKU: 'lamp', Name: 'Lamp' }),
      row(WOO, { ID: '2', Type: 'grouped', SKU: 'set', Name: 'Set' }),
      row(WOO, { ID: '3', Type: 'simple, virtual', SKU: 'plan', Name: 'Plan' }),
      row(WOO, { ID: '4', Type: 'variation', SKU: 'lost', Name: 'Lost', Parent: 'id:99' }),
    ]
    expect(read(WOO, woocommerceRows(cells(WOO), rows), ['SKU'])).toEqual([
      ['lamp', null, null],
      'grouped',
      ['plan', null, null],
      ['lost', '', 'id:99'],
    ])
  })
})

describe('Wix', () => {
  it('PROD-14 in the older form a variant costs the product’s price plus its surcharge, exactly', () => {
    const rows = [
      row(WIX, {
        handleId: 'tee',
        fieldType: 'Product',
        name: 'Tee',
        price: '20.10',
        cost: '6',
        productOptionName1: 'Size',
        collection: 'Shirts;New',
        productImageUrl: 'a.jpg;b.jpg',
      }),
      row(WIX, { handleId: 'tee', fieldType: 'Variant', sku: 'T-S', productOptionDescription1: 'S' }),
      row(WIX, { handleId: 'tee', fieldType: 'Variant', sku: 'T-L', surcharge: '0.2', productOptionDescription1: 'L' }),
      row(WIX, {
        handleId: 'cap',
        fieldType: 'Product',
        name: 'Cap',
        price: '9',
        productImageUrl: 'https://example.test/c.jpg',
      }),
    ]
    const media = 'https://static.wixstatic.com/media/'
    expect(
      read(WIX, wixRows(cells(WIX), rows), ['name', 'sku', 'price', 'cost', 'collection', 'productImageUrl']),
    ).toEqual([
      ['Tee', '', '20.10', '6', 'Shirts', `${media}a.jpg`, 'Size: ', 'tee', 'product'],
      ['Tee', 'T-S', '20.10', '6', 'Shirts', `${media}a.jpg`, 'Size: S', 'tee'],
      ['Tee', 'T-L', '20.3', '6', 'Shirts', `${media}a.jpg`, 'Size: L', 'tee'],
      ['Cap', '', '9', '', '', 'https://example.test/c.jpg', null, null],
    ])
  })

  it('PROD-14 in the newer form rows of pictures are left out and variants have prices of their own', () => {
    const rows = [
      row(WIX_NEW, { handle: 'tee', fieldType: 'PRODUCT', name: 'Tee', price: '20' }),
      row(WIX_NEW, { handle: 'tee', fieldType: 'MEDIA', media: 'https://example.test/2.jpg' }),
      row(WIX_NEW, { handle: 'tee', fieldType: 'VARIANT', sku: 'T-S', price: '21', productOptionChoices1: 'S' }),
    ]
    expect(read(WIX_NEW, wixRows(cells(WIX_NEW), rows), ['name', 'price'])).toEqual([
      ['Tee', '20', '', 'tee', 'product'],
      'image',
      ['Tee', '21', 'Option 1: S', 'tee'],
    ])
  })

  it('PROD-14 a surcharge that is no number stays visible as a problem of the price', () => {
    const rows = [
      row(WIX, { handleId: 'tee', fieldType: 'Product', price: '20' }),
      row(WIX, { handleId: 'tee', fieldType: 'Variant', surcharge: 'some' }),
    ]
    expect(read(WIX, wixRows(cells(WIX), rows), ['price'])[1]).toEqual(['20 + some', '', 'tee'])
  })
})
