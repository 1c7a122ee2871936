import { monthStart, PLAN_LIMITS, type PlanLimits } from '#domain/subscriptions/plan-limits.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { planColumns, type PlanRow } from './plan-rows.ts'

/** How much of a limit is used; `most` is null where there is none. */
export interface Usage {
  readonly limit: (typeof PLAN_LIMITS)[number]
  readonly used: number
  readonly most: number | null
}

/** The plan whose limits are in force for the open transaction's user; undefined where nothing is limited. */
export async function planInForce(tx: Queryable): Promise<PlanRow | undefined> {
  const text = `select ${planColumns('p')} from plan_in_force() p where p.id is not null`
  const { rows } = await tx.query<PlanRow>({ name: 'plans:in-force', text })
  return rows[0]
}

const COUNTS = `select
  (select count(*) from product where user_id = ${currentUser})::float8 as products,
  (select count(*) from customer where user_id = ${currentUser})::float8 as customers,
  (select count(*) from price_list where user_id = ${currentUser})::float8 as "priceLists",
  (select count(*) from document where user_id = ${currentUser} and created_at >= $1)::float8 as "documentsPerMonth",
  (select coalesce(sum(bytes), 0) from stored_file where user_id = ${currentUser})::float8 as "storageBytes"`

/** What the open transaction's user has of everything that plans limit (SUB-06). */
export async function readUsage(tx: Queryable, limits: PlanLimits, now: number): Promise<Usage[]> {
  const { rows } = await tx.query({ name: 'plans:usage', text: COUNTS, values: [monthStart(now)] })
  return PLAN_LIMITS.map((limit) => ({ limit, used: Number(rows[0]?.[limit] ?? 0), most: limits[limit] ?? null }))
}
