import { type CategoryPosition, compareCategories } from '#domain/category-order.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { Queryable } from './kit/database/database.ts'
import { readRefs, type RowCache } from './kit/rows/reading.ts'
import { readMore } from './kit/write/write.ts'

interface CategoryRow extends CategoryPosition {
  readonly name: string
  readonly parentId: string | null
}

/** What the categories of a list's products are called there, in their order (CAT-02), parents first. */
export interface ListHeadings {
  /** Without a category, or with one that is gone: empty. */
  readonly of: (product: AnyRow) => string
  /** By their place on the list. */
  readonly compare: (a: string, b: string) => number
}

/** Reads the categories of products, and their parents, into the cache. */
export async function readHeadings(tx: Queryable, cache: RowCache, products: readonly AnyRow[]): Promise<ListHeadings> {
  const category = (id: unknown) => cache.get('category', String(id)) as (AnyRow & CategoryRow) | undefined
  const read = (ids: readonly unknown[]) =>
    readMore({ tx, cache }, readRefs(ids.map((id) => ({ kind: 'category', id: String(id) }))))
  const own = [...new Set(products.map((row) => row['categoryId']))]
  await read(own)
  await read(own.map((id) => category(id)?.parentId))
  const paths = new Map<string, readonly CategoryRow[]>()
  for (const id of own) {
    const path = [category(category(id)?.parentId), category(id)].filter((each) => each !== undefined)
    paths.set(titleOf(path), path)
  }
  return {
    of: (product) => titleOf([category(category(product['categoryId'])?.parentId), category(product['categoryId'])]),
    compare: (a, b) => comparePaths(paths.get(a) ?? [], paths.get(b) ?? []),
  }
}

function titleOf(path: readonly (CategoryRow | undefined)[]): string {
  return path.flatMap((each) => each?.name ?? []).join(' › ')
}

/** Those without a category come last, and a category before those below it. */
function comparePaths(a: readonly CategoryRow[], b: readonly CategoryRow[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length
  const [top, otherTop, below, otherBelow] = [a[0], b[0], a[1], b[1]]
  if (top && otherTop && top.id !== otherTop.id) return compareCategories(top, otherTop)
  return below && otherBelow ? compareCategories(below, otherBelow) : a.length - b.length
}
