import { deleteBrands } from '#contract/commands/brands.ts'
import { bulkEditProducts } from '#contract/commands/bulk-edit.ts'
import type { NewMutation, Store } from '#web/kit/data/store.ts'
import { asBrands, type BrandRow, writableData } from './brand-row.ts'

/** The most brands that one command deletes. */
const MOST = 2_000

/** Brands that are deleted, with the products that lose theirs, as they are before. */
export interface Removal {
  readonly rows: readonly BrandRow[]
  readonly productIds: ReadonlyMap<string, readonly string[]>
}

/** What deleting brands would touch. */
export function removalOf(store: Pick<Store, 'get' | 'idsOf'>, ids: readonly string[]): Removal {
  const rows = asBrands(ids.flatMap((id) => store.get('brand', id) ?? []))
  return {
    rows,
    productIds: new Map(rows.map(({ id }) => [id, store.idsOf('product', { where: { brandId: id } })])),
  }
}

/** How many products lose their brand. */
export function freedCount({ productIds }: Removal): number {
  return [...productIds.values()].reduce((sum, ids) => sum + ids.length, 0)
}

/** The mutations that delete brands: one batch, as far as one command goes (BRAND-02). */
export function deletion({ rows }: Removal): readonly NewMutation[] {
  const batches = Array.from({ length: Math.ceil(rows.length / MOST) }, (_, index) =>
    rows.slice(index * MOST, (index + 1) * MOST),
  )
  return batches.map((batch) => ({
    op: 'command',
    name: deleteBrands.name,
    input: { ids: batch.map(({ id }) => id) },
  }))
}

/** The mutations that bring deleted brands back, and put the products that are still there and have no other brand into them. */
export function restoration(
  { rows, productIds }: Removal,
  store: Pick<Store, 'get' | 'newId'>,
  titleOf: (name: string) => string,
): readonly NewMutation[] {
  return rows.flatMap((row): NewMutation[] => {
    const ids = (productIds.get(row.id) ?? []).filter((id) => store.get('product', id)?.['brandId'] === null)
    const back: NewMutation = { op: 'put', kind: 'brand', id: row.id, data: writableData(row) }
    const input = { changeSetId: store.newId(), title: titleOf(row.name), ids, edit: { brandId: row.id } }
    return ids.length === 0 ? [back] : [back, { op: 'command', name: bulkEditProducts.name, input }]
  })
}
