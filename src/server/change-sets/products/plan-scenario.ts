import { type DeclaredGoods, type DeclaringLine, newestDeclared } from '#domain/simulator/declared-goods.ts'
import { changedList } from '#domain/simulator/list-levers.ts'
import type { Simulated } from '#domain/simulator/simulate.ts'
import type { SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import type { AnyRow } from '#contract/entity.ts'
import { general } from '#contract/entity.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { product } from '#contract/entities/product.ts'
import { shipmentLine } from '#contract/entities/shipment-line.ts'
import { checkPatch } from '#contract/patch-schema.ts'
import { belowFloorMessage } from '#contract/product-floor.ts'
import { type FieldIssue, Refusal } from '#contract/refusal.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { activeLevers } from '#contract/scenario-levers.ts'
import { simulatedChange, simulatedRow, simulatorDeps } from '#contract/simulated-products.ts'
import { asksDeclared, type Levers } from '#domain/simulator/levers.ts'
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
const LIST = general(priceList)
const { kind } = PRODUCT

/** What all products of a scenario share, read with the first of them. */
interface Shared {
  readonly deps: SimulatorDeps
  readonly declared: ReadonlyMap<string, DeclaredGoods>
}

/** Plans a scenario of the price simulator (PAGE-04): first the business's sales VAT and the rules of price lists that change, then each product. */
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
        shared = { deps, declared: await declaredOf(planning.tx, levers) }
        const next = extraRows()
        names = [...vatOutcomes(planning, levers, profile, deps, next), ...(await listOutcomes(planning, levers, next))]
      }
      const { deps, declared } = shared
      return ({ n, rowId }) => {
        const id = rowId ?? ''
        const row = cache.get(kind, id)
        if (!row) return goneOutcome(n, kind, rowId)
        const { effect, data, stated } = simulatedChange(simulatedRow(row, declared.get(id)), levers, deps)
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
  next: () => number,
): Outcome[] {
  const context = contextOf(null)
  const { taxRate } = simulatedContext(context, levers)
  if (taxRate === context.taxRate) return []
  if (!profile) throw new Refusal('rule-broken', { message: rowMessages.noBusiness })
  const change = { op: 'patch' as const, kind: PROFILE.kind, id: profile.id, data: checkPatch(PROFILE, { taxRate }) }
  return [goodOutcome(next(), PROFILE.kind, profile.id, planChange(change, cache, now))]
}

/** The changes of the price lists whose rules the scenario changes. */
async function listOutcomes(planning: Planning, levers: Levers, next: () => number): Promise<Outcome[]> {
  const { cache, now } = planning
  const ids = (levers.lists ?? []).map(({ listId }) => listId)
  if (ids.length === 0) return []
  await readMore(planning, readsOf(ids.map((id) => ({ op: 'patch', kind: LIST.kind, id, data: {} }))))
  return [...new Set(ids)].map((id) => {
    const row = cache.get(LIST.kind, id) as RowOfKind<'priceList'> | undefined
    if (!row) return goneOutcome(next(), LIST.kind, id)
    const { rulePercent } = changedList(row, levers)
    const change = { op: 'patch' as const, kind: LIST.kind, id, data: checkPatch(LIST, { rulePercent }, row) }
    return goodOutcome(next(), LIST.kind, id, planChange(change, cache, now))
  })
}

async function declaredOf(tx: Queryable, levers: Levers): Promise<ReadonlyMap<string, DeclaredGoods>> {
  if (!asksDeclared(levers)) return new Map()
  const { rows } = await tx.query<DeclaringLine>({
    name: 'scenario:declared-goods',
    // As many as there are products, however many shipments there were.
    text: `(select distinct on (product_id) id, product_id as "productId", hs_code as "hsCode", '' as "originCountry",
        created_at::float8 as "createdAt"
      from ${shipmentLine.table} where user_id = ${currentUser} and hs_code <> '' and product_id is not null
      order by product_id, created_at desc, id desc)
      union all
      (select distinct on (product_id) id, product_id, '', origin_country, created_at::float8
      from ${shipmentLine.table} where user_id = ${currentUser} and origin_country <> '' and product_id is not null
      order by product_id, created_at desc, id desc)`,
  })
  return newestDeclared(rows)
}

/** Why a product of the scenario stays as it is. */
function problemOf({ leftOut, refusedByFloor }: Simulated): FieldIssue | undefined {
  if (refusedByFloor) return { field: refusedByFloor.field, message: belowFloorMessage(refusedByFloor.floor) }
  if (leftOut === undefined) return undefined
  if (leftOut === 'no-cost') return { field: 'variants', message: rowMessages.noCost }
  return leftOut === 'no-rate'
    ? { field: 'baseCurrency', message: rowMessages.noRate }
    : { field: 'retailPrice', message: rowMessages.outOfRange }
}
