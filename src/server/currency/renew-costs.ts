import { randomBytes } from 'node:crypto'
import { type CostOrigin, OWN_RATE, renewedOrigin } from '#domain/cost-origin.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { uuidV7 } from '#domain/uuid.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import type { Caller } from '../kit/http/mount.ts'
import type { Outcome } from '../kit/user-data.ts'
import type { DraftPatches, PatchRow } from '../kit/write/patch-draft.ts'
import { renewalMessages } from './currency-messages.ts'
import { referenceRates } from './rate-sets.ts'
import { sharedNow } from '../kit/clock.ts'

interface ForeignProduct {
  readonly id: string
  readonly name: string
  readonly baseCostOrigin: CostOrigin | null
  readonly shippingCostOrigin: CostOrigin | null
  readonly additionalCosts: readonly { readonly id: string; readonly origin?: CostOrigin | null }[]
}

const FOREIGN = `select id, name, base_cost_origin as "baseCostOrigin", shipping_cost_origin as "shippingCostOrigin",
    additional_costs as "additionalCosts" from ${product.table}
  where user_id = ${currentUser}
    and (base_cost_origin is not null or shipping_cost_origin is not null or additional_costs @? '$[*].origin.rate')
  order by name, id`

/**
 * Proposes the newest reference rates for costs that were converted at older ones, as a checked change set: nothing changes before it is
 * applied (PRICE-15, CHANGE-01). Rates that were typed by hand stay.
 */
export async function proposeRenewal(
  tx: Queryable,
  caller: Caller,
  draftPatches: DraftPatches,
  id = uuidV7(sharedNow(), randomBytes(16)),
): Promise<Outcome> {
  const set = await referenceRates(tx)
  const found = await tx.query<ForeignProduct>({ text: FOREIGN })
  const rows = set ? found.rows.flatMap((row) => renewal(row, set)) : []
  if (!set || rows.length === 0) {
    throw new Refusal('rule-broken', { message: renewalMessages.nothing })
  }
  const { title, stale } = renewalMessages
  return draftPatches(tx, caller, { id, title: title(set.date), origin: 'rates', rows, stale })
}

function renewal({ id, name, additionalCosts, ...row }: ForeignProduct, set: RateSet): PatchRow[] {
  const base = renewed(row.baseCostOrigin, set)
  const shipping = renewed(row.shippingCostOrigin, set)
  const lines = additionalCosts.flatMap((line) => {
    const origin = renewed(line.origin, set)
    return origin ? [[line.id, { origin }] as const] : []
  })
  const patch: AnyPatch = {
    ...(base ? { baseCostOrigin: base } : {}),
    ...(shipping ? { shippingCostOrigin: shipping } : {}),
    ...(lines.length > 0 ? { additionalCosts: { lines: Object.fromEntries(lines) } } : {}),
  }
  if (Object.keys(patch).length === 0) return []
  const expect = { baseCostOrigin: row.baseCostOrigin, shippingCostOrigin: row.shippingCostOrigin, additionalCosts }
  return [{ kind: product.kind, id, title: name, patch, expect }]
}

function renewed(origin: CostOrigin | null | undefined, set: RateSet): CostOrigin | undefined {
  return origin && origin.source !== OWN_RATE ? renewedOrigin(origin, set) : undefined
}
