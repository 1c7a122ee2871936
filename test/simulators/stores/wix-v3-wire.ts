import type { StoreOffer } from '#server/stores/port.ts'
import {
  applicationError,
  limitIn,
  listIn,
  notFound,
  ok,
  part,
  textIn,
  violation,
  type WixCall,
  type WixReply,
} from './wix-answers.ts'
import {
  bump,
  bumpStock,
  kept,
  nextId,
  pageUrlOf,
  positionAfter,
  type WixProduct,
  type WixState,
  type WixVariant,
} from './wix-state.ts'

const ALL_PRODUCTS = 'e0000000-0000-4000-8000-000000000001'
const AMOUNT = /^\d{1,9}(\.\d{1,3})?$/

/** What a call of catalogue V3 changed: the events that the site sends of it. */
export type OnV3Change = (
  product: WixProduct,
  event: 'product_updated' | 'inventory_item_updated',
  variant?: WixVariant,
) => void

/** How far the bulk query of variants lags behind the products. */
export interface V3Lag {
  readonly ms: number
}

/** Answers a call of catalogue V3; undefined for what is none. */
export function answerV3(state: WixState, call: WixCall, changed: OnV3Change, lag: V3Lag): WixReply | undefined {
  const { method, path, body } = call
  const route = `${method} ${path}`
  if (route === 'POST /stores/v3/products/query') return queryProducts(state, body)
  if (route === 'POST /stores/v3/products/count') return ok({ count: state.order.length })
  if (route === 'POST /stores/v3/products/query-variants') return queryVariants(state, body, lag)
  if (route === 'POST /stores/v3/inventory-items/query') return queryStock(state, body)
  if (route === 'GET /stores/v3/all-products-category') return ok({ categoryId: ALL_PRODUCTS })
  if (route === 'POST /categories/v1/categories/query') return queryCategories(state, body)
  const stocked = /^\/stores\/v3\/inventory-items\/([^/]+)$/.exec(path)?.[1]
  if (stocked !== undefined && method === 'PATCH') return patchStock(state, stocked, body, changed)
  const one = /^\/stores\/v3\/products\/([^/]+)$/.exec(path)?.[1]
  if (one === undefined) return undefined
  const product = state.byId.get(one)
  if (!product) return notFound('product')
  if (method === 'GET') return ok({ product: onWire(state, product, call.query.getAll('fields'), true) })
  return method === 'PATCH' ? patchProduct(state, product, body, changed) : undefined
}

interface Cursor {
  readonly after: number
  readonly ids: readonly string[]
}

function cursorIn(body: unknown): Cursor | undefined {
  const written = textIn(body, 'query', 'cursorPaging', 'cursor')
  if (written === '') return undefined
  try {
    return JSON.parse(Buffer.from(written, 'base64url').toString('utf8')) as Cursor
  } catch {
    return undefined
  }
}

function paged(count: number, next: Cursor | undefined): object {
  const cursor = next && Buffer.from(JSON.stringify(next)).toString('base64url')
  return {
    pagingMetadata: { count, cursors: cursor === undefined ? {} : { next: cursor }, hasNext: next !== undefined },
  }
}

function isBadCursor(body: unknown): boolean {
  return textIn(body, 'query', 'cursorPaging', 'cursor') !== '' && cursorIn(body) === undefined
}

const badCursor = (): WixReply => applicationError(400, 'INVALID_CURSOR', 'the cursor is not valid')

function queryProducts(state: WixState, body: unknown): WixReply {
  const limit = limitIn(part(body, 'query', 'cursorPaging', 'limit'), 100)
  if (limit < 0) return violation('query.cursorPaging.limit', 'must be between 1 and 100')
  if (isBadCursor(body)) return badCursor()
  if (part(body, 'query', 'sort') !== undefined)
    return applicationError(400, 'INVALID_SORT', 'sorting is not supported')
  const from = positionAfter(state.order, cursorIn(body)?.after ?? -1)
  const rows = state.order.slice(from, from + limit)
  const fields = listIn(body, 'fields').map(String)
  const last = rows.at(-1)
  const next = last && from + limit < state.order.length ? { after: last.number, ids: [] } : undefined
  return ok({ products: rows.map((each) => onWire(state, each, fields, false)), ...paged(rows.length, next) })
}

function idsIn(body: unknown, field: string): readonly string[] {
  const filter = part(body, 'query', 'filter', field)
  return typeof filter === 'string'
    ? [filter]
    : [...listIn(filter, '$in').map(String), textIn(filter, '$eq')].filter((id) => id !== '')
}

/** Rows of some products, a page of them; the cursor carries what was asked for. */
function pageOfRows<T>(
  state: WixState,
  body: unknown,
  field: string,
  rowsOf: (product: WixProduct) => readonly T[],
): { rows: readonly T[]; next: Cursor | undefined } | WixReply {
  const limit = limitIn(part(body, 'query', 'cursorPaging', 'limit'), 1_000)
  if (limit < 0) return violation('query.cursorPaging.limit', 'must be between 1 and 1000')
  if (isBadCursor(body)) return badCursor()
  const cursor = cursorIn(body)
  const ids = cursor?.ids ?? idsIn(body, field)
  const products = ids.length === 0 ? state.order : ids.flatMap((id) => state.byId.get(id) ?? [])
  const rows: T[] = []
  let skip = cursor?.after ?? 0
  let isMore = false
  for (const product of products) {
    const own = rowsOf(product)
    if (skip >= own.length) {
      skip -= own.length
      continue
    }
    const taken = own.slice(skip, skip + limit - rows.length)
    rows.push(...taken)
    isMore = skip + taken.length < own.length
    skip = 0
    if (isMore) break
  }
  return { rows, next: isMore ? { after: (cursor?.after ?? 0) + rows.length, ids } : undefined }
}

function queryVariants(state: WixState, body: unknown, lag: V3Lag): WixReply {
  const fields = listIn(body, 'fields').map(String)
  const page = pageOfRows(state, body, 'productData.productId', (product) => {
    const isLate = product.before !== undefined && state.now() - product.updatedAt < lag.ms
    const { revision, variants } = isLate && product.before ? product.before : product
    return variants.map((each) => ({
      variantId: each.id,
      optionChoices: choicesOf(product, each),
      productData: { productId: product.id, name: product.name, revision: String(revision), currency: state.currency },
      ...figuresOnWire(each, fields),
    }))
  })
  return 'status' in page ? page : ok({ variants: page.rows, ...paged(page.rows.length, page.next) })
}

function queryStock(state: WixState, body: unknown): WixReply {
  const page = pageOfRows(state, body, 'productId', (product) =>
    product.variants.map((each) => stockOnWire(product, each)),
  )
  return 'status' in page ? page : ok({ inventoryItems: page.rows, ...paged(page.rows.length, page.next) })
}

/** An item of stock as V3 writes it. */
export function stockOnWire(product: WixProduct, variant: WixVariant): object {
  return {
    id: variant.stockItemId,
    revision: String(variant.stockRevision),
    productId: product.id,
    variantId: variant.id,
    locationId: 'f0000000-0000-4000-8000-000000000001',
    trackQuantity: variant.stock !== null,
    ...(variant.stock === null ? { inStock: true } : { quantity: variant.stock }),
    availabilityStatus: variant.stock === 0 ? 'OUT_OF_STOCK' : 'IN_STOCK',
    updatedDate: new Date(product.stockUpdatedAt).toISOString(),
  }
}

function queryCategories(state: WixState, body: unknown): WixReply {
  if (textIn(body, 'treeReference', 'appNamespace') !== '@wix/stores')
    return violation('treeReference', 'must not be empty')
  const filter = part(body, 'query', 'filter')
  const cursor = cursorIn(body)
  if (!cursor && (typeof filter !== 'object' || filter === null || Object.keys(filter).length === 0))
    return applicationError(400, 'INVALID_FILTER', 'the filter is empty')
  const limit = limitIn(part(body, 'query', 'cursorPaging', 'limit'), 1_000)
  const all = [
    { id: ALL_PRODUCTS, name: 'All Products' },
    ...[...state.categoryIds].map(([key, id]) => {
      const path = JSON.parse(key) as string[]
      const parent = state.categoryIds.get(JSON.stringify(path.slice(0, -1)))
      return { id, name: path.at(-1), ...(parent === undefined ? {} : { parentCategory: { id: parent, index: 0 } }) }
    }),
  ]
  const from = cursor?.after ?? 0
  const categories = all.slice(from, from + limit)
  return ok({
    categories,
    ...paged(categories.length, from + limit < all.length ? { after: from + limit, ids: [] } : undefined),
  })
}

function optionId(at: number): string {
  return `f1000000-0000-4000-8000-${String(at).padStart(12, '0')}`
}

function choiceId(at: number, value: number): string {
  return `f2000000-0000-4000-8000-${String(at * 10_000 + value).padStart(12, '0')}`
}

function choicesOf(product: WixProduct, variant: WixVariant): object[] {
  return product.options.map(({ name, values }, at) => ({
    optionChoiceIds: { optionId: optionId(at), choiceId: choiceId(at, values.indexOf(variant.choices[at] ?? '')) },
    optionChoiceNames: { optionName: name, choiceName: variant.choices[at], renderType: 'TEXT_CHOICES' },
  }))
}

function figuresOnWire(variant: WixVariant, fields: readonly string[]): object {
  const { price, compareAt, cost } = variant
  return {
    visible: variant.isActive,
    ...(variant.sku === '' ? {} : { sku: variant.sku }),
    ...(variant.barcode === '' ? {} : { barcode: variant.barcode }),
    price: {
      ...(price === null ? {} : { actualPrice: { amount: price } }),
      ...(compareAt === null ? {} : { compareAtPrice: { amount: compareAt } }),
    },
    ...(fields.includes('MERCHANT_DATA') && cost !== null
      ? { revenueDetails: { cost: { amount: cost }, profitMargin: 0.5 } }
      : {}),
    inventoryStatus: { inStock: variant.stock !== 0, preorderEnabled: false },
  }
}

function named(state: WixState, name: string): object {
  const id = state.nameIds.get(name) ?? nextId(state, '9')
  state.nameIds.set(name, id)
  return { id, name }
}

/** A product as V3 writes it; variants only for one that is asked for alone. */
export function onWire(state: WixState, product: WixProduct, fields: readonly string[], isOne: boolean): object {
  const [ribbon, ...ribbons] = product.tags
  const categories = product.categories.map((path, index) => ({
    id: state.categoryIds.get(JSON.stringify(path)),
    index,
  }))
  return {
    id: product.id,
    revision: String(product.revision),
    name: product.name,
    slug: `product-${product.number}`,
    visible: product.isActive,
    productType: 'PHYSICAL',
    ...(fields.includes('PLAIN_DESCRIPTION') ? { plainDescription: product.description } : {}),
    ...(fields.includes('CURRENCY') ? { currency: state.currency } : {}),
    ...(fields.includes('URL') ? { url: pageUrlOf(product) } : {}),
    ...(fields.includes('DIRECT_CATEGORIES_INFO')
      ? { directCategoriesInfo: { categories: [{ id: ALL_PRODUCTS, index: 0 }, ...categories] } }
      : {}),
    ...(product.pictureUrl === ''
      ? {}
      : { media: { main: { url: product.pictureUrl, mediaType: 'IMAGE', image: { url: product.pictureUrl } } } }),
    ...(product.brand === '' ? {} : { brand: named(state, product.brand) }),
    ...(ribbon === undefined ? {} : { ribbon: named(state, ribbon) }),
    additionalRibbons: ribbons.map((tag) => named(state, tag)),
    options: product.options.map(({ name, values }, at) => ({
      id: optionId(at),
      name,
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: {
        choices: values.map((value, index) => ({
          choiceId: choiceId(at, index),
          choiceType: 'CHOICE_TEXT',
          name: value,
          inStock: true,
          visible: true,
        })),
      },
    })),
    ...(isOne
      ? {
          variantsInfo: {
            variants: product.variants.map((each) => ({
              id: each.id,
              choices: choicesOf(product, each),
              ...figuresOnWire(each, fields),
            })),
          },
        }
      : {}),
    createdDate: new Date(product.createdAt).toISOString(),
    updatedDate: new Date(product.updatedAt).toISOString(),
  }
}

interface Figures {
  readonly price: string | null
  readonly compareAt: string | null
  readonly cost: string | null
}

/** The figures of a variant as V3 takes them: texts that are not negative and have at most three decimals. */
function figuresIn(state: WixState, written: unknown): Figures | WixReply {
  const amounts = [
    ['price.actualPrice', part(written, 'price', 'actualPrice', 'amount')],
    ['price.compareAtPrice', part(written, 'price', 'compareAtPrice', 'amount')],
    ['revenueDetails.cost', part(written, 'revenueDetails', 'cost', 'amount')],
  ] as const
  for (const [field, amount] of amounts) {
    if (amount === undefined && field !== 'price.actualPrice') continue
    if (typeof amount !== 'string' || !AMOUNT.test(amount))
      return violation(`product.variantsInfo.variants.${field}.amount`, 'must be between 0 and 999999999.99')
  }
  const [price, compareAt, cost] = amounts.map(([, amount]) => kept(state, typeof amount === 'string' ? amount : null))
  return { price: price ?? null, compareAt: compareAt ?? null, cost: cost ?? null }
}

function revisionRefusal(body: unknown, own: number, ...keys: readonly string[]): WixReply | undefined {
  const revision = textIn(body, ...keys, 'revision')
  if (revision === '') return violation(`${keys.join('.')}.revision`, 'must not be empty')
  if (revision === String(own)) return undefined
  return applicationError(409, 'REVISION_MISMATCH', 'the revision is not the current one')
}

function patchProduct(state: WixState, product: WixProduct, body: unknown, changed: OnV3Change): WixReply {
  const refused = revisionRefusal(body, product.revision, 'product')
  if (refused) return refused
  const rows = listIn(body, 'product', 'variantsInfo', 'variants')
  if (rows.length > 0 && !Array.isArray(part(body, 'product', 'options')))
    return applicationError(400, 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', 'options and variants travel together')
  const before = new Map(product.variants.map((each) => [each.id, each]))
  const variants: WixVariant[] = []
  for (const row of rows) {
    const was = before.get(textIn(row, 'id'))
    const figures = figuresIn(state, row)
    if ('status' in figures) return figures
    if (!was) return violation('product.variantsInfo.variants.id', 'names a variant that does not exist')
    // Lists overwrite: what a variant does not bring along is gone.
    variants.push({
      ...was,
      ...figures,
      sku: textIn(row, 'sku'),
      barcode: textIn(row, 'barcode'),
      isActive: part(row, 'visible') !== false,
    })
  }
  const offers = variants.map((each) => offerOf(product, before.get(each.id)!, each))
  bump(state, product)
  if (rows.length > 0) product.variants = variants
  state.writes.push({ productId: product.id, offers: offers.filter((each) => Object.keys(each).length > 1) })
  changed(product, 'product_updated')
  return ok({ product: onWire(state, product, listIn(body, 'fields').map(String), true) })
}

function offerOf(product: WixProduct, was: WixVariant, is: WixVariant): StoreOffer {
  return {
    externalId: product.options.length === 0 ? product.id : is.id,
    ...(is.price === was.price || is.price === null ? {} : { price: is.price }),
    ...(is.compareAt === was.compareAt ? {} : { compareAt: is.compareAt }),
    ...(is.cost === was.cost || is.cost === null ? {} : { cost: is.cost }),
  }
}

function patchStock(state: WixState, id: string, body: unknown, changed: OnV3Change): WixReply {
  for (const product of state.order) {
    const variant = product.variants.find((each) => each.stockItemId === id)
    if (!variant) continue
    const refused = revisionRefusal(body, variant.stockRevision, 'inventoryItem')
    if (refused) return refused
    const quantity = part(body, 'inventoryItem', 'quantity')
    if (!Number.isInteger(quantity) || Math.abs(Number(quantity)) > 99_999)
      return violation('inventoryItem.quantity', 'must be between -99999 and 99999')
    const isSame = variant.stock === quantity
    variant.stock = Number(quantity)
    bumpStock(state.now(), product, variant)
    const externalId = product.options.length === 0 ? product.id : variant.id
    state.writes.push({ productId: product.id, offers: isSame ? [] : [{ externalId, stock: Number(quantity) }] })
    changed(product, 'inventory_item_updated', variant)
    return ok({ inventoryItem: stockOnWire(product, variant) })
  }
  return notFound('inventory item')
}
