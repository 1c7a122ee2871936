import { instantOf } from '#contract/brought-back.ts'
import type { AnyRow, Entity } from '#contract/entity.ts'
import { fieldsOf } from '#contract/entity.ts'
import { ownPart } from '#contract/field-groups.ts'
import { Refusal } from '#contract/refusal.ts'
import { same } from '#contract/same.ts'
import type { PlannedChange } from '#contract/plan-changes.ts'
import { figuresStep, settledFigures } from './derived.ts'
import { settled } from './layers.ts'
import { revertMessages } from './revert-messages.ts'
import { aliveTimeline, ROW, settledRecord, type RecordTimeline, type Stayed, type Values } from './settled-record.ts'

/** A row over time, up to now. */
export type RowTimeline = Pick<RecordTimeline, 'points' | 'steps'>

/** What reverting a change set does to one row. */
export interface RestoredRow {
  readonly change: PlannedChange | undefined
  /** The change to make instead when the row cannot be deleted because others name it. */
  readonly instead?: PlannedChange | undefined
  readonly stayed: readonly Stayed[]
}

/** Works out what reverts the change set in one row (CHANGE-02). Throws `Refusal` when a later step of the server depends on it. */
export function restoredRow(
  entity: Entity,
  { id, row, timeline }: { id: string; row: AnyRow | undefined; timeline: RowTimeline },
  tried: ReadonlySet<string> | undefined,
): RestoredRow {
  const { kind } = entity
  const { alive, end, figures, stayed } = settledRow(entity, { row, timeline }, tried)
  const byServer = serverValues(entity, alive)
  if (!end.exists) {
    if (!row) return { change: undefined, stayed }
    return {
      change: { op: 'delete', kind, id, isUndo: true },
      instead: patchOf(entity, row, end.values, figures.values, byServer),
      stayed,
    }
  }
  if (row) return { change: patchOf(entity, row, end.values, figures.values, byServer), stayed }
  const restored = { ...standing(entity, end.values, figures.values), ...byServer }
  const createdAt = instantOf(alive.points.findLast((point) => point !== undefined)?.['createdAt'])
  return { change: { op: 'put', kind, id, data: end.values, restored, createdAt }, stayed }
}

/** What a change set had set in one row and that stays, because somebody else set it since. */
export function stayedIn(
  entity: Entity,
  subject: { row: AnyRow | undefined; timeline: RowTimeline },
  tried: ReadonlySet<string> | undefined,
): readonly Stayed[] {
  return settledRow(entity, subject, tried).stayed
}

function settledRow(
  entity: Entity,
  { row, timeline }: { row: AnyRow | undefined; timeline: RowTimeline },
  tried: ReadonlySet<string> | undefined,
) {
  const { fields } = entity
  const alive = aliveTimeline({ ...timeline, fields })
  const end = settledRecord({ ...timeline, fields }, { ...ROW, tried }, figuresStep(entity, timeline))
  const figures = settledFigures(entity, alive, end.values)
  const stayed =
    row && end.exists ? [...end.stayed, ...figures.stayed.filter(({ key }) => tried?.has(key) ?? true)] : end.stayed
  return { alive, end, figures, stayed }
}

function patchOf(
  entity: Entity,
  row: AnyRow,
  values: Values,
  figures: Values | undefined,
  byServer: Values,
): PlannedChange | undefined {
  const { kind } = entity
  const changed = Object.entries(values).filter(([name, value]) => {
    const field = entity.fields[name]
    return !same(ownPart(field, row[name]), ownPart(field, value))
  })
  const data = Object.fromEntries(changed)
  const restored = { ...standing(entity, values, figures), ...byServer }
  const isNothing = changed.length === 0 && Object.entries(restored).every(([name, value]) => same(row[name], value))
  return isNothing ? undefined : { op: 'patch', kind, id: row.id, data, restored }
}

/** All restored values, with the stored derived fields where they still fit. */
function standing(entity: Entity, values: Values, figures: Values | undefined): Values {
  if (figures) return { ...values, ...withFigures(entity, values, figures) }
  const isDerived = (name: string): boolean =>
    Object.values(entity.fields[name]?.line ?? {}).some((field) => field.readOnly)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isDerived(name)))
}

/** Derived fields as a row holds them: those of lines beside the fields that callers wrote. */
function withFigures(entity: Entity, values: Values, figures: Values): Values {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => {
      if (!entity.fields[name]?.line || entity.fields[name].readOnly) return [name, figure]
      const byId = figure as Readonly<Record<string, Values>>
      const lines = (values[name] ?? []) as readonly (Values & { id: string })[]
      return [name, lines.map((line) => ({ ...line, ...byId[line.id] }))]
    }),
  )
}

/** Fields that only the server sets go back as one, unless a later step of the server depends on them. */
function serverValues(entity: Entity, { points, steps, isGone = false }: RecordTimeline): Values {
  const names = fieldsOf(entity).flatMap(([name, { byServer }]) => (byServer ? [name] : []))
  if (names.length === 0) return {}
  const values = points.map((point) => Object.fromEntries(names.map((name) => [name, point?.[name]])))
  const end = settled({ values, steps, isGone })
  if (end.keptBy) throw new Refusal('conflict', { message: revertMessages.dependsOn(entity.label.one) })
  return end.isOwn || isGone ? (end.value as Values) : {}
}
