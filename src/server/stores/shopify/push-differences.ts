import { scaledFromDecimal } from '#domain/decimal.ts'
import { StoreFailure, type StoreOffer, type StorePush, type StoreVariant } from '../port.ts'
import { figuresOf, soleVariant } from './product.ts'
import type { WholeProduct, WireVariant } from './wire.ts'

/** What still differs between a store's variant and what it is to be. */
export interface VariantChange {
  readonly variant: WireVariant
  /** Absent fields stay. */
  readonly money: Pick<StoreOffer, 'price' | 'compareAt' | 'cost'>
  /** What the stock is, and what it is to be. */
  readonly stock: { readonly from: number; readonly to: number } | undefined
}

/** The figures of a variant that a push may change. */
type Figures = Pick<StoreVariant, 'price' | 'compareAt' | 'cost' | 'stock'>

/**
 * What is still to be written. Throws `StoreFailure`: `changed` where the store has neither what was seen nor what is wanted, `refused` for
 * the stock of something that the store does not count.
 */
export function differences(current: WholeProduct, { seen, offers, externalId }: StorePush): readonly VariantChange[] {
  const sole = soleVariant(current.variants)
  const byId = new Map(current.variants.map((variant) => [variant.id, variant]))
  const seenById = new Map(seen.variants.map((variant) => [variant.externalId, variant]))
  return offers.flatMap((offer) => {
    const isOwn = offer.externalId === externalId
    const variant = isOwn ? sole : byId.get(offer.externalId)
    const before = isOwn ? seen : seenById.get(offer.externalId)
    if (!variant || !before || (isOwn && seen.variants.length > 0))
      throw new StoreFailure('changed', 'a variant is not there any more')
    const change = changeOf(variant, before, offer)
    return change ? [change] : []
  })
}

function changeOf(variant: WireVariant, before: Figures, offer: StoreOffer): VariantChange | undefined {
  const now: Figures = figuresOf(variant)
  const money = {
    ...(offer.price !== undefined && !isSame(now.price, offer.price) ? { price: offer.price } : {}),
    ...(offer.compareAt !== undefined && !isSame(now.compareAt, offer.compareAt) ? { compareAt: offer.compareAt } : {}),
    ...(offer.cost !== undefined && !isSame(now.cost, offer.cost) ? { cost: offer.cost } : {}),
  }
  const needsMoney = Object.keys(money).length > 0
  const needsStock = offer.stock !== undefined && now.stock !== offer.stock
  if (needsMoney) for (const field of ['price', 'compareAt', 'cost'] as const) checkMoney(field, { now, before, offer })
  if (!needsStock) return needsMoney ? { variant, money, stock: undefined } : undefined
  if (now.stock !== before.stock) throw new StoreFailure('changed', 'the stock was changed meanwhile')
  if (now.stock === null) throw new StoreFailure('refused', 'it does not count the stock of this')
  return { variant, money, stock: { from: now.stock, to: offer.stock } }
}

// A price and its former price belong together: neither is written over a new one of the other.
function checkMoney(
  field: 'price' | 'compareAt' | 'cost',
  { now, before, offer }: { readonly now: Figures; readonly before: Figures; readonly offer: StoreOffer },
): void {
  const wanted = offer[field]
  if (isSame(now[field], before[field]) || (wanted !== undefined && isSame(now[field], wanted))) return
  throw new StoreFailure('changed', `${field} was changed meanwhile`)
}

/** Whether two amounts are the same, whatever zeros they are written with. */
function isSame(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b
  const [first, second] = [scaledFromDecimal(a, 4, MOST), scaledFromDecimal(b, 4, MOST)]
  return 'value' in first && 'value' in second ? first.value === second.value : a === b
}

const MOST = 999_999_999_999_999
