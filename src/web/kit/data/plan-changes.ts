import { type Change, isFound } from '#contract/command.ts'
import type { AnyRow, RowReader } from '#contract/entity.ts'
import { type PlanRows, planSteps } from '#contract/plan-changes.ts'
import { allSteps } from '#contract/steps.ts'

/** The rows as they are before a mutation. */
export interface RowSource extends RowReader {
  all(kind: string): readonly AnyRow[]
  where(kind: string, field: string, value: unknown): readonly AnyRow[]
}

/** What a mutation makes of a row; null: deleted. */
export interface PlannedRow {
  readonly kind: string
  readonly id: string
  readonly row: AnyRow | null
}

type Planned = Map<string, Map<string, PlannedRow>>

/** Plans changes as the server's write path does, with all that follows, and answers every row that they touch. Throws `Refusal`. */
export function planChanges(changes: readonly Change[], rows: RowSource, now: number): PlannedRow[] {
  const planned: Planned = new Map()
  allSteps(planSteps(changes, withPlanned(rows, planned), now))
  return [...planned.values()].flatMap((each) => [...each.values()])
}

/** The rows with what is planned so far on top. */
function withPlanned(rows: RowSource, planned: Planned): PlanRows {
  const over = (kind: string, untouched: readonly AnyRow[]): AnyRow[] => {
    const own = planned.get(kind)
    if (!own) return [...untouched]
    return [...untouched.filter(({ id }) => !own.has(id)), ...[...own.values()].flatMap(({ row }) => row ?? [])]
  }
  return {
    get(kind, id) {
      const own = planned.get(kind)?.get(id)
      return own ? (own.row ?? undefined) : rows.get(kind, id)
    },
    all: (kind) => over(kind, rows.all(kind)),
    where: (kind, field, value) =>
      over(kind, rows.where(kind, field, value)).filter((row) => isFound(row[field], value)),
    plan(kind, id, row) {
      const own = planned.get(kind) ?? new Map<string, PlannedRow>()
      planned.set(kind, own.set(id, { kind, id, row: row ?? null }))
    },
  }
}
