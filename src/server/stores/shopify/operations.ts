import type * as z from 'zod/mini'
import { answers } from './wire.ts'

/** A document of the Admin API with the form of its answer. */
export interface Operation<T> {
  readonly name: string
  readonly query: string
  readonly answer: z.ZodMiniType<T>
  /** An upper estimate in points, until the shop tells the real one. */
  readonly cost: number
  /** Whether a repetition could change something, so that an unclear end is not simply tried again. */
  readonly isWrite: boolean
}

/** Products and variants of one page: together below the 1,000 points that a query may cost. */
const PAGE = { products: 20, variants: 9, allVariants: 100 } as const
/** The most variants, and the most quantities, that one change may name. */
export const MOST_CHANGED = 250

const HEAD = `id title descriptionHtml vendor productType category { fullName } tags status updatedAt onlineStoreUrl
  featuredMedia { preview { image { url } } } options { name optionValues { name } }`
const VARIANT = `id sku barcode price compareAtPrice inventoryQuantity selectedOptions { name value }
  inventoryItem { id tracked unitCost { amount } }`
const INFO = 'pageInfo { hasNextPage endCursor }'
const BULK = 'id status url objectCount'

function read<T>(name: string, answer: z.ZodMiniType<T>, cost: number, query: string): Operation<T> {
  return { name, query, answer, cost, isWrite: false }
}

function write<T>(name: string, answer: z.ZodMiniType<T>, cost: number, query: string): Operation<T> {
  return { name, query, answer, cost, isWrite: true }
}

/** All documents that are sent. */
export const operations = {
  shop: read('shop', answers.shop, 5, '{ shop { name myshopifyDomain primaryDomain { url } currencyCode } }'),
  count: read('count', answers.count, 5, '{ productsCount(limit: null) { count } }'),
  products: read(
    'products',
    answers.products,
    1_000,
    `query products($after: String, $sortKey: ProductSortKeys!, $query: String) {
      products(first: ${PAGE.products}, after: $after, sortKey: $sortKey, query: $query) {
        nodes { ${HEAD} variants(first: ${PAGE.variants}) { nodes { ${VARIANT} } ${INFO} } }
        ${INFO}
      }
    }`,
  ),
  product: read(
    'product',
    answers.product,
    500,
    `query product($id: ID!) {
      product(id: $id) { ${HEAD} variants(first: ${PAGE.allVariants}) { nodes { ${VARIANT} } ${INFO} } }
    }`,
  ),
  moreVariants: read(
    'moreVariants',
    answers.moreVariants,
    500,
    `query moreVariants($id: ID!, $after: String!) {
      product(id: $id) {
        updatedAt
        variants(first: ${PAGE.allVariants}, after: $after) { nodes { ${VARIANT} } ${INFO} }
      }
    }`,
  ),
  levels: read(
    'levels',
    answers.levels,
    500,
    `query levels($ids: [ID!]!) {
      nodes(ids: $ids) {
        ... on InventoryItem {
          id
          inventoryLevels(first: 1) { nodes { location { id } quantities(names: ["available"]) { name quantity } } }
        }
      }
    }`,
  ),
  updateVariants: write(
    'updateVariants',
    answers.updateVariants,
    500,
    `mutation updateVariants($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
      productVariantsBulkUpdate(productId: $productId, variants: $variants) {
        product { ${HEAD} variants(first: ${PAGE.allVariants}) { nodes { ${VARIANT} } ${INFO} } }
        userErrors { code field message }
      }
    }`,
  ),
  setQuantities: write(
    'setQuantities',
    answers.setQuantities,
    20,
    `mutation setQuantities($input: InventorySetQuantitiesInput!, $key: String!) {
      inventorySetQuantities(input: $input) @idempotent(key: $key) { userErrors { code field message } }
    }`,
  ),
  runBulk: write(
    'runBulk',
    answers.runBulk,
    20,
    `mutation runBulk($query: String!) {
      bulkOperationRunQuery(query: $query, groupObjects: true) {
        bulkOperation { ${BULK} }
        userErrors { code field message }
      }
    }`,
  ),
  bulk: read('bulk', answers.bulk, 5, `query bulk($id: ID!) { node(id: $id) { ... on BulkOperation { ${BULK} } } }`),
  subscriptions: read(
    'subscriptions',
    answers.subscriptions,
    110,
    '{ webhookSubscriptions(first: 100) { nodes { id topic uri } } }',
  ),
  // Asking twice for the same topic and address changes nothing: the second is refused as taken.
  subscribe: read(
    'subscribe',
    answers.subscribe,
    20,
    `mutation subscribe($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
      webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
        webhookSubscription { id }
        userErrors { field message }
      }
    }`,
  ),
  unsubscribe: read(
    'unsubscribe',
    answers.unsubscribe,
    20,
    'mutation unsubscribe($id: ID!) { webhookSubscriptionDelete(id: $id) { userErrors { field message } } }',
  ),
}

/** What a bulk operation is to write into its file. */
export const BULK_QUERY = `{ products(sortKey: ID) { edges { node { ${HEAD} variants { edges { node { ${VARIANT} } } } } } } }`
