import { randomUUID } from 'node:crypto'
import { StoreFailure, type StoreProduct, type StorePush } from '../port.ts'
import type { ShopifyCaller } from './caller.ts'
import { MOST_CHANGED, operations } from './operations.ts'
import { productOf } from './product.ts'
import { differences, type VariantChange } from './push-differences.ts'
import { readWhole } from './reading.ts'
import type { FullSettings } from './settings.ts'
import { levelsOf } from './stock-levels.ts'
import type { UserErrors, WireProduct } from './wire.ts'

const MOST_TRIES = 4
const LONGEST_SAID = 500
/** Refusals that mean that the product is not as it was. */
const CHANGED_CODES = new Set([
  'PRODUCT_DOES_NOT_EXIST',
  'PRODUCT_VARIANT_DOES_NOT_EXIST',
  'CHANGE_FROM_QUANTITY_STALE',
  'COMPARE_QUANTITY_STALE',
  'INVALID_INVENTORY_ITEM',
])

/**
 * Writes what differs, and answers the product as it is then (STORE-06). After an end that is not clear the product is read again, and only
 * what is still missing is written. Throws `StoreFailure`.
 */
export async function pushTo(
  caller: ShopifyCaller,
  { clock }: FullSettings,
  push: StorePush,
  signal: AbortSignal,
): Promise<StoreProduct> {
  for (let attempt = 1; ; attempt += 1) {
    const current = await readWhole(caller, push.externalId, signal)
    if (!current) throw new StoreFailure('changed', 'the product is not there any more')
    const changes = differences(current, push)
    if (changes.length === 0) return productOf(current)
    try {
      const after = await writeMoney(caller, push.externalId, changes, signal)
      const isWhole = after && !after.variants.pageInfo.hasNextPage && changes.every(({ stock }) => stock === undefined)
      if (isWhole) return productOf({ head: after, variants: after.variants.nodes })
      await writeStock(caller, changes, signal)
      break
    } catch (error) {
      if (!isUnclear(error) || attempt >= MOST_TRIES) throw error
      await clock.sleep(1_000 * 2 ** (attempt - 1), signal)
    }
  }
  const after = await readWhole(caller, push.externalId, signal)
  if (!after) throw new StoreFailure('changed', 'the product went away')
  return productOf(after)
}

// An answer that cannot be read says nothing of the change; one in words says that there was none.
function isUnclear(error: unknown): boolean {
  return error instanceof StoreFailure && (error.reason === 'down' || (error.reason === 'broken' && error.said === ''))
}

/** Answers the product as the last change left it, with the first of its variants. */
async function writeMoney(
  caller: ShopifyCaller,
  productId: string,
  changes: readonly VariantChange[],
  signal: AbortSignal,
): Promise<WireProduct | undefined> {
  const variants = changes.flatMap(({ variant, money: { price, compareAt, cost } }) => {
    if (price === undefined && compareAt === undefined && cost === undefined) return []
    return [
      {
        id: variant.id,
        ...(price === undefined ? {} : { price }),
        ...(compareAt === undefined ? {} : { compareAtPrice: compareAt }),
        ...(cost === undefined ? {} : { inventoryItem: { cost } }),
      },
    ]
  })
  let after: WireProduct | undefined
  for (let from = 0; from < variants.length; from += MOST_CHANGED) {
    const some = variants.slice(from, from + MOST_CHANGED)
    const answer = await caller.ask(operations.updateVariants, { productId, variants: some }, signal)
    check(answer.productVariantsBulkUpdate?.userErrors)
    after = answer.productVariantsBulkUpdate?.product ?? undefined
  }
  return after
}

async function writeStock(
  caller: ShopifyCaller,
  changes: readonly VariantChange[],
  signal: AbortSignal,
): Promise<void> {
  const wanted = changes.flatMap(({ variant, stock }) =>
    stock && variant.inventoryItem ? [{ itemId: variant.inventoryItem.id, ...stock }] : [],
  )
  const levels = await levelsOf(
    caller,
    wanted.map(({ itemId }) => itemId),
    signal,
  )
  const quantities = wanted.map(({ itemId, from, to }) => {
    const level = levels.get(itemId)
    if (!level) throw new StoreFailure('refused', 'it keeps this at no location')
    // The product tells the sum of all locations; the difference is put into the first.
    const quantity = level.available + to - from
    return { inventoryItemId: itemId, locationId: level.locationId, quantity, changeFromQuantity: level.available }
  })
  for (let from = 0; from < quantities.length; from += MOST_CHANGED) {
    const some = quantities.slice(from, from + MOST_CHANGED)
    // Shopify carries out each key once, also where a busy shop makes us send it again.
    const key = randomUUID()
    const referenceDocumentUri = `gid://pricewright/StorePush/${key}`
    const input = { name: 'available', reason: 'correction', referenceDocumentUri, quantities: some }
    const answer = await caller.ask(operations.setQuantities, { input, key }, signal)
    check(answer.inventorySetQuantities?.userErrors)
  }
}

function check(errors: UserErrors | undefined): void {
  if (!errors) throw new StoreFailure('broken', 'it did not say what became of the change')
  if (errors.length === 0) return
  const said = errors
    .map(({ message }) => message)
    .join(' ')
    .slice(0, LONGEST_SAID)
  const codes = errors.map(({ code }) => code ?? '')
  if (codes.some((code) => CHANGED_CODES.has(code)))
    throw new StoreFailure('changed', 'the product was changed meanwhile', { said })
  throw new StoreFailure('refused', 'it refuses the change', { said })
}
