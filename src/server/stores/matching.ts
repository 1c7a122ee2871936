import type { Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'

/** Products here that have the SKU or barcode of a store's product or of one of its variants. */
export interface Candidates {
  readonly bySku: readonly string[]
  readonly byBarcode: readonly string[]
}

/** Which product here one of the store is (STORE-09). */
export type Match =
  | { readonly is: 'new' }
  | { readonly is: 'product'; readonly productId: string }
  | { readonly is: 'doubtful'; readonly reason: 'several' | 'taken'; readonly candidates: readonly string[] }

/** More candidates tell nobody anything. */
const MOST_CANDIDATES = 10

/**
 * Matches by SKU, then by barcode: the only candidate, unless another product of the same store already is it. Several, or one that is
 * taken, wait for a person; none is a new product.
 */
export function matched({ bySku, byBarcode }: Candidates, isTaken: (productId: string) => boolean): Match {
  const candidates = bySku.length > 0 ? bySku : byBarcode
  const [only] = candidates
  if (only === undefined) return { is: 'new' }
  const free = candidates.filter((id) => !isTaken(id))
  if (free.length === 0) return { is: 'doubtful', reason: 'taken', candidates }
  if (candidates.length > 1) return { is: 'doubtful', reason: 'several', candidates }
  return { is: 'product', productId: only }
}

/**
 * The candidates of products of a store, read from all products at once: variants have no index of their SKUs. Answers `externalId`, `by`
 * and `ids`.
 */
export function candidatesOf(storeId: string, externalIds: readonly string[]): Statement {
  const keys = (field: string) => `select external_id, product->>'${field}' as key from mine
      union select external_id, each->>'${field}' from mine, jsonb_array_elements(product->'variants') each`
  const owners = (
    field: string,
  ) => `select id, btrim(${field}) as key from product where user_id = ${currentUser} and ${field} <> ''
      union select p.id, btrim(each->>'${field}') from product p, jsonb_array_elements(p.variants) each
        where p.user_id = ${currentUser} and p.has_variants and each->>'${field}' <> ''`
  const pairs = (field: string, by: string) => `select k.external_id as "externalId", '${by}' as by,
      (array_agg(distinct o.id::text))[1:${MOST_CANDIDATES}] as ids
    from (${keys(field)}) k join (${owners(field)}) o on o.key = k.key where k.key <> '' group by k.external_id`
  return {
    name: 'stores:candidates',
    text: `with mine as materialized (select external_id, product from store_product
        where user_id = ${currentUser} and store_id = $1 and external_id = any($2::text[]) and not exists (select from store_listing l
          where l.user_id = ${currentUser} and l.store_id = $1::text and l.external_id = store_product.external_id))
      ${pairs('sku', 'sku')} union all ${pairs('barcode', 'barcode')}`,
    values: [storeId, externalIds],
  }
}

/** The candidates by product of the store. */
export function candidateBook(rows: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<string, Candidates> {
  const book = new Map<string, { bySku: readonly string[]; byBarcode: readonly string[] }>()
  for (const { externalId, by, ids } of rows as readonly { externalId: string; by: string; ids: readonly string[] }[]) {
    const known = book.get(externalId) ?? { bySku: [], byBarcode: [] }
    book.set(externalId, by === 'sku' ? { ...known, bySku: ids } : { ...known, byBarcode: ids })
  }
  return book
}

/** The products here that products of the store already are, or are proposed to be; answers `productId` and `externalId`. */
export function takenOf(storeId: string, productIds: readonly string[]): Statement {
  return {
    name: 'stores:taken',
    text: `select s.product_id as "productId", s.external_id as "externalId" from store_product s
      where s.user_id = ${currentUser} and s.store_id = $1 and s.product_id = any($2::uuid[]) and (s.change_set_id is not null
        or exists (select from store_listing l where l.user_id = s.user_id and l.store_id = s.store_id::text and l.external_id = s.external_id))`,
    values: [storeId, productIds],
  }
}
