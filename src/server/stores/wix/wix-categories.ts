import * as z from 'zod/mini'
import { StoreFailure } from '../port.ts'
import type { WixCategories } from './wix-catalogue.ts'
import type { WixClient } from './wix-client.ts'
import { idText, soft, softText } from './wix-json.ts'

/** How long names are taken as read. */
const KEPT_MS = 5 * 60_000
/** At most so many pages of categories are read, and so many levels are gone up. */
const MOST_PAGES = 50
const MOST_LEVELS = 8
const PAGE = 100

interface Category {
  readonly id: string
  readonly name: string
  readonly parentId: string | undefined
}

type ReadPage = (cursor: string, signal: AbortSignal) => Promise<{ rows: readonly Category[]; next: string }>

/** The collections of a V1 site: flat, and one of them holds all products, which says nothing. */
export function collectionsOfV1(client: WixClient): WixCategories {
  const schema = z.looseObject({ collections: z.array(z.looseObject({ id: idText, name: softText })) })
  return keptCategories(client, async (cursor, signal) => {
    const offset = Number(cursor || 0)
    const body = { query: { paging: { limit: PAGE, offset } } }
    const { json } = await client.ask({ method: 'POST', path: '/stores-reader/v1/collections/query', body }, signal)
    const { collections } = readAs(schema, json)
    const rows = collections
      .filter((each) => !each.id.startsWith('00000000-0000'))
      .map((each) => ({ id: each.id, name: each.name ?? '', parentId: undefined }))
    return { rows, next: collections.length < PAGE ? '' : String(offset + PAGE) }
  })
}

/** The categories of a V3 site, a tree; without the one that holds all products. */
export function categoriesOfV3(client: WixClient): WixCategories {
  const parent = soft(z.looseObject({ id: softText }))
  const schema = z.looseObject({
    categories: z.array(z.looseObject({ id: idText, name: softText, parentCategory: parent })),
    pagingMetadata: pagingSchema,
  })
  return keptCategories(client, async (cursor, signal) => {
    // A query without a condition is refused; every category has a name.
    const query =
      cursor === '' ? { filter: { name: { $exists: true } }, cursorPaging: { limit: PAGE } } : nextOf(cursor)
    const body = { query, treeReference: { appNamespace: '@wix/stores' } }
    const { json } = await client.ask({ method: 'POST', path: '/categories/v1/categories/query', body }, signal)
    const read = readAs(schema, json)
    const all = cursor === '' ? await allProductsCategory(client, signal) : ''
    const rows = read.categories
      .filter((each) => each.id !== all)
      .map((each) => ({ id: each.id, name: each.name ?? '', parentId: each.parentCategory?.id }))
    return { rows, next: nextCursor(read.pagingMetadata) }
  })
}

function nextOf(cursor: string): object {
  return { cursorPaging: { limit: PAGE, cursor } }
}

async function allProductsCategory(client: WixClient, signal: AbortSignal): Promise<string> {
  const schema = z.looseObject({ categoryId: softText })
  const read = await readable(client.ask({ method: 'GET', path: '/stores/v3/all-products-category' }, signal))
  const parsed = schema.safeParse(read?.json)
  return parsed.success ? (parsed.data.categoryId ?? '') : ''
}

/** The metadata of a page by cursor. */
export const pagingSchema = soft(
  z.looseObject({
    hasNext: soft(z.boolean()),
    cursors: soft(z.looseObject({ next: softText })),
  }),
)

/** The cursor of the next page; empty after the last one. */
export function nextCursor(metadata: z.infer<typeof pagingSchema>): string {
  return metadata?.hasNext === false ? '' : (metadata?.cursors?.next ?? '')
}

/** An answer in the form that is expected. Throws `StoreFailure` of the reason `broken` for another one. */
export function readAs<T extends z.ZodMiniType>(schema: T, json: unknown): z.infer<T> {
  const read = schema.safeParse(json)
  if (!read.success)
    throw new StoreFailure('broken', `unreadable at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`)
  return read.data
}

/** What was asked for, or undefined where the site does not allow it or has no such thing. */
async function readable<T>(asked: Promise<T>): Promise<T | undefined> {
  return await asked.catch((error: unknown) => {
    if (error instanceof StoreFailure && error.reason !== 'busy' && error.reason !== 'down') return undefined
    throw error
  })
}

function keptCategories(client: WixClient, readPage: ReadPage): WixCategories {
  let known: ReadonlyMap<string, Category> = new Map()
  let until = -Infinity
  const load = async (signal: AbortSignal): Promise<void> => {
    const rows: Category[] = []
    let cursor = ''
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const read = await readable(readPage(cursor, signal))
      rows.push(...(read?.rows ?? []))
      cursor = read?.next ?? ''
      if (cursor === '') break
    }
    known = new Map(rows.map((each) => [each.id, each]))
    until = client.clock.now() + KEPT_MS
  }
  return {
    pathsOf: async (ids, signal) => {
      if (ids.length === 0) return []
      if (client.clock.now() >= until) await load(signal)
      return ids.map((id) => pathOf(known, id)).filter((path) => path.length > 0)
    },
  }
}

function pathOf(known: ReadonlyMap<string, Category>, id: string): readonly string[] {
  const path: string[] = []
  let at = known.get(id)
  while (at && path.length < MOST_LEVELS) {
    if (at.name !== '') path.unshift(at.name)
    at = at.parentId === undefined ? undefined : known.get(at.parentId)
  }
  return path
}
