import type { ProductListQuery } from '#contract/endpoints/catalogue.ts'
import { brand } from '#contract/entities/brand.ts'
import { category } from '#contract/entities/category.ts'
import { fillText, Refusal } from '#contract/messages.ts'
import type { BulkEditInput } from '#contract/commands/bulk-edit.ts'
import { MAX_ROWS } from '#contract/change-set-rows.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { readRefs, RowCache } from '#server/kit/rows/reading.ts'
import { readMore, type Written } from '#server/kit/write/write.ts'
import { findProducts } from '../find-products.ts'
import { putIds } from './drafts.ts'
import type { Act } from './header.ts'
import { NOBODY_WAITS } from './progress.ts'
import { checkDraft, within } from './run.ts'

/** Which products a bulk edit is for. */
export interface Selection {
  readonly ids?: readonly string[] | undefined
  readonly filter?: ProductListQuery | undefined
}

/** Fills a new draft with the selected products and checks it at once. Throws `Refusal` when the edit names what is not there. */
export async function fillBulkDraft(
  tx: Queryable,
  act: Act,
  edit: BulkEditInput['edit'],
  { ids, filter = {} }: Selection,
): Promise<Written> {
  await refuseUnknownNames(tx, edit)
  const selected = ids ? [...new Set(ids)] : await findProducts(tx, filter, MAX_ROWS)
  if (selected.length > MAX_ROWS) {
    throw new Refusal('too-large', { limit: `${MAX_ROWS.toLocaleString('en')} products in one edit` })
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
    const message = fillText(entity.notFound, { id })
    throw new Refusal('reference-unknown', { message }, [{ field, message }])
  }
}
