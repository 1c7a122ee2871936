import { createHash } from 'node:crypto'
import type { StoreOffer, StoreProduct } from '../port.ts'
import { isSameAmount } from './wix-amounts.ts'

/**
 * A revision of two parts: of the product itself, and of what changes beside it (stock, categories), so that a sale in the meantime does
 * not stand in the way of a price.
 */
export function revisionOf(own: string, beside: unknown): string {
  return `${own}~${shortHash(beside)}`
}

/** The part of a revision that is of the product itself. */
function ownRevision(revision: string): string {
  return revision.split('~', 1)[0] ?? ''
}

/** A short text that differs where a value does. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
}

/** The figures of a product or one of its variants, as an offer changes them. */
export interface Figures {
  readonly externalId: string
  readonly price: string | null
  readonly compareAt: string | null
  readonly cost: string | null
  readonly stock: number | null
}

/** What sells: the variants, or the product itself. */
export function figuresOf(product: StoreProduct): readonly Figures[] {
  return product.variants.length > 0 ? product.variants : [product]
}

/** The figures as they are to be. */
export function withOffer(now: Figures, offer: StoreOffer | undefined): Figures {
  return {
    externalId: now.externalId,
    price: offer?.price ?? now.price,
    compareAt: offer?.compareAt === undefined ? now.compareAt : offer.compareAt,
    cost: offer?.cost ?? now.cost,
    stock: offer?.stock ?? now.stock,
  }
}

/** The offers by what they are for; undefined if one is for something that the product does not have (any more). */
export function offersOf(
  product: StoreProduct,
  offers: readonly StoreOffer[],
): ReadonlyMap<string, StoreOffer> | undefined {
  const ids = new Set(figuresOf(product).map((each) => each.externalId))
  return offers.every((each) => ids.has(each.externalId))
    ? new Map(offers.map((each) => [each.externalId, each]))
    : undefined
}

/** Whether two figures agree; amounts are the same however they are written. */
export function isSame(a: Figures, b: Figures, currency: string): boolean {
  return isSamePrice(a, b, currency) && isSameAmount(a.cost, b.cost, currency) && a.stock === b.stock
}

/** Whether price and former price agree. A former price that is the price itself is none. */
export function isSamePrice(a: Figures, b: Figures, currency: string): boolean {
  return (
    isSameAmount(a.price, b.price, currency) && isSameAmount(formerOf(a, currency), formerOf(b, currency), currency)
  )
}

function formerOf({ price, compareAt }: Figures, currency: string): string | null {
  return isSameAmount(price, compareAt, currency) ? null : compareAt
}

/**
 * Whether somebody else changed what is to be written since it was seen. After a change of ours whose end was unclear, what is already as
 * wanted is ours.
 */
export function isChangedSince(
  seen: StoreProduct,
  now: StoreProduct,
  offers: ReadonlyMap<string, StoreOffer>,
  isAfterOurs: boolean,
  currency: string,
): boolean {
  if (!isAfterOurs && ownRevision(seen.revision) !== ownRevision(now.revision)) return true
  const before = new Map(figuresOf(seen).map((each) => [each.externalId, each]))
  return figuresOf(now).some((each) => {
    const offer = offers.get(each.externalId)
    const was = before.get(each.externalId)
    if (!offer) return false
    if (!was) return true
    const wanted = withOffer(was, offer)
    const [prices, stock] = [offer.price ?? offer.compareAt, offer.stock]
    return (
      (prices !== undefined && !isSamePrice(each, was, currency) && !isSamePrice(each, wanted, currency)) ||
      (offer.cost !== undefined &&
        !isSameAmount(each.cost, was.cost, currency) &&
        !isSameAmount(each.cost, offer.cost, currency)) ||
      (stock !== undefined && each.stock !== was.stock && each.stock !== stock)
    )
  })
}
