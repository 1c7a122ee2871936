import { type Connection, type Field, GraphqlProblem, type Schema } from './shopify-execute.ts'
import { setQuantities, updateVariants } from './shopify-changes.ts'
import type { Shop } from './shopify-shop.ts'
import { LOCATIONS, numberIn, type ShopProduct, type ShopVariant, timeOf } from './shopify-state.ts'

type Args = Readonly<Record<string, unknown>>

const scalar: Field = { kind: 'scalar' }
const userErrors: Field = { kind: 'list', type: 'UserError' }

/** The part of the Admin API that clients of the shop use. */
export function schemaOf(shop: Shop): Schema {
  return {
    Query: queriesOf(shop),
    Mutation: mutationsOf(shop),
    ...productTypes(shop),
    Shop: {
      name: scalar,
      myshopifyDomain: scalar,
      currencyCode: scalar,
      primaryDomain: { kind: 'object', type: 'Domain' },
    },
    Domain: { url: scalar },
    Count: { count: scalar, precision: scalar },
    Location: { id: scalar, name: scalar },
    UserError: { code: scalar, field: scalar, message: scalar },
    Changed: { product: { kind: 'object', type: 'Product' }, userErrors },
    BulkStarted: { bulkOperation: { kind: 'object', type: 'BulkOperation' }, userErrors },
    BulkOperation: { id: scalar, status: scalar, url: scalar, objectCount: scalar, errorCode: scalar, type: scalar },
    Subscribed: { webhookSubscription: { kind: 'object', type: 'WebhookSubscription' }, userErrors },
    Unsubscribed: { deletedWebhookSubscriptionId: scalar, userErrors },
    WebhookSubscription: { id: scalar, topic: scalar, uri: scalar, format: scalar },
    Node: {},
  }
}

function queriesOf(shop: Shop): Schema[string] {
  const { state } = shop
  return {
    shop: {
      kind: 'object',
      type: 'Shop',
      resolve: () => ({
        name: shop.name,
        myshopifyDomain: shop.domain,
        currencyCode: state.currency,
        primaryDomain: { url: 'https://shop.example' },
      }),
    },
    productsCount: {
      kind: 'object',
      type: 'Count',
      resolve: (_, { limit = 10_000 }) => {
        const isCut = typeof limit === 'number' && state.ids.length > limit
        return isCut ? { count: limit, precision: 'AT_LEAST' } : { count: state.ids.length, precision: 'EXACT' }
      },
    },
    products: { kind: 'connection', type: 'Product', resolve: (_, args) => productsOf(shop, args) },
    product: { kind: 'object', type: 'Product', resolve: (_, { id }) => state.get(numberIn('Product', id)) ?? null },
    nodes: {
      kind: 'list',
      type: 'Node',
      resolve: (_, { ids }) => (ids as readonly unknown[]).map((id) => nodeOf(shop, id)),
    },
    node: { kind: 'object', type: 'Node', resolve: (_, { id }) => nodeOf(shop, id) },
    locations: {
      kind: 'connection',
      type: 'Location',
      resolve: (_, { first }) => paged(locationsOf(shop), { first }, ({ id }) => id),
    },
    webhookSubscriptions: {
      kind: 'connection',
      type: 'WebhookSubscription',
      resolve: (_, args) => paged(shop.hooks.list(), args, ({ id }) => id),
    },
  }
}

function mutationsOf(shop: Shop): Schema[string] {
  return {
    productVariantsBulkUpdate: { kind: 'object', type: 'Changed', resolve: (_, args) => updateVariants(shop, args) },
    inventorySetQuantities: {
      kind: 'object',
      type: 'Changed',
      resolve: (_, args, directives) => setQuantities(shop, args, directives.idempotent?.key),
    },
    bulkOperationRunQuery: { kind: 'object', type: 'BulkStarted', resolve: (_, args) => shop.bulk.start(args) },
    webhookSubscriptionCreate: {
      kind: 'object',
      type: 'Subscribed',
      resolve: (_, { topic, webhookSubscription }) => shop.hooks.subscribe(topic, webhookSubscription),
    },
    webhookSubscriptionDelete: {
      kind: 'object',
      type: 'Unsubscribed',
      resolve: (_, { id }) => shop.hooks.unsubscribe(id),
    },
  }
}

function productTypes({ state }: Shop): Schema {
  const of = (kind: Field['kind'], resolve: NonNullable<Field['resolve']>, type?: string): Field => ({
    kind,
    resolve,
    ...(type === undefined ? {} : { type }),
  })
  const optionsOf = ({ options }: ShopProduct): ShopProduct['options'] =>
    options.length === 0 ? [{ name: 'Title', values: ['Default Title'] }] : options
  return {
    Product: {
      id: of('scalar', ({ id }: ShopProduct) => `gid://shopify/Product/${id}`),
      title: scalar,
      descriptionHtml: of('scalar', ({ description }: ShopProduct) =>
        description === '' ? '' : `<p>${description}</p>`,
      ),
      vendor: scalar,
      productType: scalar,
      category: of('object', ({ category }: ShopProduct) => category && { fullName: category }, 'TaxonomyCategory'),
      tags: scalar,
      status: of('scalar', ({ isActive }: ShopProduct) => (isActive ? 'ACTIVE' : 'DRAFT')),
      updatedAt: of('scalar', ({ updatedAt }: ShopProduct) => timeOf(updatedAt)),
      onlineStoreUrl: of('scalar', ({ id }: ShopProduct) => `https://shop.example/products/${id}`),
      featuredMedia: of(
        'object',
        ({ pictureUrl }: ShopProduct) => (pictureUrl === '' ? null : { pictureUrl }),
        'Media',
      ),
      options: of('list', optionsOf, 'ProductOption'),
      variants: of(
        'connection',
        ({ variants }: ShopProduct, args) => paged(variants, args, ({ id }) => `v${id}`),
        'ProductVariant',
      ),
    },
    TaxonomyCategory: { fullName: scalar },
    Media: { preview: of('object', (media: object) => media, 'MediaPreviewImage') },
    MediaPreviewImage: { image: of('object', (media: object) => media, 'Image') },
    Image: { url: of('scalar', ({ pictureUrl }: { readonly pictureUrl: string }) => pictureUrl) },
    ProductOption: {
      name: scalar,
      optionValues: of(
        'list',
        (option: ShopProduct['options'][number]) => option.values.map((name) => ({ name })),
        'Name',
      ),
    },
    Name: { name: scalar },
    ProductVariant: {
      id: of('scalar', ({ id }: ShopVariant) => `gid://shopify/ProductVariant/${id}`),
      title: of('scalar', ({ optionValues }: ShopVariant) => optionValues.join(' / ') || 'Default Title'),
      sku: scalar,
      barcode: of('scalar', ({ barcode }: ShopVariant) => barcode || null),
      price: scalar,
      compareAtPrice: of('scalar', ({ compareAt }: ShopVariant) => compareAt),
      inventoryQuantity: of('scalar', ({ stock }: ShopVariant) => (stock === null ? 0 : stock + state.elsewhere)),
      selectedOptions: of(
        'list',
        (variant: ShopVariant) => selectedOf(state.get(variant.productId), variant),
        'SelectedOption',
      ),
      inventoryItem: of('object', (variant: ShopVariant) => variant, 'InventoryItem'),
    },
    SelectedOption: { name: scalar, value: scalar },
    InventoryItem: {
      id: of('scalar', ({ id }: ShopVariant) => `gid://shopify/InventoryItem/${id}`),
      tracked: of('scalar', ({ stock }: ShopVariant) => stock !== null),
      unitCost: of(
        'object',
        ({ cost }: ShopVariant) => cost && { amount: cost, currencyCode: state.currency },
        'MoneyV2',
      ),
      inventoryLevels: of(
        'connection',
        ({ stock }: ShopVariant, args) => {
          const levels = LOCATIONS.map((id, at) => ({
            location: { id },
            quantity: at === 0 ? (stock ?? 0) : state.elsewhere,
          }))
          return paged(state.elsewhere > 0 ? levels : levels.slice(0, 1), args, ({ location }) => location.id)
        },
        'InventoryLevel',
      ),
    },
    MoneyV2: { amount: scalar, currencyCode: scalar },
    InventoryLevel: {
      location: { kind: 'object', type: 'Location' },
      quantities: of(
        'list',
        ({ quantity }: { readonly quantity: number }, { names }) =>
          (names as readonly string[]).map((name) => ({ name, quantity })),
        'Quantity',
      ),
    },
    Quantity: { name: scalar, quantity: scalar },
  }
}

function selectedOf(product: ShopProduct | undefined, { optionValues }: ShopVariant): readonly object[] {
  if (!product || product.options.length === 0) return [{ name: 'Title', value: 'Default Title' }]
  return product.options.map(({ name }, at) => ({ name, value: optionValues[at] ?? '' }))
}

function locationsOf({ state }: Shop): readonly { readonly id: string; readonly name: string }[] {
  const all = [
    { id: LOCATIONS[0], name: 'Warehouse' },
    { id: LOCATIONS[1], name: 'Shop' },
  ]
  return state.elsewhere > 0 ? all : all.slice(0, 1)
}

function nodeOf({ state, bulk }: Shop, id: unknown): unknown {
  const operation = bulk.get(id)
  if (operation) return { typename: 'BulkOperation', ...operation }
  const item = state.variant(numberIn('InventoryItem', id))
  return item ? { typename: 'InventoryItem', ...item } : null
}

/** A page of a list. */
function paged<T>(items: readonly T[], { first, after }: Args, keyOf: (item: T) => string): Connection {
  const from = typeof after === 'string' ? items.findIndex((item) => cursorOf(keyOf(item)) === after) + 1 : 0
  const count = typeof first === 'number' ? first : items.length
  return {
    items: items.slice(from, from + count),
    hasNext: from + count < items.length,
    cursorOf: (item) => cursorOf(keyOf(item as T)),
  }
}

const cursorOf = (key: string): string => Buffer.from(key).toString('base64url')

const secondsOf = ({ updatedAt }: ShopProduct): number => Math.floor(updatedAt / 1_000)

function productsOf(shop: Shop, { first, after, sortKey = 'ID', reverse, query }: Args): Connection {
  const count = typeof first === 'number' ? first : Number.POSITIVE_INFINITY
  const isByTime = sortKey === 'UPDATED_AT'
  if (!isByTime && sortKey !== 'ID')
    throw new GraphqlProblem(`sortKey ${String(sortKey)} is not simulated`, 'BAD_REQUEST')
  const since = sinceOf(query)
  const keyOf = (product: ShopProduct): string => (isByTime ? `${secondsOf(product)} ${product.id}` : `0 ${product.id}`)
  const [time = 0, id = 0] = typeof after === 'string' ? placeOf(after) : []
  const isBehind = (product: ShopProduct): boolean => {
    const own = isByTime ? secondsOf(product) : 0
    return own > time || (own === time && product.id > id)
  }
  const found: ShopProduct[] = []
  for (const each of shop.state.ids) {
    const product = shop.state.get(each)
    if (!product || secondsOf(product) < since || (after !== undefined && after !== null && !isBehind(product)))
      continue
    found.push(product)
    if (!isByTime && found.length > count) break
  }
  if (isByTime) found.sort((a, b) => secondsOf(a) - secondsOf(b) || a.id - b.id)
  if (reverse === true) found.reverse()
  return {
    items: found.slice(0, count),
    hasNext: found.length > count,
    cursorOf: (item) => cursorOf(keyOf(item as ShopProduct)),
  }
}

function placeOf(after: string): readonly number[] {
  const place = Buffer.from(after, 'base64url').toString().split(' ').map(Number)
  if (place.length !== 2 || place.some(Number.isNaN))
    throw new GraphqlProblem('Invalid cursor for current pagination sort.', 'BAD_REQUEST')
  return place
}

function sinceOf(query: unknown): number {
  if (query === undefined || query === null) return 0
  const [, time = ''] = /^updated_at:>='([^']+)'$/.exec(String(query)) ?? []
  const at = Date.parse(time)
  if (Number.isNaN(at)) throw new GraphqlProblem(`the search ${String(query)} is not simulated`, 'BAD_REQUEST')
  return Math.floor(at / 1_000)
}
