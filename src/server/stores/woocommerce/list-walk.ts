import * as z from 'zod/mini'
import { StoreFailure } from '../port.ts'
import { AnswerTooLarge, type Query, type ShopApi } from './shop-api.ts'

/** Where an entry stands in the order of a list: by its moment, then its number; the moment is empty in lists by number alone. */
export interface ListKey {
  readonly moment: string
  readonly id: number
}

/** Where a walk through a list goes on. */
export interface ListSpot {
  readonly offset: number
  /** The last entry that was told; null at the beginning. */
  readonly after: ListKey | null
}

/** A list of a shop that is walked through in its order. */
export interface WalkedList<T> {
  readonly path: string
  readonly query: Query
  /** Undefined for an entry that cannot be read: it is passed over. */
  readonly read: (entry: unknown) => T | undefined
  readonly keyOf: (entry: T) => ListKey
}

/** Some entries of a list, each once and in its order. */
export interface ListPart<T> {
  readonly entries: readonly T[]
  readonly spot: ListSpot
  readonly hasMore: boolean
  readonly total: number | undefined
  readonly storeNow: number | undefined
}

/** The beginning of a walk. */
export const LIST_START: ListSpot = { offset: 0, after: null }

/** Pages in a row in which nothing is new: of products that the keys may not see, or of a shop that never ends. */
const MOST_EMPTY = 100

/** Entries of a page; fewer where pages are too large. */
const SIZES = [100, 20, 4] as const

interface Page<T> {
  readonly entries: readonly T[]
  readonly end: number
  readonly isLast: boolean
  readonly total: number | undefined
  readonly storeNow: number | undefined
}

/**
 * The next entries of a list; undefined if the list is not there. Lists have numbered places and no marks, so that what is removed moves all
 * after it. Therefore each page begins with the last entry that was told, and the walk goes back where another one stands there.
 */
export async function walkOn<T>(
  api: ShopApi,
  list: WalkedList<T>,
  { offset, after }: ListSpot,
  signal: AbortSignal,
): Promise<ListPart<T> | undefined> {
  const isNew = (entry: T): boolean => after === null || compareKeys(list.keyOf(entry), after) > 0
  const pageAt = (from: number): Promise<Page<T> | undefined> => fittingPage(api, list, from, signal)
  let from = after === null ? 0 : Math.max(0, offset - 1)
  let page = await pageAt(from)
  for (let back: number = SIZES[0]; page && from > 0 && begins(page, isNew); back *= 2) {
    from = Math.max(0, from - back)
    page = await pageAt(from)
  }
  for (let pages = 0; page && !page.isLast && !page.entries.some(isNew); pages += 1) {
    if (pages === MOST_EMPTY) throw new StoreFailure('broken', `${list.path} has pages and nothing in them`)
    page = await pageAt(page.end)
  }
  if (!page) return undefined
  const entries = page.entries.filter(isNew)
  const last = entries.at(-1)
  const { total, storeNow } = page
  const spot = { offset: page.end, after: last ? list.keyOf(last) : after }
  return { entries, spot, hasMore: !page.isLast, total, storeNow }
}

/** Whether a page is behind the place of the last entry that was told. */
function begins<T>({ entries }: Page<T>, isNew: (entry: T) => boolean): boolean {
  return entries[0] === undefined || isNew(entries[0])
}

/** All entries of a list, up to so many pages; undefined if it is not there. */
export async function walkAll<T>(
  api: ShopApi,
  list: WalkedList<T>,
  mostPages: number,
  signal: AbortSignal,
): Promise<readonly T[] | undefined> {
  const all: T[] = []
  let spot = LIST_START
  for (let pages = 0; pages < mostPages; pages += 1) {
    const part = await walkOn(api, list, spot, signal)
    if (!part) return undefined
    all.push(...part.entries)
    if (!part.hasMore) break
    spot = part.spot
  }
  return all
}

async function fittingPage<T>(
  api: ShopApi,
  list: WalkedList<T>,
  from: number,
  signal: AbortSignal,
): Promise<Page<T> | undefined> {
  for (const size of SIZES) {
    try {
      return await pageOf(api, list, { from, size }, signal)
    } catch (error) {
      if (!(error instanceof AnswerTooLarge)) throw error
    }
  }
  throw new AnswerTooLarge()
}

async function pageOf<T>(
  api: ShopApi,
  list: WalkedList<T>,
  { from, size }: { readonly from: number; readonly size: number },
  signal: AbortSignal,
): Promise<Page<T> | undefined> {
  const answer = await api.read(list.path, { ...list.query, per_page: String(size), offset: String(from) }, signal)
  if (!answer) return undefined
  const { data } = z.array(z.unknown()).safeParse(answer.body)
  if (!data) throw new StoreFailure('broken', `${list.path} is no list`)
  const entries = data.slice(0, size).flatMap((entry) => list.read(entry) ?? [])
  const { total, storeNow } = answer
  // What the keys may not see is left out of a page, so that only the total says whether it is the last.
  const isLast = total === undefined ? data.length < size : from + size >= total
  return { entries, end: from + size, isLast, total, storeNow }
}

/** How two entries of a list stand to each other. */
function compareKeys(a: ListKey, b: ListKey): number {
  if (a.moment !== b.moment) return a.moment < b.moment ? -1 : 1
  return a.id - b.id
}
