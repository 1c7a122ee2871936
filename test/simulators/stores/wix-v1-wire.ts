import { decimalFromUnits, roundToMinor } from '#domain/money.ts'
import type { StoreOffer } from '#server/stores/port.ts'
import { limitIn, listIn, notFound, ok, part, textIn, violation, type WixCall, type WixReply } from './wix-answers.ts'
import {
  bump,
  bumpStock,
  kept,
  pageUrlOf,
  positionAfter,
  unitsIn,
  type WixProduct,
  type WixState,
  type WixVariant,
} from './wix-state.ts'

const NO_VARIANT = '00000000-0000-0000-0000-000000000000'
const ALL_PRODUCTS = '00000000-000000-000000-000000000001'

/** What a call of catalogue V1 changed: the events that the site sends of it. */
export type V1Change = 'ProductChanged' | 'VariantsChanged' | 'InventoryVariantsChanged'
export type OnV1Change = (product: WixProduct, event: V1Change, fields: readonly string[]) => void

/** Answers a call of catalogue V1; undefined for what is none. */
export function answerV1(state: WixState, call: WixCall, changed: OnV1Change): WixReply | undefined {
  const { method, path, body } = call
  if (/^\/stores-reader\/v1\/products\/query(-platformized)?$/.test(path) && method === 'POST')
    return queryV1(state, body)
  if (path === '/stores-reader/v1/collections/query' && method === 'POST') return collections(state, body)
  if (path === '/stores-reader/v2/inventoryItems/query' && method === 'POST') return inventory(state, body)
  const one = /^\/stores-reader\/v1\/products\/([^/]+)$/.exec(path)?.[1]
  const found = one === undefined ? undefined : state.byId.get(one)
  if (one !== undefined && method === 'GET')
    return found ? ok({ product: onWire(state, found, true, true) }) : notFound('product')
  const patched = /^\/stores\/v1\/products\/([^/]+)(\/variants)?$/.exec(path)
  const stocked = /^\/stores\/v2\/inventoryItems\/product\/([^/]+)$/.exec(path)?.[1]
  if (method !== 'PATCH') return undefined
  const product = state.byId.get(patched?.[1] ?? stocked ?? '')
  if (!patched && stocked === undefined) return undefined
  if (!product) return notFound('product')
  if (stocked !== undefined) return patchStock(state, product, body, changed)
  return patched?.[2] === undefined
    ? patchProduct(state, product, body, changed)
    : patchVariants(state, product, body, changed)
}

type Condition = (product: WixProduct) => boolean

/** Filter and order of V1 are JSON texts; the platformized query takes objects. */
function parsed(written: unknown): unknown {
  return typeof written === 'string' && written !== '' ? JSON.parse(written) : (written ?? {})
}

function conditionsOf(filter: unknown, momentOf: (product: WixProduct) => number): readonly Condition[] {
  const conditions: Condition[] = []
  const ids = listIn(filter, 'id', '$hasSome')
  const id = textIn(filter, 'id', '$eq')
  const [since, after] = [textIn(filter, 'lastUpdated', '$gte'), textIn(filter, 'numericId', '$gt')]
  if (ids.length > 0) {
    const wanted = new Set(ids)
    conditions.push((each) => wanted.has(each.id))
  }
  if (id !== '') conditions.push((each) => each.id === id)
  if (since !== '') conditions.push((each) => momentOf(each) >= Date.parse(since))
  if (after !== '') conditions.push((each) => each.number > Number(after))
  return conditions
}

interface Cut {
  readonly rows: readonly WixProduct[]
  readonly total: number
  readonly offset: number
}

function cut(state: WixState, body: unknown, momentOf: (product: WixProduct) => number): Cut | WixReply {
  const query = part(body, 'query') ?? body
  const limit = limitIn(part(query, 'paging', 'limit'), 100)
  if (limit < 0) return violation('query.paging.limit', 'must be between 1 and 100')
  const offset = Number(part(query, 'paging', 'offset') ?? 0)
  const filter = parsed(part(query, 'filter'))
  const conditions = conditionsOf(filter, momentOf)
  const isHiddenToo = part(body, 'includeHiddenProducts') === true
  const from = positionAfter(state.order, Number(textIn(filter, 'numericId', '$gt') || -1))
  const rows: WixProduct[] = []
  let total = 0
  for (let at = from; at < state.order.length; at += 1) {
    const product = state.order[at]!
    if ((!isHiddenToo && !product.isActive) || !conditions.every((holds) => holds(product))) continue
    if (total >= offset && rows.length < limit) rows.push(product)
    total += 1
  }
  return { rows, total, offset }
}

function queryV1(state: WixState, body: unknown): WixReply {
  const page = cut(state, body, (product) => product.updatedAt)
  if ('status' in page) return page
  const isMerchant = part(body, 'includeMerchantSpecificData') === true
  const isVariants = part(body, 'includeVariants') === true
  const products = page.rows.map((each) => onWire(state, each, isVariants, isMerchant))
  return ok({ products, metadata: { items: products.length, offset: page.offset }, totalResults: page.total })
}

function collections(state: WixState, body: unknown): WixReply {
  const offset = Number(part(body, 'query', 'paging', 'offset') ?? 0)
  const limit = limitIn(part(body, 'query', 'paging', 'limit'), 100)
  const all = [
    { id: ALL_PRODUCTS, name: 'All Products' },
    ...[...state.categoryIds].map(([path, id]) => ({ id, name: (JSON.parse(path) as string[]).at(-1) })),
  ]
  return ok({ collections: all.slice(offset, offset + limit), totalResults: all.length })
}

function inventory(state: WixState, body: unknown): WixReply {
  const page = cut(state, { query: part(body, 'query'), includeHiddenProducts: true }, (each) => each.stockUpdatedAt)
  if ('status' in page) return page
  const inventoryItems = page.rows.map((each) => ({
    id: each.id,
    productId: each.id,
    numericId: String(each.number),
    trackQuantity: each.variants.some((variant) => variant.stock !== null),
    lastUpdated: new Date(each.stockUpdatedAt).toISOString(),
    variants: each.variants.map((variant) => ({
      variantId: each.options.length === 0 ? NO_VARIANT : variant.id,
      inStock: variant.stock !== 0,
      ...(variant.stock === null ? {} : { quantity: variant.stock }),
    })),
  }))
  return ok({
    inventoryItems,
    metadata: { items: inventoryItems.length, offset: page.offset },
    totalResults: page.total,
  })
}

function priceOnWire(state: WixState, variant: WixVariant | undefined): object {
  const full = Number(variant?.compareAt ?? variant?.price ?? 0)
  const price = Number(variant?.price ?? 0)
  const formatted = { price: `${state.currency} ${full}`, discountedPrice: `${state.currency} ${price}` }
  return { currency: state.currency, price: full, discountedPrice: price, formatted }
}

function costOnWire(state: WixState, variant: WixVariant | undefined): object {
  if (variant === undefined || variant.cost === null) return {}
  const itemCost = Number(variant.cost)
  return { costAndProfitData: { itemCost, formattedItemCost: `${state.currency} ${itemCost}` } }
}

/** A product as V1 writes it. */
function onWire(state: WixState, product: WixProduct, isVariants: boolean, isMerchant: boolean): object {
  const isManaged = product.options.length > 0
  const [first] = product.variants
  const page = new URL(pageUrlOf(product))
  const price = priceOnWire(state, first)
  return {
    id: product.id,
    numericId: String(product.number),
    name: product.name,
    slug: page.pathname.split('/').at(-1),
    visible: product.isActive,
    productType: 'physical',
    description: product.description === '' ? '' : `<p>${escaped(product.description)}</p>`,
    sku: isManaged ? '' : (first?.sku ?? ''),
    weight: 0,
    stock: {
      trackInventory: first?.stock !== null && first !== undefined,
      ...(isManaged || first === undefined || first.stock === null ? {} : { quantity: first.stock }),
      inStock: product.variants.some((each) => each.stock !== 0),
      inventoryStatus: 'IN_STOCK',
    },
    price,
    priceData: price,
    convertedPriceData: price,
    ...(isMerchant && !isManaged ? costOnWire(state, first) : {}),
    discount: product.discount,
    ribbons: product.tags.slice(0, 1).map((text) => ({ text })),
    ribbon: product.tags[0] ?? '',
    brand: product.brand === '' ? null : product.brand,
    media:
      product.pictureUrl === ''
        ? { items: [] }
        : { mainMedia: { image: { url: product.pictureUrl }, mediaType: 'image' } },
    manageVariants: isManaged,
    productOptions: product.options.map(({ name, values }) => ({
      optionType: 'drop_down',
      name,
      choices: values.map((value) => ({ value, description: value, inStock: true, visible: true })),
    })),
    productPageUrl: { base: `${page.origin}/`, path: page.pathname },
    inventoryItemId: product.id,
    collectionIds: [ALL_PRODUCTS, ...product.categories.map((path) => state.categoryIds.get(JSON.stringify(path)))],
    lastUpdated: new Date(product.updatedAt).toISOString(),
    createdDate: new Date(product.createdAt).toISOString(),
    ...(isVariants
      ? { variants: product.variants.map((each) => variantOnWire(state, product, each, isMerchant)) }
      : {}),
  }
}

function variantOnWire(state: WixState, product: WixProduct, variant: WixVariant, isMerchant: boolean): object {
  return {
    id: product.options.length === 0 ? NO_VARIANT : variant.id,
    choices: Object.fromEntries(product.options.map(({ name }, at) => [name, variant.choices[at] ?? ''])),
    variant: {
      priceData: priceOnWire(state, variant),
      ...(isMerchant ? costOnWire(state, variant) : {}),
      sku: variant.sku,
      weight: 0,
      visible: variant.isActive,
    },
    stock: {
      trackQuantity: variant.stock !== null,
      ...(variant.stock === null ? {} : { quantity: variant.stock }),
      inStock: variant.stock !== 0,
    },
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** An amount as V1 takes it: a number that is not negative. */
function amountIn(state: WixState, written: unknown): string | undefined {
  if (typeof written !== 'number' || written < 0 || written > 999_999_999.99) return undefined
  return kept(state, String(written)) ?? undefined
}

/** Full prices and one reduction; those that follow are worked out. */
function reprice(state: WixState, product: WixProduct, fulls: ReadonlyMap<WixVariant, string>): WixReply | undefined {
  const { type, value } = product.discount
  const wanted = product.variants.map((variant) => {
    const full = unitsIn(state, fulls.get(variant) ?? variant.compareAt ?? variant.price) ?? 0
    const off = type === 'AMOUNT' ? (unitsIn(state, value) ?? 0) : type === 'PERCENT' ? full * (value / 100) : 0
    return { variant, full, price: roundToMinor(Math.round(full - off)) }
  })
  if (wanted.some(({ price }) => price < 0)) return violation('product.discount.value', 'is more than the price')
  for (const { variant, full, price } of wanted) {
    const isPriced = fulls.has(variant) || variant.price !== null
    variant.price = isPriced ? decimalFromUnits(price, state.currency) : null
    variant.compareAt = isPriced && type !== 'NONE' ? decimalFromUnits(full, state.currency) : null
  }
  return undefined
}

function discountIn(written: unknown): WixProduct['discount'] | undefined {
  const [type, value] = [textIn(written, 'type'), part(written, 'value')]
  if (type === 'NONE') return { type, value: 0 }
  if ((type !== 'AMOUNT' && type !== 'PERCENT') || typeof value !== 'number' || value < 0) return undefined
  return type === 'PERCENT' && value > 100 ? undefined : { type, value }
}

/** The figures that differ, as they are recorded. */
function recorded(state: WixState, product: WixProduct, before: readonly WixVariant[]): void {
  const offers = product.variants.map((each, at): StoreOffer => {
    const was = before[at]!
    return {
      externalId: product.options.length === 0 ? product.id : each.id,
      ...(each.price === was.price || each.price === null ? {} : { price: each.price }),
      ...(each.compareAt === was.compareAt ? {} : { compareAt: each.compareAt }),
      ...(each.cost === was.cost || each.cost === null ? {} : { cost: each.cost }),
      ...(each.stock === was.stock || each.stock === null ? {} : { stock: each.stock }),
    }
  })
  state.writes.push({ productId: product.id, offers: offers.filter((each) => Object.keys(each).length > 1) })
}

function patchProduct(state: WixState, product: WixProduct, body: unknown, changed: OnV1Change): WixReply {
  const patch = part(body, 'product')
  const [price, cost] = [part(patch, 'priceData', 'price'), part(patch, 'costAndProfitData', 'itemCost')]
  const full = price === undefined ? undefined : amountIn(state, price)
  const itemCost = cost === undefined ? undefined : amountIn(state, cost)
  const written = part(patch, 'discount')
  const discount = written === undefined ? product.discount : discountIn(written)
  if (price !== undefined && full === undefined)
    return violation('product.priceData.price', 'must be between 0 and 999999999.99')
  if (cost !== undefined && itemCost === undefined)
    return violation('product.costAndProfitData.itemCost', 'must not be negative')
  if (!discount) return violation('product.discount', 'is not a discount')
  const before = product.variants.map((each) => ({ ...each }))
  const former = product.discount
  product.discount = discount
  const [first] = product.variants
  const refused = reprice(
    state,
    product,
    full === undefined || !first || product.options.length > 0 ? new Map() : new Map([[first, full]]),
  )
  if (refused) {
    product.discount = former
    return refused
  }
  if (itemCost !== undefined && first && product.options.length === 0) first.cost = itemCost
  bump(state, product)
  recorded(state, product, before)
  changed(
    product,
    'ProductChanged',
    Object.keys(patch ?? {}).filter((key) => key !== 'id'),
  )
  return ok({ product: onWire(state, product, false, false) })
}

function patchVariants(state: WixState, product: WixProduct, body: unknown, changed: OnV1Change): WixReply {
  if (product.options.length === 0) return violation('id', 'is of a product without managed variants')
  const fulls = new Map<WixVariant, string>()
  const costs = new Map<WixVariant, string>()
  for (const each of listIn(body, 'variants')) {
    const ids = new Set(listIn(each, 'variantIds'))
    const [price, cost] = [part(each, 'price'), part(each, 'cost')]
    const [full, itemCost] = [amountIn(state, price), amountIn(state, cost)]
    if (price !== undefined && full === undefined)
      return violation('variants.price', 'must be between 0 and 999999999.99')
    if (cost !== undefined && itemCost === undefined) return violation('variants.cost', 'must not be negative')
    const meant = product.variants.filter((variant) => ids.has(variant.id))
    if (meant.length !== ids.size) return violation('variants.variantIds', 'names a variant that does not exist')
    for (const variant of meant) {
      if (full !== undefined) fulls.set(variant, full)
      if (itemCost !== undefined) costs.set(variant, itemCost)
    }
  }
  const before = product.variants.map((each) => ({ ...each }))
  const refused = reprice(state, product, fulls)
  if (refused) return refused
  for (const [variant, cost] of costs) variant.cost = cost
  bump(state, product)
  recorded(state, product, before)
  changed(product, 'VariantsChanged', ['variants'])
  return ok({ variants: product.variants.map((each) => variantOnWire(state, product, each, true)) })
}

function patchStock(state: WixState, product: WixProduct, body: unknown, changed: OnV1Change): WixReply {
  const before = product.variants.map((each) => ({ ...each }))
  const wanted = new Map<WixVariant, number>()
  for (const each of listIn(body, 'inventoryItem', 'variants')) {
    const [id, quantity] = [textIn(each, 'variantId'), part(each, 'quantity')]
    const variant =
      product.options.length === 0 && id === NO_VARIANT
        ? product.variants[0]
        : product.variants.find((one) => one.id === id && product.options.length > 0)
    if (!variant) return violation('inventoryItem.variants.variantId', 'names a variant that does not exist')
    if (!Number.isInteger(quantity) || Math.abs(Number(quantity)) > 99_999)
      return violation('inventoryItem.variants.quantity', 'must be between -99999 and 99999')
    wanted.set(variant, Number(quantity))
  }
  for (const [variant, quantity] of wanted) {
    variant.stock = quantity
    bumpStock(state.now(), product, variant)
  }
  recorded(state, product, before)
  changed(product, 'InventoryVariantsChanged', ['stock'])
  return ok({})
}
