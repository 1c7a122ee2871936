import { GraphqlProblem } from './shopify-execute.ts'
import type { Shop } from './shopify-shop.ts'
import { LOCATIONS, numberIn, type ShopProduct, type ShopVariant } from './shopify-state.ts'
import type { SimulatedWrite } from './store-simulator.ts'

type Args = Readonly<Record<string, unknown>>
type Offer = SimulatedWrite['offers'][number]

const MONEY = /^-?\d{1,16}(?:\.\d{1,10})?$/
const VARIANT_FIELDS = ['id', 'price', 'compareAtPrice', 'inventoryItem', 'barcode', 'optionValues', 'taxable']
const QUANTITY_FIELDS = ['inventoryItemId', 'locationId', 'quantity', 'changeFromQuantity']
const INPUT_FIELDS = ['name', 'reason', 'referenceDocumentUri', 'quantities']
const MOST = 250

/** `productVariantsBulkUpdate`: all of the variants or none. */
export function updateVariants(shop: Shop, { productId, variants }: Args): object {
  const inputs = listOf(variants, 'variants')
  for (const input of inputs) checkInput('ProductVariantsBulkInput', input, VARIANT_FIELDS)
  const product = shop.state.get(numberIn('Product', productId))
  if (!product) return refused('PRODUCT_DOES_NOT_EXIST', ['productId'], 'Product does not exist')
  const offers: Offer[] = []
  const changes: (() => void)[] = []
  for (const [index, input] of inputs.entries()) {
    const path = ['variants', String(index)]
    const variant = product.variants.find(({ id }) => id === numberIn('ProductVariant', input.id))
    if (!variant) return refused('PRODUCT_VARIANT_DOES_NOT_EXIST', [...path, 'id'], 'Product variant does not exist')
    const item = (input.inventoryItem ?? {}) as Args
    const [price, compareAt, cost] = [
      money(input.price, 'price'),
      money(input.compareAtPrice, 'compareAtPrice'),
      money(item.cost, 'cost'),
    ]
    if (price === null) return refused('INVALID_INPUT', [...path, 'price'], "Price can't be blank")
    for (const [name, value] of Object.entries({ price, compareAtPrice: compareAt, cost }))
      if (value?.startsWith('-') === true)
        return refused(
          'GREATER_THAN_OR_EQUAL_TO',
          [...path, name],
          `${labelOf(name)} must be greater than or equal to 0`,
        )
    offers.push(offerOf(product, variant, { price, compareAt, cost }))
    changes.push(() => apply(shop, variant, { price, compareAt, cost }))
  }
  for (const change of changes) change()
  shop.written({ productId: `gid://shopify/Product/${product.id}`, offers })
  shop.changed(product)
  return { product, userErrors: [] }
}

interface Amounts {
  readonly price: string | undefined
  readonly compareAt: string | null | undefined
  readonly cost: string | null | undefined
}

function apply({ state }: Shop, variant: ShopVariant, { price, compareAt, cost }: Amounts): void {
  if (price !== undefined) variant.price = state.price(price)
  if (compareAt !== undefined) variant.compareAt = compareAt === null ? null : state.price(compareAt)
  if (cost !== undefined) variant.cost = cost === null ? null : state.cost(cost)
}

function offerOf(product: ShopProduct, variant: ShopVariant, { price, compareAt, cost }: Amounts): Offer {
  return {
    externalId: idOf(product, variant),
    ...(price === undefined ? {} : { price }),
    ...(compareAt === undefined ? {} : { compareAt }),
    ...(cost === undefined || cost === null ? {} : { cost }),
  }
}

const idOf = (product: ShopProduct, { id }: ShopVariant): string =>
  product.options.length === 0 ? `gid://shopify/Product/${product.id}` : `gid://shopify/ProductVariant/${id}`

/** `inventorySetQuantities` as it is since 2026-04: with what the quantity is expected to be, and a key that makes a repetition harmless. */
export function setQuantities(shop: Shop, { input }: Args, key: unknown): object {
  const given = input as Args
  checkInput('InventorySetQuantitiesInput', given, INPUT_FIELDS)
  const quantities = listOf(given.quantities, 'quantities')
  for (const each of quantities) checkInput('InventoryQuantityInput', each, QUANTITY_FIELDS)
  if (typeof key !== 'string' || key === '')
    throw new GraphqlProblem(
      'The @idempotent directive is required for this mutation but was not provided.',
      'BAD_REQUEST',
    )
  const content = JSON.stringify(given)
  const before = shop.keys.get(key)
  if (before !== undefined && before !== content)
    return refused(
      'IDEMPOTENCY_KEY_PARAMETER_MISMATCH',
      null,
      'The same idempotency key cannot be used with different operation parameters.',
    )
  if (before !== undefined) return { userErrors: [] }
  if (given.name !== 'available')
    return refused('INVALID_NAME', ['input', 'name'], 'The quantity name must be either available or on_hand.')
  if (given.reason !== 'correction')
    return refused('INVALID_REASON', ['input', 'reason'], 'The specified reason is invalid.')
  for (const [index, each] of quantities.entries()) {
    const problem = problemOf(shop, each, ['input', 'quantities', String(index)])
    if (problem) return problem
  }
  shop.keys.set(key, content)
  carryOut(shop, quantities)
  return { userErrors: [] }
}

function problemOf({ state }: Shop, each: Args, path: readonly string[]): object | undefined {
  const variant = state.variant(numberIn('InventoryItem', each.inventoryItemId))
  if (!variant) return refused('INVALID_INVENTORY_ITEM', path, 'The specified inventory item could not be found.')
  if (each.locationId !== LOCATIONS[0])
    return refused('INVALID_LOCATION', path, 'The specified location could not be found.')
  if (!('changeFromQuantity' in each))
    return refused('COMPARE_QUANTITY_REQUIRED', path, 'changeFromQuantity is required.')
  if (variant.stock === null) return refused('NON_MUTABLE_INVENTORY_ITEM', path, 'The inventory item is not tracked.')
  if (typeof each.quantity !== 'number' || each.quantity > 1_000_000_000)
    return refused('INVALID_QUANTITY_TOO_HIGH', path, "The total quantity can't be higher than 1,000,000,000.")
  if (each.changeFromQuantity !== null && each.changeFromQuantity !== variant.stock)
    return refused(
      'CHANGE_FROM_QUANTITY_STALE',
      path,
      'The changeFromQuantity argument no longer matches the persisted quantity.',
    )
  return undefined
}

function carryOut(shop: Shop, quantities: readonly Args[]): void {
  const byProduct = new Map<ShopProduct, Offer[]>()
  for (const { inventoryItemId, quantity } of quantities) {
    const variant = shop.state.variant(numberIn('InventoryItem', inventoryItemId))
    const product = variant && shop.state.get(variant.productId)
    if (!product || typeof quantity !== 'number') continue
    variant.stock = quantity
    const offer = { externalId: idOf(product, variant), stock: quantity + shop.state.elsewhere }
    byProduct.set(product, [...(byProduct.get(product) ?? []), offer])
  }
  for (const [product, offers] of byProduct) {
    shop.written({ productId: `gid://shopify/Product/${product.id}`, offers })
    shop.changed(product)
  }
}

function refused(code: string, field: readonly string[] | null, message: string): object {
  return { userErrors: [{ code, field, message }] }
}

function checkInput(type: string, input: Args, known: readonly string[]): void {
  const unknown = Object.keys(input).find((name) => !known.includes(name))
  if (unknown !== undefined) throw invalid(`Field is not defined on ${type}`, unknown)
}

function listOf(value: unknown, name: string): readonly Args[] {
  const list = Array.isArray(value) ? (value as readonly Args[]) : []
  if (list.length > MOST)
    throw new GraphqlProblem(
      `The input array size of ${list.length} is greater than the maximum allowed of 250.`,
      'MAX_INPUT_SIZE_EXCEEDED',
    )
  if (list.length === 0) throw invalid('Expected value to not be null', name)
  return list
}

/** An amount as it is sent: a decimal as text or a number. */
function money(value: unknown, name: string): string | null | undefined {
  if (value === undefined || value === null) return value
  const text = String(value)
  if (!MONEY.test(text)) throw invalid(`invalid money '${text}'`, name)
  return text
}

function invalid(problem: string, name: string): GraphqlProblem {
  return new GraphqlProblem(`Variable was provided invalid value for ${name} (${problem})`, 'INVALID_VARIABLE')
}

const labelOf = (name: string): string => (name === 'price' ? 'Price' : name === 'cost' ? 'Cost' : 'Compare at price')
