import { randomBytes, randomUUID } from 'node:crypto'
import { uuidV7 } from '#domain/uuid.ts'
import * as endpoints from '#contract/endpoints/catalogue.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { oneAsText } from '../kit/http/json-text.ts'
import type { Caller, Routes } from '../kit/http/mount.ts'
import type { Outcome, UserData } from '../kit/user-data.ts'
import { WITHOUT_COST } from './product-problems.ts'
import { catalogueMessages } from './catalogue-messages.ts'
import { runCommand } from './run-command.ts'
import { sharedNow } from '../kit/clock.ts'

/** Mounts the product calls that the specification names beside the ordinary ones (PROD-04, PROD-10, BRAND-02). */
export function mountProductCalls(routes: Routes, data: UserData): void {
  routes.mount(endpoints.productCounts, async ({ caller }) => {
    const [counts] = await data.read(caller, [COUNTS])
    return counts?.rows[0]
  })
  routes.mount(endpoints.deleteProductIds, (call) =>
    data.answer(call, (tx) =>
      deleteProducts(tx, call.caller, call.body.ids, catalogueMessages.deleted(call.body.ids.length)),
    ),
  )
  routes.mount(endpoints.clearAllProducts, (call) =>
    data.answer(call, async (tx) =>
      deleteProducts(tx, call.caller, await idsOf(tx, 'product'), catalogueMessages.cleared),
    ),
  )
  routes.mount(endpoints.purgeBrands, (call) =>
    data.answer(call, async (tx) => {
      const ids = await idsOf(tx, 'brand')
      if (ids.length === 0) return nothingDeleted(tx)
      const written = await runCommand(tx, call.caller, 'brand/delete', { ids })
      return { written, status: 200, body: JSON.stringify({ deleted: ids.length, changeSetId: null }) }
    }),
  )
  routes.mount(endpoints.duplicateProductCall, (call) =>
    data.answer(call, (tx) => duplicate(tx, call.caller, call.params.id)),
  )
}

const COUNTS = {
  name: 'product:counts',
  text: `select count(*)::int as total, (count(*) filter (where is_active))::int as active,
      (count(*) filter (where not is_active))::int as inactive, (count(*) filter (where ${WITHOUT_COST}))::int as "withoutCost",
      (select coalesce(json_object_agg(source, n), '{}') from
        (select source, count(*)::int as n from product where user_id = ${currentUser} group by source) s) as "bySource"
    from product src where user_id = ${currentUser}`,
}

async function idsOf(tx: Queryable, table: 'product' | 'brand'): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({ text: `select id from ${table} where user_id = ${currentUser}` })
  return rows.map(({ id }) => id)
}

async function nothingDeleted(tx: Queryable): Promise<Outcome> {
  const { rows } = await tx.query<{ userId: string; version: number }>({
    text: `select user_id as "userId", version from user_head where user_id = ${currentUser}`,
  })
  const written = { ...(rows[0] ?? { userId: '', version: 0 }), writes: [] }
  return { written, status: 200, body: JSON.stringify({ deleted: 0, changeSetId: null }) }
}

async function deleteProducts(tx: Queryable, caller: Caller, ids: readonly string[], title: string): Promise<Outcome> {
  if (ids.length === 0) return nothingDeleted(tx)
  const changeSetId = uuidV7(sharedNow(), randomBytes(16))
  const written = await runCommand(tx, caller, 'product/delete', { changeSetId, title, ids })
  const deleted = written.writes.filter(({ after }) => !after).length
  return { written, status: 200, body: JSON.stringify({ deleted, changeSetId }) }
}

async function duplicate(tx: Queryable, caller: Caller, id: string): Promise<Outcome> {
  const newId = randomUUID()
  const written = await runCommand(tx, caller, 'product/duplicate', { id, newId }).catch(async (error: unknown) => {
    const foreign = error instanceof Refusal && error.code === 'no-such-row' && (await isForeign(tx, id))
    throw foreign ? new Refusal('not-yours') : error
  })
  const { rows } = await tx.query<{ text: string }>(oneAsText(general(product), newId))
  return { written, status: 201, body: rows[0]?.text ?? null }
}

/** Whether another user has a product of this id: the only question about other users, which PROD-04 needs. */
async function isForeign(tx: Queryable, id: string): Promise<boolean> {
  const { rows } = await tx.query<{ exists: boolean }>({ text: 'select product_exists($1) as exists', values: [id] })
  return rows[0]?.exists === true
}
