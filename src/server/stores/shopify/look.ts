import type { StoreLook, StorePage, StoreProduct } from '../port.ts'
import { filePage, startFile } from './bulk.ts'
import type { ShopifyCaller } from './caller.ts'
import { changesAfter, cursorOf, type LookPlace, type PlaceIn, placeOf } from './look-place.ts'
import { operations } from './operations.ts'
import { productOf } from './product.ts'
import { readWhole } from './reading.ts'
import type { FullSettings } from './settings.ts'

/** One page of products (STORE-02, STORE-03). Throws `StoreFailure`. */
export async function lookAt(
  caller: ShopifyCaller,
  settings: FullSettings,
  { cursor, known, signal }: StoreLook,
): Promise<StorePage> {
  const place = cursor === null ? await beginning(caller, settings, signal) : placeOf(cursor)
  if (place.at === 'changes') return changesPage(caller, place, { known, signal })
  if (place.at === 'all') return wholePage(caller, place, signal)
  const page = await filePage(caller, settings, place, signal)
  // Its file is gone after a week: then everything is read again.
  return page ?? wholePage(caller, { at: 'all', after: null, began: place.began, total: place.total }, signal)
}

async function beginning(caller: ShopifyCaller, settings: FullSettings, signal: AbortSignal): Promise<LookPlace> {
  const { productsCount } = await caller.ask(operations.count, {}, signal)
  const total = productsCount?.count ?? 0
  const began = caller.shopTime() ?? null
  const operation = total > settings.bulkAbove ? await startFile(caller, signal) : undefined
  if (operation === undefined) return { at: 'all', after: null, began, total }
  return { at: 'file', operation, from: 0, began, total }
}

async function wholePage(caller: ShopifyCaller, place: PlaceIn<'all'>, signal: AbortSignal): Promise<StorePage> {
  const { products, next } = await productsPage(caller, { after: place.after, sortKey: 'ID' }, signal)
  const goesOn: LookPlace = next === undefined ? changesAfter(place.began) : { ...place, after: next }
  return { products, gone: [], cursor: cursorOf(goesOn), hasMore: next !== undefined, total: place.total }
}

async function changesPage(
  caller: ShopifyCaller,
  place: PlaceIn<'changes'>,
  { known, signal }: Pick<StoreLook, 'known' | 'signal'>,
): Promise<StorePage> {
  const query = place.since === null ? null : `updated_at:>='${new Date(place.since).toISOString()}'`
  const variables = { after: place.after, sortKey: 'UPDATED_AT', query }
  const { products, next, readAt } = await productsPage(caller, variables, signal)
  const began = place.began ?? readAt ?? null
  const revisions = await known(products.map(({ externalId }) => externalId))
  const goesOn: LookPlace = next === undefined ? changesAfter(began) : { ...place, after: next, began }
  return {
    products: products.filter(({ externalId, revision }) => revisions.get(externalId) !== revision),
    gone: [],
    cursor: cursorOf(goesOn),
    hasMore: next !== undefined,
    total: undefined,
  }
}

interface ProductsPage {
  readonly products: readonly StoreProduct[]
  readonly next: string | undefined
  readonly readAt: number | undefined
}

async function productsPage(caller: ShopifyCaller, variables: object, signal: AbortSignal): Promise<ProductsPage> {
  const { nodes, pageInfo } = (await caller.ask(operations.products, variables, signal)).products
  const readAt = caller.shopTime()
  const products: StoreProduct[] = []
  for (const { variants, ...head } of nodes) {
    const isWhole = !variants.pageInfo.hasNextPage
    const whole = isWhole ? { head, variants: variants.nodes } : await readWhole(caller, head.id, signal)
    if (whole) products.push(productOf(whole))
  }
  const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined
  return { products, next, readAt }
}
