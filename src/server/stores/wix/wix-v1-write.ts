import type { StoreOffer, StoreProduct } from '../port.ts'
import { isSameAmount } from './wix-amounts.ts'
import type { WixClient } from './wix-client.ts'
import type { Present } from './wix-push.ts'
import { type Figures, figuresOf, isSamePrice, withOffer } from './wix-revision.ts'
import { type V1Discount, v1PricesOf } from './wix-v1-prices.ts'
import { NO_VARIANT, type V1Product } from './wix-v1-product.ts'

/** A V1 product as it is now. */
export interface V1Present extends Present {
  readonly raw: V1Product
}

/** What is to be: before and after, one for each thing that sells. */
interface Step {
  readonly now: Figures
  readonly wanted: Figures
}

/** Writes what differs: the product, its variants, its stock, at most one request each. */
export async function writeV1(
  client: WixClient,
  { product, currency, raw }: V1Present,
  offers: ReadonlyMap<string, StoreOffer>,
  signal: AbortSignal,
): Promise<undefined> {
  const steps = figuresOf(product).map((now) => ({ now, wanted: withOffer(now, offers.get(now.externalId)) }))
  const path = `/stores/v1/products/${encodeURIComponent(product.externalId)}`
  const { own, variants } = changesOf(product, raw, steps, currency)
  const requests = [
    ...(Object.keys(own).length > 0 ? [{ path, body: { product: { id: product.externalId, ...own } } }] : []),
    ...(variants.length > 0 ? [{ path: `${path}/variants`, body: { variants } }] : []),
  ]
  // In between nothing may be sold for less than before and after: a larger reduction comes after the prices it is taken off.
  if (isLarger(own.discount, raw)) requests.reverse()
  for (const request of requests) await client.change({ method: 'PATCH', ...request }, signal)
  const stocks = steps.filter(({ now, wanted }) => now.stock !== wanted.stock)
  if (stocks.length > 0) await writeStock(client, product, stocks, signal)
}

async function writeStock(
  client: WixClient,
  product: StoreProduct,
  steps: readonly Step[],
  signal: AbortSignal,
): Promise<void> {
  const variants = steps.map(({ wanted }) => ({
    variantId: product.variants.length > 0 ? wanted.externalId : NO_VARIANT,
    quantity: wanted.stock,
  }))
  const path = `/stores/v2/inventoryItems/product/${encodeURIComponent(product.externalId)}`
  await client.change({ method: 'PATCH', path, body: { inventoryItem: { trackQuantity: true, variants } } }, signal)
}

/** Whether a reduction takes off more than the one that stands. */
function isLarger(discount: WireDiscount | undefined, { discount: standing }: V1Product): boolean {
  if (!discount || discount.type === 'NONE') return false
  return discount.type !== standing?.type || discount.value > Number(standing.value ?? 0)
}

/** A reduction as V1 takes it. */
interface WireDiscount {
  readonly type: V1Discount['type']
  readonly value: number
}

interface Changes {
  readonly own: {
    readonly priceData?: { readonly price: number }
    readonly discount?: WireDiscount
    readonly costAndProfitData?: { readonly itemCost: number }
  }
  readonly variants: readonly object[]
}

function changesOf(product: StoreProduct, raw: V1Product, steps: readonly Step[], currency: string): Changes {
  const isPriced = steps.some(({ now, wanted }) => !isSamePrice(now, wanted, currency))
  const prices = isPriced
    ? v1PricesOf(
        steps.map((each) => each.wanted),
        currency,
      )
    : undefined
  const discount = prices && !isSameDiscount(raw, prices.discount) ? { discount: onWire(prices.discount) } : {}
  const figures = steps.map(({ now, wanted }) => {
    const full = prices?.full.get(now.externalId)
    const isFull = full === undefined || isSameAmount(full, now.compareAt ?? now.price, currency)
    const isCost = isSameAmount(now.cost, wanted.cost, currency)
    return {
      id: now.externalId,
      full: isFull ? undefined : number(full),
      cost: isCost ? undefined : number(wanted.cost),
    }
  })
  if (product.variants.length === 0) {
    const [only] = figures
    return {
      own: {
        ...(only?.full === undefined ? {} : { priceData: { price: only.full } }),
        ...discount,
        ...(only?.cost === undefined ? {} : { costAndProfitData: { itemCost: only.cost } }),
      },
      variants: [],
    }
  }
  const variants = figures
    .filter((each) => each.full !== undefined || each.cost !== undefined)
    .map(({ id, full, cost }) => ({
      variantIds: [id],
      ...(full === undefined ? {} : { price: full }),
      ...(cost === undefined ? {} : { cost }),
    }))
  return { own: discount, variants }
}

/** V1 takes numbers; the shortest writing of one is the decimal that it was made of. */
function number(decimal: string | null | undefined): number | undefined {
  return decimal === null || decimal === undefined ? undefined : Number(decimal)
}

function onWire({ type, value }: V1Discount): WireDiscount {
  return { type, value: Number(value) }
}

function isSameDiscount({ discount }: V1Product, wanted: V1Discount): boolean {
  const value = discount?.value
  const type = discount?.type === undefined || Number(value ?? 0) === 0 ? 'NONE' : discount.type
  return type === wanted.type && Number(value ?? 0) === Number(wanted.value)
}
