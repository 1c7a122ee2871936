import { compareOffers, type Comparison, type Difference, type Offers } from '#domain/stores/three-way.ts'
import type { Change } from '#contract/command.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { product as productEntity } from '#contract/entities/product.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import { same } from '#contract/same.ts'
import type { PatchRow } from '#server/kit/write/patch-draft.ts'
import { conflictChanges, withOpenConflicts } from './conflict-rows.ts'
import { mappedOffers } from './mapping.ts'
import { matched } from './matching.ts'
import type { OpenProduct } from './mirror.ts'
import { addedVariants, followPatch, newOfferMap, newProductPatch, variantIdOf } from './new-product.ts'
import type { NameFinder, PullWorld } from './pull-world.ts'
import { fitNotes } from './fit-notes.ts'
import { pullMessages } from './pull-messages.ts'
import { listingIdOf, productIdOf } from './row-ids.ts'
import {
  listedOffers,
  type ListingRow,
  type OfferMap,
  ownSide,
  type PriceHere,
  type ProductRow,
  type StoreRow,
  storeSide,
  WHOLE,
} from './sides.ts'

/** How products of a store are planned. */
export interface PullPlan {
  readonly store: StoreRow
  readonly world: PullWorld
  readonly names: NameFinder
  readonly priceHere: PriceHere
  /** Deleted rows are made again: the import is the first one, or a person asked for it. */
  readonly bringsBack: boolean
}

/** What becomes of one product of a store. */
export interface PlannedItem {
  /** The rows that are proposed; none if nothing here changes. */
  readonly rows: readonly PatchRow[]
  readonly productId: string | null
  /** As both sides agree once the rows are applied; undefined leaves it. */
  readonly base?: Offers
  /** Fields that differ from those of the listing that is here. */
  readonly listing?: AnyPatch
  /** Changes of the conflicts of a listing that is here. */
  readonly conflicts: readonly Change[]
  /** Conflicts of a listing that is only proposed: compared again once it is there. */
  readonly isOpen: boolean
  readonly doubt: { readonly reason: 'several' | 'taken'; readonly candidates: readonly string[] } | null
}

const NOTHING: PlannedItem = { rows: [], productId: null, conflicts: [], isOpen: false, doubt: null }

/** Plans what becomes of one product of a store: followed, made, matched, in doubt, or left alone (STORE-05, STORE-09). */
export function plannedItem(plan: PullPlan, item: OpenProduct): PlannedItem {
  const { store, world, bringsBack } = plan
  const listing = world.listings.get(item.externalId)
  const present = world.products.get(listing?.productId ?? '')
  if (listing && present) return compared(plan, item, present, listing)
  // Deleted here: it is made again only when asked.
  if (listing) return bringsBack && !item.isGone && listing.productId !== null ? made(plan, item, listing.productId) : NOTHING
  if (item.isGone || item.decision === 'none') return NOTHING
  if (item.decision !== null && item.decision !== 'new') {
    const chosen = world.products.get(item.decision)
    return chosen ? linked(plan, item, chosen) : NOTHING
  }
  const wasDeleted = world.tombstones.has(listingIdOf(store.id, item.externalId))
  if (wasDeleted && !bringsBack && item.decision === null) return NOTHING
  return item.decision === 'new' ? made(plan, item, productIdOf(store.id, item.externalId)) : matchedItem(plan, item)
}

function matchedItem(plan: PullPlan, item: OpenProduct): PlannedItem {
  const { store, world } = plan
  const own = productIdOf(store.id, item.externalId)
  const isTaken = (id: string): boolean => {
    const by = world.taken.get(id)
    return by !== undefined && by !== item.externalId
  }
  const match = matched(world.candidates.get(item.externalId) ?? { bySku: [], byBarcode: [] }, isTaken)
  if (match.is === 'doubtful') return { ...NOTHING, doubt: { reason: match.reason, candidates: match.candidates } }
  const product = match.is === 'product' ? world.products.get(match.productId) : undefined
  if (!product) return made(plan, item, own)
  world.taken.set(product.id, item.externalId)
  return linked(plan, item, product)
}

/** A new product with its listing. */
function made({ store, names, world }: PullPlan, { externalId, product }: OpenProduct, id: string): PlannedItem {
  const category = names.category(product.categories[0] ?? [])
  const brand = names.brand(product.brand)
  const patch = newProductPatch(product, {
    storeId: store.id,
    provider: store.provider,
    currency: store.currency,
    categoryId: category.id,
    brandId: brand.id,
    reason: pullMessages.asInStore(store.name),
  })
  const row: PatchRow = {
    kind: productEntity.kind,
    id,
    title: product.name,
    patch,
    makes: true,
    brings: {},
    notes: fitNotes(product.cut),
  }
  const map = newOfferMap(store.id, product)
  const fields = listingFields(store, product, map)
  return {
    rows: [...category.rows, ...brand.rows, row, listingRow(store, externalId, id, fields)],
    productId: id,
    ...(world.listings.has(externalId) ? { listing: fields } : {}),
    base: withCompareAt(storeSide(product, store.currency), product, map, store.currency),
    conflicts: [],
    isOpen: false,
    doubt: null,
  }
}

/** A product that is here already, with a new listing. */
function linked(plan: PullPlan, item: OpenProduct, product: ProductRow): PlannedItem {
  const { store } = plan
  const found = differences(plan, { ...item, base: null }, product, undefined)
  const listing = listingRow(store, item.externalId, product.id, listingFields(store, item.product, found.map))
  return {
    rows: [...found.rows, listing],
    productId: product.id,
    base: found.base,
    conflicts: [],
    isOpen: found.conflicts.length > 0,
    doubt: null,
  }
}

/** A product that is here with its listing. */
function compared(plan: PullPlan, item: OpenProduct, product: ProductRow, listing: ListingRow): PlannedItem {
  const { store, world } = plan
  const found = differences(plan, item, product, listing)
  const { offers, ...told } = listingFields(store, item.product, found.map)
  // What waits to be sent to the store is not overwritten by what is there still.
  const fields: AnyPatch = listing.pushState === 'none' ? { offers, ...told } : told
  const wanted = item.isGone ? {} : fields
  const changed = Object.entries(wanted).filter(([name, value]) => !same((listing as AnyPatch)[name], value))
  const of = { storeId: store.id, listingId: listing.id, product, map: found.map, currency: store.currency }
  return {
    rows: found.rows,
    productId: product.id,
    base: found.base,
    ...(changed.length > 0 ? { listing: Object.fromEntries(changed) } : {}),
    conflicts: conflictChanges(of, found.conflicts, world.conflicts.get(listing.id) ?? []),
    isOpen: false,
    doubt: null,
  }
}

interface Differences {
  readonly rows: readonly PatchRow[]
  readonly base: Offers
  readonly conflicts: readonly Difference[]
  readonly map: OfferMap
}

/** Compares a product three ways, and says which row takes over what follows. */
function differences(
  { store, priceHere, world }: PullPlan,
  { product: there, base, isGone }: OpenProduct,
  product: ProductRow,
  listing: ListingRow | undefined,
): Differences {
  const { currency } = store
  const before = base ?? {}
  const mapping = mappedOffers(there, product, listing, new Set(Object.keys(before)))
  const added = isGone ? undefined : addedVariants(product, there, mapping.missing, { storeId: store.id, currency })
  const isAdded = added !== undefined && mapping.missing.length > 0
  const open = (listing ? (world.conflicts.get(listing.id) ?? []) : []).filter(({ state }) => state === 'open')
  const known = withOpenConflicts(before, open, mapping.map)
  const theirs = isGone ? goneSide(known) : withGoneVariants(storeSide(there, currency), known)
  const found = settled(compareOffers(known, ownSide(product, mapping.map, currency, priceHere), theirs), product, mapping.map, isGone)
  const reason = pullMessages.asInStore(store.name)
  const patch = joined(followPatch(found.follows, mapping.map, reason), isAdded ? added : {})
  const map = isAdded ? withAdded(mapping.map, store.id, there, mapping.missing) : mapping.map
  const agreed = isAdded ? withSides(found.base, theirs, mapping.missing.map(({ externalId }) => externalId)) : found.base
  return {
    rows: Object.keys(patch).length === 0 ? [] : [productRow(product, patch)],
    base: isGone ? agreed : withCompareAt(agreed, there, map, currency),
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
    return { offer, field, there, here: isActive ? product.isActive : product.baseCost, base: isActive ? true : undefined }
  })
  return { ...found, follows: without(found.follows), base: without(found.base), conflicts: [...found.conflicts, ...conflicts] }
}

/** What the store says of a former price is its own: no field here holds it. */
function withCompareAt(base: Offers, there: OpenProduct['product'], map: OfferMap, currency: string): Offers {
  const offers = listedOffers(there, map, currency)
  return { ...base, ...Object.fromEntries(offers.map(({ id, compareAt }) => [id, { ...base[id], compareAt }])) }
}

function withAdded(map: OfferMap, storeId: string, there: OpenProduct['product'], missing: OpenProduct['product']['variants']): OfferMap {
  return new Map([...map, ...missing.map((variant) => [variant.externalId, variantIdOf(storeId, there, variant)] as const)])
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

function listingFields(store: StoreRow, product: OpenProduct['product'], map: OfferMap) {
  return {
    title: product.name,
    pageUrl: product.pageUrl,
    currency: store.currency,
    offers: listedOffers(product, map, store.currency),
  }
}

function listingRow(store: StoreRow, externalId: string, productId: string, fields: AnyPatch): PatchRow {
  const id = listingIdOf(store.id, externalId)
  const patch = { storeId: store.id, productId, externalId, ...fields }
  return { kind: storeListing.kind, id, title: String(fields['title']), patch, makes: true, brings: {} }
}
