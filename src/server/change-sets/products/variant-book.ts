import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'

/** Which products have variants, by the group and by the variants' SKUs. */
export interface VariantBook {
  readonly byGroup: ReadonlyMap<string, string>
  /** The products with a variant of this SKU; normally one. */
  readonly bySku: ReadonlyMap<string, ReadonlySet<string>>
}

export const EMPTY_BOOK: VariantBook = { byGroup: new Map(), bySku: new Map() }

/** Reads the SKUs of all variants at once: a look-up per row could not use an index. */
export async function readVariantBook(tx: Queryable): Promise<VariantBook> {
  const { rows } = await tx.query<{ id: string; groupKey: string; skus: readonly string[] }>({
    name: 'import:variants',
    text: `select id, group_key as "groupKey",
        coalesce((select jsonb_agg(distinct btrim(line->>'sku')) from jsonb_array_elements(variants) line), '[]') as skus
      from product where user_id = ${currentUser} and has_variants order by created_at, id`,
    values: [],
  })
  const byGroup = new Map<string, string>()
  const bySku = new Map<string, Set<string>>()
  for (const { id, groupKey, skus } of rows) {
    if (!byGroup.has(groupKey)) byGroup.set(groupKey, id)
    for (const sku of skus) {
      if (sku !== '') bySku.set(sku, (bySku.get(sku) ?? new Set()).add(id))
    }
  }
  return { byGroup, bySku }
}
