import type { ListTexts } from '#contract/lists/list-schema.ts'
import { brand } from '#contract/entities/brand.ts'
import { category } from '#contract/entities/category.ts'
import { Refusal } from '#contract/refusal.ts'
import type { BulkEditInput } from '#contract/commands/bulk-edit.ts'
import { MAX_ROWS } from '#contract/change-set-rows.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { readRefs, RowCache } from '#server/kit/rows/reading.ts'
import { readMore, type Written } from '#server/kit/write/write.ts'
import { changeSetMessages, rowMessages } from '../change-set-messages.ts'
import { putIds } from '../drafts.ts'
import type { Act } from '../header.ts'
import { NOBODY_WAITS } from '../progress.ts'
import { checkDraft, within } from '../run.ts'

/** Finds the ids of the products that a list would show, one more than `most` if there are more. */
export type FindProducts = (tx: Queryable, filter: ListTexts, most: number) => Promise<string[]>

/** The products of a bulk edit. */
export interface Selection {
  readonly ids?: readonly string[] | undefined
  readonly filter?: ListTexts | undefined
}

/** Fills a new draft with the selected products and checks it at once. Throws `Refusal` if the edit names a missing row. */
export async function fillBulkDraft(
  tx: Queryable,
  act: Act,
  edit: BulkEditInput['edit'],
  { ids, filter = {} }: Selection,
  findProducts: FindProducts,
): Promise<Written> {
  await refuseUnknownNames(tx, edit)
  const selected = ids ? [...new Set(ids)] : await findProducts(tx, filter, MAX_ROWS)
  if (selected.length > MAX_ROWS) {
    throw new Refusal('too-large', { limit: changeSetMessages.productsInEdit(MAX_ROWS) })
  }
  await putIds(tx, act.id, selected)
  return checkDraft(within(tx), act, NOBODY_WAITS)
}

async function refuseUnknownNames(tx: Queryable, { categoryId, brandId }: BulkEditInput['edit']): Promise<void> {
  const cache = new RowCache()
  const named = [
    { field: 'edit.categoryId', entity: category, id: categoryId },
    { field: 'edit.brandId', entity: brand, id: brandId },
  ].flatMap(({ id, ...rest }) => (id ? [{ ...rest, id }] : []))
  await readMore({ tx, cache }, readRefs(named.map(({ entity, id }) => ({ kind: entity.kind, id }))))
  for (const { field, entity, id } of named) {
    if (cache.get(entity.kind, id)) continue
    const message = rowMessages.noSuch(entity.label.one)
    throw new Refusal('reference-unknown', { message }, [{ field, message }])
  }
}
