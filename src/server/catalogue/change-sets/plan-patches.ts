import { applyPatch, type LinesEdit } from '#domain/merge.ts'
import type { AnyPatch, AnyRow } from '#contract/entity.ts'
import { fillText } from '#contract/messages.ts'
import { checkPatch } from '#contract/patch-schema.ts'
import { readLookup } from '#server/kit/rows/reading.ts'
import type { PatchRow } from '#server/kit/write/patch-draft.ts'
import { type PlannedChange, writableEntity } from '#server/kit/write/plan.ts'
import { same } from '#contract/same.ts'
import { isAsGround } from '#server/kit/write/rests-on.ts'
import { readMore, readsOf } from '#server/kit/write/write.ts'
import type { DraftPlan, DraftRow } from './drafts.ts'
import { conflict } from './header.ts'
import { attempt, badOutcome, goodOutcome, type Outcome, planChange } from './outcome.ts'
import type { Planner, Planning } from './planner.ts'

/** Plans rows that hold their own patches. Throws `Refusal` when one of them is no longer as the patches expect. */
export function patchPlanner(planning: Planning, { stale }: DraftPlan & { from: 'patches' }): Planner {
  const { cache, now } = planning
  return {
    async prepare(drafts) {
      const rows = drafts.map(rowOf)
      const grounds = rows.flatMap(({ restsOn = [] }) => restsOn)
      const changes = rows.map(({ kind, id, patch }) => ({ op: 'patch' as const, kind, id, data: patch }))
      await readMore(planning, [...readsOf(changes), ...grounds.map(readLookup)])
      return (draft) => outcomeOf(draft.n, rowOf(draft), cache.get(rowOf(draft).kind, rowOf(draft).id))
    },
    takeNames: () => [],
  }

  function outcomeOf(n: number, row: PatchRow, current: AnyRow | undefined): Outcome {
    const { kind, id, expect = {}, restsOn = [], problems = [] } = row
    if (problems.length > 0) return badOutcome(n, kind, id, problems)
    const entity = writableEntity(kind)
    if (!current) return badOutcome(n, kind, id, [{ field: 'id', message: fillText(entity.notFound, { id }) }])
    if (Object.entries(expect).some(([name, value]) => !same(current[name], value))) throw conflict(stale)
    if (!restsOn.every((ground) => isAsGround(ground, cache))) throw conflict(stale)
    const planned = attempt(() => {
      const data = checkPatch(entity, { ...row.patch, ...additions(row, current) })
      const change: PlannedChange = { op: 'patch', kind, id, data, ...(row.byServer ? { restored: row.byServer } : {}) }
      return planChange(change, cache, now)
    })
    return 'problems' in planned ? badOutcome(n, kind, id, planned.problems) : goodOutcome(n, kind, id, planned.value)
  }
}

function rowOf({ input }: DraftRow): PatchRow {
  return input as unknown as PatchRow
}

/** The patch that adds to the numbers of a row, on top of what its own patch sets. */
function additions({ patch, add = {} }: PatchRow, current: AnyRow): AnyPatch {
  const next = applyPatch<Readonly<Record<string, unknown>>>(current, patch)
  return Object.fromEntries(
    Object.entries(add).map(([field, by]) =>
      typeof by === 'number'
        ? [field, Number(next[field] ?? 0) + by]
        : [field, withAdditions(patch[field], linesOf(next[field]), by)],
    ),
  )
}

type Line = Readonly<Record<string, unknown>>

function linesOf(value: unknown): ReadonlyMap<string, Line> {
  return new Map((value as readonly (Line & { id: string })[]).map((line) => [line.id, line]))
}

function withAdditions(
  edit: unknown,
  lines: ReadonlyMap<string, Line>,
  by: Readonly<Record<string, Readonly<Record<string, number>>>>,
): LinesEdit {
  const set = (edit as LinesEdit | undefined)?.lines ?? {}
  const added = Object.entries(by).map(([id, numbers]) => {
    const raised = Object.entries(numbers).map(([name, number]) => [name, Number(lines.get(id)?.[name] ?? 0) + number])
    return [id, { ...set[id], ...(Object.fromEntries(raised) as object) }] as const
  })
  return { lines: { ...set, ...Object.fromEntries(added) } }
}
