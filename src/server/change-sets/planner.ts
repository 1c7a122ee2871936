import { product } from '#contract/entities/product.ts'
import { inSlices } from '#server/kit/slices.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { RowCache } from '#server/kit/rows/reading.ts'
import { type DraftPlan, type DraftRow, readRows } from './drafts.ts'
import type { Outcome } from './outcome.ts'
import { bulkPlanner } from './products/plan-bulk.ts'
import { scenarioPlanner } from './products/plan-scenario.ts'
import { importPlanner } from './products/plan-import.ts'
import { patchPlanner } from './plan-patches.ts'
import type { Progress } from './progress.ts'

/** The deps of planning: an open transaction, and the rows read or planned so far. */
export interface Planning {
  readonly tx: Queryable
  readonly cache: RowCache
  readonly changeSetId: string
  readonly now: number
}

/** Turns the rows of one draft into outcomes. */
export interface Planner {
  /** Reads what some rows need; the answered function plans them one by one, in order. */
  prepare(drafts: readonly DraftRow[]): Promise<(draft: DraftRow) => Outcome>
  /** The missing categories and brands that planned rows need. */
  takeNames(): Outcome[]
}

/** Some rows of a draft with their outcomes; `names` must be written first. */
export interface PlannedRows {
  readonly drafts: readonly DraftRow[]
  readonly names: readonly Outcome[]
  readonly outcomes: readonly Outcome[]
}

/** Rows in one statement: so few that others, who come in between, do not notice (docs/decisions/0013). */
const CHUNK = 50

/** Plans a whole draft, some rows at a time. Stops with the signal's reason when the caller has left. */
export async function* planDraft(planning: Planning, plan: DraftPlan, progress: Progress): AsyncGenerator<PlannedRows> {
  const planner = await plannerOf(planning, plan)
  const giveWay = inSlices()
  let last = 0
  for (;;) {
    const drafts = await readRows(planning.tx, planning.changeSetId, last, CHUNK)
    const end = drafts.at(-1)
    if (!end) return
    const planRow = await planner.prepare(drafts)
    const outcomes: Outcome[] = []
    for (const draft of drafts) {
      outcomes.push(planRow(draft))
      await giveWay()
      progress.signal.throwIfAborted()
    }
    yield { drafts, names: planner.takeNames(), outcomes }
    planning.cache.of(product.kind).clear()
    progress.advance(drafts.length)
    last = end.n
  }
}

function plannerOf(planning: Planning, plan: DraftPlan): Planner | Promise<Planner> {
  if (plan.from === 'import') return importPlanner(planning, plan)
  if (plan.from === 'scenario') return scenarioPlanner(planning, plan)
  return plan.from === 'bulk' ? bulkPlanner(planning, plan) : patchPlanner(planning, plan)
}
