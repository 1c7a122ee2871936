import { compareOffers, type Comparison, type Difference, type Offers } from '#domain/stores/three-way.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { product as productEntity } from '#contract/entities/product.ts'
import type { PatchRow } from '#server/kit/write/patch-draft.ts'
import { withSent } from './agreed.ts'
import { withOpenConflicts } from './conflict-rows.ts'
import { listFollow } from './list-follow.ts'
import { mappedOffers } from './mapping.ts'
import type { OpenProduct } from './mirror.ts'
import { addedVariants, followPatch, variantIdOf } from './new-product.ts'
import type { PullPlan } from './plan-item.ts'
import { pullMessages } from './pull-messages.ts'
import {
  listedOffers,
  type ListingRow,
  type OfferMap,
  ownSide,
  type ProductRow,
  storeSide,
  type WaitingField,
  waitingFields,
  WHOLE,
} from './sides.ts'

/** How a product here and in its store differ. */
export interface Differences {
  /** What takes over what follows. */
  readonly rows: readonly PatchRow[]
  /** As both sides agree then. */
  readonly base: Offers
  readonly conflicts: readonly Difference[]
  readonly map: OfferMap
}

/** Compares a product three ways, and says which row takes over what follows. */
export function differences(
  { store, priceOf, world }: PullPlan,
  { product: there, base, sending, isGone }: OpenProduct,
  product: ProductRow,
  listing: ListingRow | undefined,
): Differences {
  const { currency } = store
  const before = base ?? {}
  const mapping = mappedOffers(there, product, listing, new Set(Object.keys(before)))
  const added = isGone ? undefined : addedVariants(product, there, mapping.missing, { storeId: store.id, currency })
  const isAdded = added !== undefined && mapping.missing.length > 0
  const open = (listing ? (world.conflicts.get(listing.id) ?? []) : []).filter(({ state }) => state === 'open')
  const seen = storeSide(there, currency)
  const mine = withSent(before, sending, seen)
  const waiting = listing?.pushState === 'waiting' ? waitingFields(listing, mine) : []
  const known = withOpenConflicts(mine, open, mapping.map)
  const theirs = isGone ? goneSide(known) : withGoneVariants(withoutWaiting(seen, waiting), known)
  const found = settled(
    compareOffers(known, ownSide(product, mapping.map, currency, priceOf), theirs),
    product,
    mapping.map,
    isGone,
  )
  const reason = pullMessages.asInStore(store.name)
  const inList = listFollow(found.follows, product, mapping.map, { store, priceOf, listPrices: world.listPrices })
  const patch = joined(followPatch(inList.follows, mapping.map, reason), isAdded ? added : {})
  const map = isAdded ? withAdded(mapping.map, store.id, there, mapping.missing) : mapping.map
  const agreed = isAdded
    ? withSides(
        found.base,
        theirs,
        mapping.missing.map(({ externalId }) => externalId),
      )
    : found.base
  return {
    rows: [...(Object.keys(patch).length === 0 ? [] : [productRow(product, patch)]), ...inList.rows],
    base: isGone ? agreed : withCompareAt(agreed, there, map, currency, waiting),
    conflicts: found.conflicts,
    map,
  }
}

function productRow(product: ProductRow, patch: AnyPatch): PatchRow {
  const isOfLines = 'variants' in patch || 'options' in patch
  const names = Object.keys(patch).filter((name) => name !== 'variants' && name !== 'options')
  const expect = isOfLines ? ['version'] : names
  return {
    kind: productEntity.kind,
    id: product.id,
    title: product.name,
    patch,
    isFromStore: true,
    expect: Object.fromEntries(expect.map((name) => [name, (product as AnyPatch)[name]])),
  }
}

/** What waits to be sent is compared by sending: neither side follows in it before. */
function withoutWaiting(there: Offers, waiting: readonly WaitingField[]): Offers {
  return Object.fromEntries(
    Object.entries(there).map(([offer, cells]) => {
      const isWaiting = (field: string): boolean => waiting.some((each) => each.offer === offer && each.field === field)
      return [offer, Object.fromEntries(Object.entries(cells).filter(([field]) => !isWaiting(field)))]
    }),
  )
}

/** A product that is gone there is as it was, and not sold. */
function goneSide(base: Offers): Offers {
  return { ...base, [WHOLE]: { ...base[WHOLE], isActive: false } }
}

/** A variant that is gone there is as it was, and not sold. */
function withGoneVariants(there: Offers, base: Offers): Offers {
  const gone = Object.entries(base).filter(([offer, cells]) => !(offer in there) && 'isActive' in cells)
  return { ...there, ...Object.fromEntries(gone.map(([offer, cells]) => [offer, { ...cells, isActive: false }])) }
}

/** Costs that came from elsewhere are no store's to change, and what was edited here does not simply end with its product there. */
function settled(found: Comparison, product: ProductRow, map: OfferMap, isGone: boolean): Comparison {
  const isEdited = found.own.length > 0 || found.conflicts.length > 0
  const isKept = (offer: string, field: string): boolean =>
    (field === 'cost' && product.baseCostOrigin !== null && map.get(offer) === '') ||
    (isGone && isEdited && offer === WHOLE && field === 'isActive')
  const kept = Object.entries(found.follows).flatMap(([offer, cells]) =>
    Object.entries(cells).flatMap(([field, there]) => (isKept(offer, field) ? [{ offer, field, there }] : [])),
  )
  if (kept.length === 0) return found
  const without = (offers: Offers): Offers =>
    Object.fromEntries(
      Object.entries(offers).map(([offer, cells]) => [
        offer,
        Object.fromEntries(Object.entries(cells).filter(([field]) => !isKept(offer, field))),
      ]),
    )
  const conflicts = kept.map(({ offer, field, there }) => {
    const isActive = field === 'isActive'
    return {
      offer,
      field,
      there,
      here: isActive ? product.isActive : product.baseCost,
      base: isActive ? true : undefined,
    }
  })
  return {
    ...found,
    follows: without(found.follows),
    base: without(found.base),
    conflicts: [...found.conflicts, ...conflicts],
  }
}

/** What the store says of a former price is its own, unless another one waits to be sent: no field here holds it. */
export function withCompareAt(
  base: Offers,
  there: OpenProduct['product'],
  map: OfferMap,
  currency: string,
  waiting: readonly WaitingField[] = [],
): Offers {
  const kept = new Set(waiting.flatMap(({ offer, field }) => (field === 'compareAt' ? [offer] : [])))
  const offers = listedOffers(there, map, currency).filter(({ id }) => !kept.has(id))
  return { ...base, ...Object.fromEntries(offers.map(({ id, compareAt }) => [id, { ...base[id], compareAt }])) }
}

function withAdded(
  map: OfferMap,
  storeId: string,
  there: OpenProduct['product'],
  missing: OpenProduct['product']['variants'],
): OfferMap {
  return new Map([
    ...map,
    ...missing.map((variant) => [variant.externalId, variantIdOf(storeId, there, variant)] as const),
  ])
}

function withSides(base: Offers, there: Offers, offers: readonly string[]): Offers {
  return { ...base, ...Object.fromEntries(offers.map((offer) => [offer, there[offer] ?? {}])) }
}

/** Two patches of a product, whose variants are edited by both. */
function joined(patch: AnyPatch, more: AnyPatch): AnyPatch {
  const lines = [patch, more].map((each) => (each['variants'] as { readonly lines: object } | undefined)?.lines)
  const isVaried = lines.some((each) => each !== undefined)
  return { ...patch, ...more, ...(isVaried ? { variants: { lines: { ...lines[0], ...lines[1] } } } : {}) }
}
