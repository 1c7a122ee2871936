import { StoreFailure } from '../port.ts'
import type { ShopifyCaller } from './caller.ts'
import { operations } from './operations.ts'
import type { WholeProduct, WireVariant } from './wire.ts'

/** Shopify allows 2,048 variants of a product: more pages than these are an error of the other side. */
const MOST_PAGES = 50
const MOST_BEGINNINGS = 3

/** A product with all of its variants, as they were at one time; undefined if it is not there. Throws `StoreFailure`. */
export async function readWhole(
  caller: ShopifyCaller,
  id: string,
  signal: AbortSignal,
): Promise<WholeProduct | undefined> {
  for (let beginning = 0; beginning < MOST_BEGINNINGS; beginning += 1) {
    const { product } = await caller.ask(operations.product, { id }, signal)
    if (!product) return undefined
    const { variants: first, ...head } = product
    const rest = await remaining(caller, { id, updatedAt: head.updatedAt, pageInfo: first.pageInfo }, signal)
    if (rest) return { head, variants: [...first.nodes, ...rest] }
  }
  throw new StoreFailure('busy', 'a product changes faster than it can be read')
}

interface Place {
  readonly id: string
  readonly updatedAt: string | null | undefined
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined }
}

/** The variants after the first page; undefined if the product changed in between. */
async function remaining(caller: ShopifyCaller, place: Place, signal: AbortSignal): Promise<WireVariant[] | undefined> {
  const found: WireVariant[] = []
  let { pageInfo } = place
  for (let page = 0; pageInfo.hasNextPage; page += 1) {
    if (page >= MOST_PAGES) throw new StoreFailure('broken', 'a product has variants without end')
    const answer = await caller.ask(operations.moreVariants, { id: place.id, after: pageInfo.endCursor ?? '' }, signal)
    if (!answer.product || answer.product.updatedAt !== place.updatedAt) return undefined
    found.push(...answer.product.variants.nodes)
    pageInfo = answer.product.variants.pageInfo
  }
  return found
}
