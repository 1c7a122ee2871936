import type { Offers } from '#domain/stores/three-way.ts'
import type { Change } from '#contract/command.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { product as productEntity } from '#contract/entities/product.ts'
import { SENT_FIELDS, storeListing } from '#contract/entities/store-listing.ts'
import { same } from '#contract/same.ts'
import type { PatchRow } from '#server/kit/write/patch-draft.ts'
import { changedCells } from './agreed.ts'
import { conflictChanges } from './conflict-rows.ts'
import { differences, withCompareAt } from './differences.ts'
import { matched } from './matching.ts'
import type { OpenProduct } from './mirror.ts'
import { newOfferMap, newProductPatch } from './new-product.ts'
import type { NameFinder, PullWorld } from './pull-world.ts'
import { fitNotes } from './fit-notes.ts'
import { pullMessages } from './pull-messages.ts'
import { listingIdOf, productIdOf } from './row-ids.ts'
import { listedOffers, type OfferMap, type ListingRow, type ProductRow, type StoreRow, storeSide } from './sides.ts'
import type { PriceOf } from './store-work.ts'

/** How products of a store are planned. */
export interface PullPlan {
  readonly store: StoreRow
  readonly world: PullWorld
  readonly names: NameFinder
  readonly priceOf: PriceOf
  /** Deleted rows are made again: the import is the first one, or a person asked for it. */
  readonly bringsBack: boolean
}

/** What becomes of one product of a store. */
export interface PlannedItem {
  /** The rows that are proposed; none if nothing here changes. */
  readonly rows: readonly PatchRow[]
  readonly productId: string | null
  /** As both sides agree once the rows are applied, beside what they agree on already; undefined leaves it. */
  readonly base?: Offers
  /** They agreed on nothing before. */
  readonly isNew?: true
  /** Fields that differ from those of the listing that is here. */
  readonly listing?: AnyPatch
  /** Changes of the conflicts of a listing that is here. */
  readonly conflicts: readonly Change[]
  /** Conflicts of a listing that is only proposed: compared again once it is there. */
  readonly isOpen: boolean
  readonly doubt: { readonly reason: 'several' | 'taken'; readonly candidates: readonly string[] } | null
}

const NOTHING: PlannedItem = { rows: [], productId: null, conflicts: [], isOpen: false, doubt: null }

/** It stays to be compared. */
const LATER: PlannedItem = { ...NOTHING, isOpen: true }

/** Plans what becomes of one product of a store: followed, made, matched, in doubt, or left alone (STORE-05, STORE-09). */
export function plannedItem(plan: PullPlan, item: OpenProduct): PlannedItem {
  const { store, world, bringsBack } = plan
  const listing = world.listings.get(item.externalId)
  const present = world.products.get(listing?.productId ?? '')
  if (listing && present) return compared(plan, item, present, listing)
  // Deleted here: it is made again only when asked, and compared once it is restored.
  if (listing)
    return bringsBack && !item.isGone && listing.productId !== null ? made(plan, item, listing.productId) : LATER
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
    isNew: true,
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
    isNew: true,
    conflicts: [],
    isOpen: found.conflicts.length > 0,
    doubt: null,
  }
}

/** A product that is here with its listing. */
function compared(plan: PullPlan, item: OpenProduct, product: ProductRow, listing: ListingRow): PlannedItem {
  const { store, world } = plan
  const found = differences(plan, item, product, listing)
  const seen: AnyPatch = item.isGone ? {} : listingFields(store, item.product, found.map)
  const isDecided = listing.pushState === 'conflict' && !found.conflicts.some(({ field }) => isSent(field))
  const fields: AnyPatch = isDecided ? { ...seen, pushState: 'none' } : seen
  const changed = Object.entries(fields).filter(([name, value]) => !same((listing as AnyPatch)[name], value))
  const of = { storeId: store.id, listingId: listing.id, product, map: found.map, currency: store.currency }
  return {
    rows: found.rows,
    productId: product.id,
    base: changedCells(item.base ?? {}, found.base),
    ...(changed.length > 0 ? { listing: Object.fromEntries(changed) } : {}),
    conflicts: conflictChanges(of, found.conflicts, world.conflicts.get(listing.id) ?? []),
    isOpen: false,
    doubt: null,
  }
}

function isSent(field: string): boolean {
  return SENT_FIELDS.some((name) => name === field)
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
