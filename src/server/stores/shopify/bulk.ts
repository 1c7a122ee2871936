import { StoreFailure, type StorePage, type StoreProduct } from '../port.ts'
import { fileLines } from './bulk-file.ts'
import type { ShopifyCaller } from './caller.ts'
import { changesAfter, cursorOf, type LookPlace, type PlaceIn } from './look-place.ts'
import { BULK_QUERY, operations } from './operations.ts'
import { productOf } from './product.ts'
import type { FullSettings } from './settings.ts'
import { bulkLine, type WireHead, wireHead, type WireVariant, wireVariant } from './wire.ts'

const PAGE_PRODUCTS = 250
const PAGE_BYTES = 8_000_000
/** So often one look asks whether the file is there, before it lets its caller say how far it is. */
const MOST_POLLS = 10
const LONGEST_POLL_MS = 10_000

/** Asks for a file of the whole catalogue; undefined where Shopify makes none now, such as while it makes another one. */
export async function startFile(caller: ShopifyCaller, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { bulkOperationRunQuery: made } = await caller.ask(operations.runBulk, { query: BULK_QUERY }, signal)
    return made?.userErrors.length === 0 ? made.bulkOperation?.id : undefined
  } catch (error) {
    // Whether it was begun is not known; pages need no file.
    if (error instanceof StoreFailure && error.reason === 'down') return undefined
    throw error
  }
}

/** The next products of the file, or none while it is made; undefined if there will be none. Throws `StoreFailure`. */
export async function filePage(
  caller: ShopifyCaller,
  settings: FullSettings,
  place: PlaceIn<'file'>,
  signal: AbortSignal,
): Promise<StorePage | undefined> {
  const state = await finished(caller, settings, place.operation, signal)
  if (state === 'running') return pageOf(place, place, [])
  if (state === 'lost') return undefined
  if (state.url === '') return pageOf(place, changesAfter(place.began), [])
  const read = await productsFrom(settings, state.url, place.from, signal)
  if (!read) return undefined
  const next: LookPlace = read.next === undefined ? changesAfter(place.began) : { ...place, from: read.next }
  return pageOf(place, next, read.products)
}

function pageOf(place: PlaceIn<'file'>, next: LookPlace, products: readonly StoreProduct[]): StorePage {
  return { products, gone: [], cursor: cursorOf(next), hasMore: next.at === 'file', total: place.total }
}

type FileState = 'running' | 'lost' | { readonly url: string }

async function finished(
  caller: ShopifyCaller,
  { clock }: FullSettings,
  id: string,
  signal: AbortSignal,
): Promise<FileState> {
  for (let poll = 0; poll < MOST_POLLS; poll += 1) {
    if (poll > 0) await clock.sleep(Math.min(LONGEST_POLL_MS, 500 * 2 ** poll), signal)
    const { node } = await caller.ask(operations.bulk, { id }, signal)
    // A file without any object has no address.
    if (node?.status === 'COMPLETED') return node.url ? { url: node.url } : emptyOrLost(node.objectCount)
    if (node?.status !== 'CREATED' && node?.status !== 'RUNNING') return 'lost'
  }
  return 'running'
}

function emptyOrLost(objectCount: string | number | null | undefined): FileState {
  return Number(objectCount ?? 0) === 0 ? { url: '' } : 'lost'
}

interface Read {
  readonly products: readonly StoreProduct[]
  /** The byte where the next page begins; undefined after the last. */
  readonly next: number | undefined
}

async function productsFrom(
  settings: FullSettings,
  url: string,
  from: number,
  signal: AbortSignal,
): Promise<Read | undefined> {
  const products: StoreProduct[] = []
  let current: { readonly head: WireHead; readonly variants: WireVariant[] } | undefined
  const lines = await fileLines(settings, { url, from }, signal)
  if (!lines) return undefined
  for await (const { text, at } of lines) {
    const json = lineOf(text)
    const { __parentId: parent } = formOf(bulkLine, json)
    if (typeof parent !== 'string') {
      if (current) products.push(productOf(current))
      if (products.length >= PAGE_PRODUCTS || (current && at - from > PAGE_BYTES)) return { products, next: at }
      current = { head: formOf(wireHead, json), variants: [] }
    } else if (current?.head.id === parent) current.variants.push(formOf(wireVariant, json))
    else throw new StoreFailure('broken', 'the file names a variant apart from its product')
  }
  if (current) products.push(productOf(current))
  return { products, next: undefined }
}

function lineOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StoreFailure('broken', 'a line of the file cannot be read')
  }
}

function formOf<T>(form: { readonly safeParse: (json: unknown) => { data?: T | undefined } }, json: unknown): T {
  const { data } = form.safeParse(json)
  if (data === undefined) throw new StoreFailure('broken', 'a line of the file has another form')
  return data
}
