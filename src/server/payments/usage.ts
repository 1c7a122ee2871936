import { monthStart, PLAN_USES, type PlanUse } from '#domain/subscriptions/plan-limits.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { PLAN_ROW_IN_FORCE } from '#server/kit/write/plan-in-force.ts'
import type { Caller } from '../kit/http/mount.ts'
import { planColumns, type PlanRow } from './plan-rows.ts'
import type { SubscriptionParts } from './subscription-routes.ts'

/** The plan whose limits are in force for the open transaction's user; undefined where nothing is limited. */
export async function planInForce(tx: Queryable): Promise<PlanRow | undefined> {
  const text = `select ${planColumns('p')} from ${PLAN_ROW_IN_FORCE} p`
  const { rows } = await tx.query<PlanRow>({ name: 'plans:in-force', text })
  return rows[0]
}

const COUNTS = `select
  (select count(*) from product where user_id = ${currentUser})::float8 as products,
  (select count(*) from customer where user_id = ${currentUser})::float8 as customers,
  (select count(*) from price_list where user_id = ${currentUser})::float8 as "priceLists",
  (select count(*) from document where user_id = ${currentUser} and created_at >= $1)::float8 as "documentsPerMonth",
  (select coalesce(sum(bytes), 0) from stored_file where user_id = ${currentUser})::float8 as "storageBytes"`

/** What an account has of everything that plans limit (SUB-06). */
export async function readCounts(
  { deps, data }: SubscriptionParts,
  caller: Caller,
  now: number,
): Promise<Record<PlanUse, number>> {
  const { rows } = await data.transact(caller, (tx) =>
    tx.query({ name: 'plans:usage', text: COUNTS, values: [monthStart(now)] }),
  )
  const [people] = await deps.dataAccess.asSystemBatch([
    // The owner is one of them.
    {
      name: 'plans:people',
      text: 'select (1 + count(*))::float8 as people from member where account_id = $1 and ended_at is null',
      values: [await data.accountOf(caller)],
    },
  ])
  const counted = { ...rows[0], ...people?.rows[0] }
  return Object.fromEntries(PLAN_USES.map((use) => [use, Number(counted[use] ?? 0)])) as Record<PlanUse, number>
}
