import { newestHsCodes } from '#domain/simulator/hs-codes.ts'
import type { Simulated } from '#domain/simulator/simulate.ts'
import type { SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import type { AnyRow } from '#contract/entity.ts'
import { general } from '#contract/entity.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { product } from '#contract/entities/product.ts'
import { shipmentLine } from '#contract/entities/shipment-line.ts'
import { checkPatch } from '#contract/patch-schema.ts'
import { belowFloorMessage } from '#contract/product-floor.ts'
import { type FieldIssue, Refusal } from '#contract/refusal.ts'
import { activeLevers } from '#contract/scenario-levers.ts'
import { simulatedChange, simulatedRow, simulatorDeps } from '#contract/simulated-products.ts'
import type { Levers } from '#domain/simulator/levers.ts'
import { simulatedContext } from '#domain/simulator/simulated-rules.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { readMore, readsOf } from '#server/kit/write/write.ts'
import { rowMessages } from '../change-set-messages.ts'
import { type DraftPlan, extraRows } from '../drafts.ts'
import { attempt, badOutcome, goneOutcome, goodOutcome, type Outcome, planChange } from '../outcome.ts'
import type { Planner, Planning } from '../planner.ts'
import { defaultBusiness } from './default-business.ts'

const PRODUCT = general(product)
const PROFILE = general(businessProfile)
const { kind } = PRODUCT

/** What all products of a scenario share, read with the first of them. */
interface Shared {
  readonly deps: SimulatorDeps
  readonly hsCodes: ReadonlyMap<string, string>
}

/** Plans a scenario of the price simulator (PAGE-04): the business's sales VAT first, if it changes, then each product. */
export function scenarioPlanner(planning: Planning, plan: DraftPlan & { from: 'scenario' }): Planner {
  const { cache, now } = planning
  const levers = activeLevers(plan.levers)
  let names: Outcome[] = []
  let shared: Shared | undefined
  return {
    async prepare(drafts) {
      const ids = drafts.flatMap(({ rowId }) => (rowId === null ? [] : [rowId]))
      await readMore(planning, readsOf(ids.map((id) => ({ op: 'patch', kind, id, data: {} }))))
      if (!shared) {
        // As it was before the scenario: the cache has the changed one from here on.
        const profile = defaultBusiness(cache)
        const deps = simulatorDeps(profile, (named, id) => cache.get(named, id), plan)
        shared = { deps, hsCodes: await hsCodesOf(planning.tx, levers) }
        names = vatOutcomes(planning, levers, profile, deps)
      }
      const { deps, hsCodes } = shared
      return ({ n, rowId }) => {
        const id = rowId ?? ''
        const row = cache.get(kind, id)
        if (!row) return goneOutcome(n, kind, rowId)
        const { effect, data, stated } = simulatedChange(simulatedRow(row, hsCodes.get(id) ?? ''), levers, deps)
        const problem = problemOf(effect)
        if (problem) return badOutcome(n, kind, id, [problem])
        const planned = attempt(() =>
          planChange(
            { op: 'patch', kind, id, data: checkPatch(PRODUCT, data, row), ...(stated && { stated }) },
            cache,
            now,
          ),
        )
        return 'problems' in planned
          ? badOutcome(n, kind, id, planned.problems)
          : goodOutcome(n, kind, id, planned.value)
      }
    },
    takeNames() {
      const taken = names
      names = []
      return taken
    },
  }
}

/** The change of the business whose sales VAT the scenario changes. Throws `Refusal` without a business. */
function vatOutcomes(
  { cache, now }: Planning,
  levers: Levers,
  profile: AnyRow | undefined,
  { contextOf }: SimulatorDeps,
): Outcome[] {
  const context = contextOf(null)
  const { taxRate } = simulatedContext(context, levers)
  if (taxRate === context.taxRate) return []
  if (!profile) throw new Refusal('rule-broken', { message: rowMessages.noBusiness })
  const change = { op: 'patch' as const, kind: PROFILE.kind, id: profile.id, data: checkPatch(PROFILE, { taxRate }) }
  return [goodOutcome(extraRows()(), PROFILE.kind, profile.id, planChange(change, cache, now))]
}

async function hsCodesOf(tx: Queryable, { duties = [] }: Levers): Promise<ReadonlyMap<string, string>> {
  if (duties.every(({ heading }) => heading === '')) return new Map()
  const { rows } = await tx.query<{ id: string; productId: string; hsCode: string; createdAt: number }>({
    name: 'scenario:hs-codes',
    // As many as there are products, however many shipments there were.
    text: `select distinct on (product_id) id, product_id as "productId", hs_code as "hsCode", created_at::float8 as "createdAt"
      from ${shipmentLine.table} where user_id = ${currentUser} and hs_code <> '' and product_id is not null
      order by product_id, created_at desc, id desc`,
  })
  return newestHsCodes(rows)
}

/** Why a product of the scenario stays as it is. */
function problemOf({ leftOut, refusedByFloor }: Simulated): FieldIssue | undefined {
  if (refusedByFloor) return { field: refusedByFloor.field, message: belowFloorMessage(refusedByFloor.floor) }
  if (leftOut === undefined) return undefined
  return leftOut === 'no-rate'
    ? { field: 'baseCurrency', message: rowMessages.noRate }
    : { field: 'retailPrice', message: rowMessages.outOfRange }
}
