import { applyPatch, type LinesEdit } from '#domain/merge.ts'
import type { AnyPatch, AnyRow } from '#contract/entity.ts'
import type { Ref } from '#contract/command.ts'
import { type FieldIssue, invalid, Refusal } from '#contract/refusal.ts'
import { checkPatch } from '#contract/patch-schema.ts'
import { readLookup, readPresence } from '#server/kit/rows/reading.ts'
import type { BroughtAlong, PatchRow } from '#server/kit/write/patch-draft.ts'
import { same } from '#contract/same.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { PlannedChange } from '#contract/plan-changes.ts'
import { holds } from '#server/kit/write/preconditions.ts'
import { readMore, readsOf } from '#server/kit/write/write.ts'
import { changeSetMessages } from './change-set-messages.ts'
import type { DraftPlan, DraftRow } from './drafts.ts'
import { conflict } from './header.ts'
import { attempt, badOutcome, goneOutcome, goodOutcome, type Outcome, planChange } from './outcome.ts'
import { namedIn, withoutMissing } from './missing-names.ts'
import type { PlannedRows, Planner, Planning } from './planner.ts'

/** Plans rows with their own patches. Throws `Refusal` if one of them no longer has the expected values. */
export function patchPlanner(planning: Planning, { stale }: DraftPlan & { from: 'patches' }): Planner {
  const { cache, now } = planning
  // Products leave the cache when their part of the draft is planned.
  const made = new Set<string>()
  const isThere = ({ kind, id }: Ref): boolean => made.has(`${kind} ${id}`) || cache.isThere(kind, id)
  return {
    async prepare(drafts) {
      const rows = drafts.map(rowOf)
      const names = rows.flatMap(({ kind, patch, brings }) =>
        brings?.dropsMissing ? namedIn(knownEntity(kind), patch) : [],
      )
      await readMore(planning, readPresence(names.filter((name) => !isThere(name))))
      const preconditions = rows.flatMap(({ preconditions = [] }) => preconditions)
      const changes = rows.map(({ kind, id, patch }) => ({ op: 'patch' as const, kind, id, data: patch }))
      await readMore(planning, [...readsOf(changes), ...preconditions.map(readLookup)])
      return (draft) => outcomeOf(draft.n, rowOf(draft), cache.get(rowOf(draft).kind, rowOf(draft).id))
    },
    takeNames: () => [],
  }

  function outcomeOf(n: number, row: PatchRow, current: AnyRow | undefined): Outcome {
    const { kind, id, expect = {}, preconditions = [], problems = [] } = row
    if (problems.length > 0) return badOutcome(n, kind, id, problems)
    if (!current && row.makes !== true) return goneOutcome(n, kind, id)
    if (Object.entries(expect).some(([name, value]) => !same(current?.[name], value))) throw conflict(stale)
    if (current && !hasLines(row, current)) throw conflict(stale)
    if (!preconditions.every((precondition) => holds(precondition, cache))) throw conflict(stale)
    if (row.brings) return broughtOutcome(n, row, row.brings, current)
    const planned = attempt(() => {
      const data = checkPatch(knownEntity(kind), { ...row.patch, ...(current ? additions(row, current) : {}) }, current)
      const change: PlannedChange = {
        op: current ? 'patch' : 'put',
        kind,
        id,
        data,
        ...(row.byServer ? { restored: row.byServer } : {}),
        ...(row.isFromStore ? { isFromStore: true } : {}),
      }
      return planChange(change, cache, now)
    })
    return 'problems' in planned ? badOutcome(n, kind, id, planned.problems) : goodOutcome(n, kind, id, planned.value)
  }

  /** A row from elsewhere is made as it was there; what is here already stays as it is. */
  function broughtOutcome(n: number, row: PatchRow, brings: BroughtAlong, current: AnyRow | undefined): Outcome {
    const { kind, id } = row
    if (current) return goodOutcome(n, kind, id, undefined)
    const entity = knownEntity(kind)
    const planned = attempt(() => {
      const checked = checkPatch(entity, row.patch)
      const { data, notes, problems } = brings.dropsMissing
        ? withoutMissing(entity, checked, isThere)
        : { data: checked, notes: [], problems: [] }
      if (problems.length > 0) throw invalid([...problems])
      const { createdAt, updatedAt = now, stated, restored } = brings
      const change: PlannedChange = {
        ...({ op: 'put', kind, id, data } as const),
        ...(stated && { stated }),
        ...(restored && { restored }),
        createdAt: Math.min(createdAt ?? updatedAt, updatedAt),
      }
      return { write: planChange(change, cache, updatedAt), notes }
    })
    if ('problems' in planned) return badOutcome(n, kind, id, planned.problems)
    made.add(`${kind} ${id}`)
    const { write, notes } = planned.value
    return { ...goodOutcome(n, kind, id, write), problems: [...(row.notes ?? []), ...notes] }
  }
}

/** Refuses to apply a proposal that is whole without one of its rows. Throws `Refusal` with the row's name and the reasons. */
export function refuseMissing(plan: DraftPlan, { drafts, outcomes }: PlannedRows): void {
  if (plan.from !== 'patches' || plan.isWhole !== true) return
  outcomes.forEach(({ state, kind, problems }, index) => {
    const draft = drafts[index]
    if (state !== 'bad' || !draft || (rowOf(draft).problems ?? []).length > 0) return
    const reasons = [...new Set(problems.map((problem) => reasonOf(kind, problem)))].join(' · ')
    const message = changeSetMessages.notApplied(rowOf(draft).title, reasons)
    throw new Refusal('rule-broken', { message })
  })
}

function reasonOf(kind: string, { field: path, message }: FieldIssue): string {
  const [name = '', ...inner] = path.split('.')
  const field = knownEntity(kind).fields[name]
  const label = (field?.line?.[inner.at(-1) ?? ''] ?? field)?.label
  return label === undefined ? message : `${label}: ${message}`
}

function rowOf({ input }: DraftRow): PatchRow {
  return input as unknown as PatchRow
}

/** The patch that adds to the numbers of a row, after its own patch. */
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

function hasLines({ expectLines = {} }: PatchRow, current: AnyRow): boolean {
  return Object.entries(expectLines).every(([name, ids]) => {
    const lines = linesOf(current[name])
    return ids.every((id) => lines.has(id))
  })
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
