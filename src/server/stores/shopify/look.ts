import type { StoreLook, StorePage, StoreProduct } from '../port.ts'
import { filePage, startFile } from './bulk.ts'
import type { ShopifyCaller } from './caller.ts'
import { changesSince, cursorOf, type LookPlace, type PlaceIn, placeOf } from './look-place.ts'
import { operations } from './operations.ts'
import { productOf } from './product.ts'
import { readWhole } from './reading.ts'
import type { FullSettings } from './settings.ts'
import type { WireHead } from './wire.ts'

/** The search finds a change some time after it happened: so much is looked through again. */
const OVERLAP_MS = 2 * 60_000

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
  return page ?? wholePage(caller, { at: 'all', after: null, newest: place.newest, total: place.total }, signal)
}

async function beginning(caller: ShopifyCaller, settings: FullSettings, signal: AbortSignal): Promise<LookPlace> {
  const { productsCount, products } = await caller.ask(operations.start, {}, signal)
  const total = productsCount?.count ?? 0
  const newest = products.nodes[0]?.updatedAt ?? ''
  const operation = total > settings.bulkAbove ? await startFile(caller, signal) : undefined
  if (operation === undefined) return { at: 'all', after: null, newest, total }
  return { at: 'file', operation, from: 0, newest, total }
}

async function wholePage(caller: ShopifyCaller, place: PlaceIn<'all'>, signal: AbortSignal): Promise<StorePage> {
  const { products, next } = await productsPage(caller, { after: place.after, sortKey: 'ID' }, signal)
  const goesOn: LookPlace = next === undefined ? changesSince(place.newest) : { ...place, after: next }
  return { products, gone: [], cursor: cursorOf(goesOn), hasMore: next !== undefined, total: place.total }
}

async function changesPage(
  caller: ShopifyCaller,
  place: PlaceIn<'changes'>,
  { known, signal }: Pick<StoreLook, 'known' | 'signal'>,
): Promise<StorePage> {
  const query = place.since === '' ? null : `updated_at:>='${overlapping(place.since)}'`
  const variables = { after: place.after, sortKey: 'UPDATED_AT', query }
  const { products, heads, next } = await productsPage(caller, variables, signal)
  const newest = latest([place.newest, ...heads.map(({ updatedAt }) => updatedAt ?? '')])
  const revisions = await known(products.map(({ externalId }) => externalId))
  const goesOn: LookPlace = next === undefined ? changesSince(newest) : { ...place, after: next, newest }
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
  readonly heads: readonly WireHead[]
  readonly next: string | undefined
}

async function productsPage(caller: ShopifyCaller, variables: object, signal: AbortSignal): Promise<ProductsPage> {
  const { nodes, pageInfo } = (await caller.ask(operations.products, variables, signal)).products
  const products: StoreProduct[] = []
  for (const { variants, ...head } of nodes) {
    const isWhole = !variants.pageInfo.hasNextPage
    const whole = isWhole ? { head, variants: variants.nodes } : await readWhole(caller, head.id, signal)
    if (whole) products.push(productOf(whole))
  }
  const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined
  return { products, heads: nodes, next }
}

function overlapping(since: string): string {
  const at = Date.parse(since)
  return Number.isNaN(at) ? since.replaceAll("'", '') : new Date(at - OVERLAP_MS).toISOString()
}

function latest(times: readonly string[]): string {
  return times.reduce((a, b) => ((Date.parse(b) || 0) > (Date.parse(a) || 0) ? b : a))
}
