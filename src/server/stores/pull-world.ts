import { foldText } from '#domain/text-fold.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { storeConflict } from '#contract/entities/store-conflict.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import type { Queryable, Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import type { PatchRow } from '#server/kit/write/patch-draft.ts'
import type { ConflictRow } from './conflict-rows.ts'
import { type Candidates, takenOf } from './matching.ts'
import type { OpenProduct } from './mirror.ts'
import { listingIdOf, productIdOf, rowIdOf } from './row-ids.ts'
import { type OwnListPrices, readListPrices } from './list-follow.ts'
import type { ListingRow, ProductRow, StoreRow } from './sides.ts'

/** The rows here that some products of a store are compared with. */
export interface PullWorld {
  /** By the id in the store. */
  readonly listings: ReadonlyMap<string, ListingRow>
  readonly products: ReadonlyMap<string, ProductRow>
  /** By the id in the store, of those without a listing. */
  readonly candidates: ReadonlyMap<string, Candidates>
  /** By product: the product of the store that it is already. */
  readonly taken: Map<string, string>
  /** By listing, open and decided. */
  readonly conflicts: ReadonlyMap<string, readonly ConflictRow[]>
  /** What products cost in the price list of the store. */
  readonly listPrices: OwnListPrices
  /** Ids of listings and products that were deleted here. */
  readonly tombstones: ReadonlySet<string>
}

const NO_CANDIDATES: Candidates = { bySku: [], byBarcode: [] }

/** Reads what is here of some products of a store; `candidates` are known from a look at all products. */
export async function readWorld(
  tx: Queryable,
  store: StoreRow,
  items: readonly OpenProduct[],
  candidates: ReadonlyMap<string, Candidates>,
): Promise<PullWorld> {
  const { id: storeId } = store
  const externalIds = items.map(({ externalId }) => externalId)
  const made = externalIds.flatMap((id) => [listingIdOf(storeId, id), productIdOf(storeId, id)])
  const named = [
    ...externalIds.flatMap((id) => {
      const { bySku, byBarcode } = candidates.get(id) ?? NO_CANDIDATES
      return [...bySku, ...byBarcode]
    }),
    ...items.flatMap(({ decision }) =>
      decision === null || decision === 'new' || decision === 'none' ? [] : [decision],
    ),
  ]
  const [listed, taken, gone] = await tx.batch([
    {
      text: selectRows(general(storeListing), 'store_id = $1 and external_id = any($2::text[])'),
      values: [storeId, externalIds],
    },
    takenOf(storeId, [...new Set(named)]),
    {
      text: `select id from tombstone where user_id = ${currentUser} and id = any($1::uuid[])`,
      values: [made],
    },
  ])
  const listings = (listed?.rows ?? []) as unknown as ListingRow[]
  const productIds = [...new Set([...listings.flatMap(({ productId }) => productId ?? []), ...named])]
  const [rows, conflicts] = await tx.batch([
    { text: selectRows(general(product), 'id = any($1::uuid[])'), values: [productIds] },
    {
      text: selectRows(general(storeConflict), 'listing_id = any($1::text[])'),
      values: [listings.map(({ id }) => id)],
    },
  ])
  const byListing = new Map<string, ConflictRow[]>()
  for (const row of (conflicts?.rows ?? []) as unknown as ConflictRow[]) {
    const listingId = row.listingId ?? ''
    byListing.set(listingId, [...(byListing.get(listingId) ?? []), row])
  }
  return {
    listings: new Map(listings.map((row) => [row.externalId, row])),
    products: new Map(((rows?.rows ?? []) as unknown as ProductRow[]).map((row) => [row.id, row])),
    candidates,
    taken: new Map((taken?.rows ?? []).map((row) => [String(row['productId']), String(row['externalId'])])),
    conflicts: byListing,
    listPrices: await readListPrices(tx, store, productIds),
    tombstones: new Set((gone?.rows ?? []).map((row) => String(row['id']))),
  }
}

/** Products that one statement matches: it reads all products here once for all of them. */
const MATCHED_AT_ONCE = 1_000

/** The ids of the next products of a store that are to be compared. */
export function openIds(storeId: string, after: string): Statement {
  return {
    name: 'stores:open-ids',
    text: `select external_id as id from store_product
      where user_id = ${currentUser} and store_id = $1 and is_open and change_set_id is null and external_id > $2
      order by external_id limit ${MATCHED_AT_ONCE}`,
    values: [storeId, after],
  }
}

interface NamedHere {
  readonly id: string
  readonly name: string
  readonly parent: string | null
}

/** Finds categories and brands by name, ignoring case and accents, and proposes the missing ones. */
export class NameFinder {
  readonly #known = new Map<string, string>()
  readonly #storeId: string

  constructor(storeId: string) {
    this.#storeId = storeId
  }

  /** Reads the names that are here. */
  async read(tx: Queryable): Promise<void> {
    const [categories, brands] = await tx.batch([
      {
        name: 'stores:categories',
        text: `select id, name, parent_id as parent from category where user_id = ${currentUser} order by created_at desc, id desc`,
        values: [],
      },
      {
        name: 'stores:brands',
        text: `select id, name, null as parent from brand where user_id = ${currentUser} order by created_at desc, id desc`,
        values: [],
      },
    ])
    // The oldest of several with one name comes last, and stays.
    for (const [kind, answer] of [['category', categories] as const, ['brand', brands] as const])
      for (const { id, name, parent } of (answer?.rows ?? []) as unknown as readonly NamedHere[])
        this.#known.set(keyOf(kind, parent ?? '', name), id)
  }

  /** The id of a category by its path, with the rows that make it; null without a path. */
  category(path: readonly string[]): { readonly id: string | null; readonly rows: readonly PatchRow[] } {
    const rows: PatchRow[] = []
    let parentId: string | null = null
    for (const name of path) {
      const found = this.#find('category', parentId, name)
      rows.push(...found.rows)
      parentId = found.id
    }
    return { id: parentId, rows }
  }

  /** The id of a brand, with the row that makes it; null without a name. */
  brand(name: string): { readonly id: string | null; readonly rows: readonly PatchRow[] } {
    return name === '' ? { id: null, rows: [] } : this.#find('brand', null, name)
  }

  #find(kind: 'category' | 'brand', parentId: string | null, name: string): { id: string; rows: readonly PatchRow[] } {
    const key = keyOf(kind, parentId ?? '', name)
    const known = this.#known.get(key)
    if (known !== undefined) return { id: known, rows: [] }
    const id = rowIdOf(this.#storeId, key)
    this.#known.set(key, id)
    const patch = { name, ...(kind === 'category' ? { parentId } : {}) }
    return { id, rows: [{ kind, id, title: name, patch, makes: true, brings: {} }] }
  }
}

function keyOf(kind: string, parentId: string, name: string): string {
  return `${kind} ${parentId} ${foldText(name).trim().replace(/\s+/g, ' ')}`
}
