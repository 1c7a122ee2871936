import { shopifyRows } from './shopify-rows.ts'
import { columnReader, isBlankRow, type SkippedRow, type SourceRow, type TableRows } from './source-row.ts'
import { type TargetId, targetOf } from './targets.ts'
import { wixRows } from './wix-rows.ts'
import { woocommerceRows } from './woocommerce-rows.ts'

/** A shop system whose product exports can be read. */
export type ProfileId = 'shopify' | 'shopify-legacy' | 'woocommerce' | 'wix' | 'google-merchant'

/** How the export of one system is recognised and read. */
export interface Profile {
  readonly id: ProfileId
  /** Columns of every such file. */
  readonly required: readonly string[]
  /** Columns of which a file has at least two. */
  readonly strong: readonly string[]
  /** The targets of its columns; of several for one target the first that is not empty is used. */
  readonly columns: readonly (readonly [string, TargetId])[]
  /** Reads its rows as products. */
  readonly rows: (headers: readonly string[], rows: TableRows) => Iterable<SourceRow | SkippedRow>
  /** Only the first entry of these cells is used: the main picture, the first category. */
  readonly listed: readonly TargetId[]
}

const profiles: readonly Profile[] = [
  {
    id: 'shopify',
    required: ['Title', 'URL handle'],
    strong: ['Option1 value', 'Compare-at price', 'Cost per item', 'Inventory tracker', 'Published on online store'],
    columns: [
      ['Title', 'name'],
      ['SKU', 'sku'],
      ['Barcode', 'barcode'],
      ['Description', 'description'],
      ['Product category', 'category'],
      ['Type', 'category'],
      ['Vendor', 'brand'],
      ['Tags', 'tags'],
      ['Cost per item', 'baseCost'],
      ['Price', 'retailPrice'],
      ['Inventory quantity', 'stock'],
      ['Status', 'active'],
      ['Published on online store', 'active'],
      ['Product image URL', 'imageUrl'],
    ],
    rows: shopifyRows,
    listed: [],
  },
  {
    id: 'shopify-legacy',
    required: ['Handle', 'Title'],
    strong: ['Body (HTML)', 'Variant SKU', 'Variant Price', 'Option1 Name', 'Variant Inventory Qty'],
    columns: [
      ['Title', 'name'],
      ['Variant SKU', 'sku'],
      ['Variant Barcode', 'barcode'],
      ['Body (HTML)', 'description'],
      ['Product Category', 'category'],
      ['Type', 'category'],
      ['Vendor', 'brand'],
      ['Tags', 'tags'],
      ['Cost per item', 'baseCost'],
      ['Variant Price', 'retailPrice'],
      ['Variant Inventory Qty', 'stock'],
      ['Status', 'active'],
      ['Published', 'active'],
      ['Image Src', 'imageUrl'],
    ],
    rows: shopifyRows,
    listed: [],
  },
  {
    id: 'woocommerce',
    required: ['Type', 'SKU', 'Name'],
    strong: ['Regular price', 'Is featured?', 'Visibility in catalog', 'In stock?', 'Short description'],
    columns: [
      ['Name', 'name'],
      ['SKU', 'sku'],
      ['GTIN, UPC, EAN, or ISBN', 'barcode'],
      ['Description', 'description'],
      ['Short description', 'description'],
      ['Categories', 'category'],
      ['Brands', 'brand'],
      ['Tags', 'tags'],
      ['Cost of goods', 'baseCost'],
      ['Meta: _wc_cog_cost', 'baseCost'],
      ['Meta: _alg_wc_cog_cost', 'baseCost'],
      ['Meta: _purchase_price', 'baseCost'],
      ['Regular price', 'retailPrice'],
      ['Stock', 'stock'],
      ['Published', 'active'],
      ['Images', 'imageUrl'],
    ],
    rows: woocommerceRows,
    listed: ['category', 'brand', 'imageUrl'],
  },
  {
    id: 'wix',
    required: ['fieldType', 'name'],
    strong: [
      'handleId',
      'handle',
      'productImageUrl',
      'media',
      'ribbon',
      'productOptionName1',
      'surcharge',
      'plainDescription',
    ],
    columns: [
      ['name', 'name'],
      ['sku', 'sku'],
      ['barcode', 'barcode'],
      ['description', 'description'],
      ['plainDescription', 'description'],
      ['collection', 'category'],
      ['primaryCategorySlug', 'category'],
      ['categorySlugs', 'category'],
      ['brand', 'brand'],
      ['cost', 'baseCost'],
      ['price', 'retailPrice'],
      ['inventory', 'stock'],
      ['visible', 'active'],
      ['productImageUrl', 'imageUrl'],
      ['media', 'imageUrl'],
    ],
    rows: wixRows,
    listed: [],
  },
  {
    id: 'google-merchant',
    required: ['id', 'title', 'price', 'availability'],
    strong: ['image_link', 'google_product_category', 'product_type', 'condition', 'gtin', 'item_group_id', 'link'],
    columns: [
      ['title', 'name'],
      ['id', 'sku'],
      ['gtin', 'barcode'],
      ['description', 'description'],
      ['product_type', 'category'],
      ['google_product_category', 'category'],
      ['brand', 'brand'],
      ['cost_of_goods_sold', 'baseCost'],
      ['price', 'retailPrice'],
      ['image_link', 'imageUrl'],
      ['item_group_id', 'groupKey'],
      ['size', 'option'],
      ['color', 'option'],
      ['pattern', 'option'],
    ],
    rows: (_headers, rows) => plainRows(rows),
    listed: [],
  },
]

/** The profile of a system. */
export function profileOf(id: ProfileId): Profile {
  const profile = profiles.find((each) => each.id === id)
  if (!profile) throw new Error(`No profile is named ${id}`)
  return profile
}

/** The system that wrote a file, by its headers; null for any other file (PROD-14). */
export function recogniseProfile(headers: readonly string[]): Profile | null {
  const { column } = columnReader(headers)
  const has = (name: string): boolean => column(name) >= 0
  return profiles.find(({ required, strong }) => required.every(has) && strong.filter(has).length >= 2) ?? null
}

/**
 * The target of each column of a system's file. Of several columns for one target the first with content counts; other columns are left
 * out.
 */
export function profileColumns(
  profile: Profile,
  headers: readonly string[],
  isFilled: (column: number) => boolean,
): readonly (TargetId | null)[] {
  const { column } = columnReader(headers)
  const found = new Map<TargetId, number>()
  const further = new Map<number, TargetId>()
  for (const [name, target] of profile.columns) {
    const at = column(name)
    const earlier = found.get(target)
    if (at < 0) continue
    if (targetOf(target).many) further.set(at, target)
    else if (earlier === undefined || (!isFilled(earlier) && isFilled(at))) found.set(target, at)
  }
  return headers.map((_, index) => further.get(index) ?? [...found].find(([, at]) => at === index)?.[0] ?? null)
}

/** The rows of a file of no known system: each is a product, except blank ones. */
export function* plainRows(rows: TableRows): Generator<SourceRow | SkippedRow> {
  for (const [index, cells] of rows.entries()) {
    const n = index + 1
    yield isBlankRow(cells) ? { n, skipped: 'blank' } : { n, cells }
  }
}
