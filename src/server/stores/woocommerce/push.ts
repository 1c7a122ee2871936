import * as z from 'zod/mini'
import type { StoreClock } from '../pace.ts'
import { StoreFailure, type StoreOffer, type StoreProduct, type StorePush } from '../port.ts'
import { wantedFigures, writeFor } from './offer-write.ts'
import { type Figures, sameAmount } from './figures.ts'
import { sameFigures } from './revision.ts'
import { type ShopApi, UnclearEnd } from './shop-api.ts'
import type { ShopProduct, ShopVariant } from './shop-product.ts'
import { hasVariants } from './store-product.ts'

/** A product as it was read, in the shop's own shape and in that of all stores. */
export interface WholeProduct {
  readonly raw: ShopProduct
  readonly variants: readonly ShopVariant[]
  readonly product: StoreProduct
}

/** What pushes are made with. */
export interface PushTools {
  readonly api: ShopApi
  readonly clock: StoreClock
  /** Undefined for a product that is not there. */
  readonly readWhole: (externalId: string, signal: AbortSignal) => Promise<WholeProduct | undefined>
  /** The words of a refusal, without the keys. */
  readonly said: (problem: unknown) => string
}

type Write = Readonly<Record<string, unknown>>

const MOST_TRIES = 3
const FIRST_PAUSE_MS = 1_000
/** Variations of one call. */
const AT_ONCE = 100

const batchShape = z.looseObject({ update: z.array(z.looseObject({ error: z.optional(z.unknown()) })) })

/**
 * Changes a product in the shop (STORE-06). WooCommerce writes whatever it is told, so that each write begins with a look: what is as wanted
 * is not written, and what somebody changed meanwhile is left. After a write whose end is unclear it looks again.
 */
export async function pushTo(tools: PushTools, push: StorePush, signal: AbortSignal): Promise<StoreProduct> {
  for (let tries = 0; ; tries += 1) {
    const now = await tools.readWhole(push.externalId, signal)
    if (!now) throw new StoreFailure('changed', 'the product is not there any more')
    const writes = push.offers.flatMap((offer) => writesOf(now, offer))
    if (writes.length === 0) return now.product
    const isChanged =
      tries === 0 ? !sameFigures(now.product.revision, push.seen.revision) : isOtherwise(now.product, push)
    if (isChanged) throw new StoreFailure('changed', 'the product was changed meanwhile')
    if (tries === MOST_TRIES) throw new StoreFailure('down', `a change was tried ${MOST_TRIES} times`)
    try {
      await writeAll(tools, now.raw, writes, signal)
    } catch (error) {
      if (!(error instanceof UnclearEnd)) throw error
      await tools.clock.sleep(FIRST_PAUSE_MS * 2 ** tries, signal)
      continue
    }
    return await asKept(tools, push, signal)
  }
}

/** The product after a write that the shop confirmed. */
async function asKept(tools: PushTools, { externalId, offers }: StorePush, signal: AbortSignal): Promise<StoreProduct> {
  const after = await tools.readWhole(externalId, signal)
  if (!after) throw new StoreFailure('changed', 'the product was removed meanwhile')
  if (offers.some((offer) => writesOf(after, offer).length > 0))
    throw new StoreFailure('refused', 'the shop keeps another figure than it was told')
  return after.product
}

function writesOf({ raw, variants }: WholeProduct, offer: StoreOffer): readonly Write[] {
  if (offer.externalId !== String(raw.id)) {
    const variant = variants.find(({ id }) => String(id) === offer.externalId)
    if (!variant) throw new StoreFailure('changed', 'the variation is not there any more')
    const write = writeFor(variant, offer)
    return write ? [{ id: variant.id, ...write, ...additive(write) }] : []
  }
  if (hasVariants(raw)) throw new StoreFailure('refused', 'a product with variations has no price of its own')
  const write = writeFor(raw, offer)
  return write ? [write] : []
}

/** The cost of a variation may be kept as what it costs more than its product; ours is the whole. */
function additive(write: Write): Write {
  const { cost_of_goods_sold: cost } = write
  return typeof cost === 'object' ? { cost_of_goods_sold: { ...cost, defined_value_is_additive: false } } : {}
}

async function writeAll(
  { api, said }: PushTools,
  raw: ShopProduct,
  writes: readonly Write[],
  signal: AbortSignal,
): Promise<void> {
  const path = `/products/${raw.id}`
  if (!hasVariants(raw)) {
    for (const write of writes)
      if (!(await api.write('PUT', path, write, signal))) throw new StoreFailure('changed', 'the product is gone')
    return
  }
  for (let from = 0; from < writes.length; from += AT_ONCE) {
    const update = writes.slice(from, from + AT_ONCE)
    const answer = await api.write('POST', `${path}/variations/batch`, { update }, signal)
    if (!answer) throw new StoreFailure('changed', 'the product is gone')
    const { data } = batchShape.safeParse(answer.body)
    if (!data) throw new UnclearEnd('the answer names no variations')
    const refused = data.update.find(({ error }) => error !== undefined)
    if (refused) throw new StoreFailure('refused', 'a variation was not changed', { said: said(refused.error) })
  }
}

/** Whether a figure is neither as it was nor as it is to be: after an own write with an unclear end only that tells another's. */
function isOtherwise(now: StoreProduct, { seen, offers }: StorePush): boolean {
  return offers.some((offer) => {
    const [before, is] = [figuresIn(seen, offer.externalId), figuresIn(now, offer.externalId)]
    if (!before || !is) return true
    const wanted = wantedFigures(is, offer)
    const isOneOf = (key: 'price' | 'compareAt' | 'cost'): boolean =>
      sameAmount(is[key], before[key]) || sameAmount(is[key], wanted[key])
    return !(
      isOneOf('price') &&
      isOneOf('compareAt') &&
      isOneOf('cost') &&
      [before.stock, wanted.stock].includes(is.stock)
    )
  })
}

function figuresIn(product: StoreProduct, externalId: string): Figures | undefined {
  return product.externalId === externalId
    ? product
    : product.variants.find((variant) => variant.externalId === externalId)
}
