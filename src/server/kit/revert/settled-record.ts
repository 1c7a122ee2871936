import { ownPart } from '#contract/field-groups.ts'
import type { Fields } from '#contract/fields.ts'
import type { Line } from '#domain/merge.ts'
import { cellsOf, type Cell } from './cells.ts'
import { layersOf, settled, settledCount, type Settled, type Step } from './layers.ts'

export type Values = Readonly<Record<string, unknown>>

/** A row, or a line of one, over time; undefined while it was not there. */
export interface RecordTimeline {
  readonly fields: Fields
  readonly points: readonly (Values | undefined)[]
  readonly steps: readonly Step[]
  /** The record, or the row that it is in, does not exist now. */
  readonly isGone?: boolean
}

/** A part that the change set had set and that is kept. */
export interface Stayed {
  /** The key by which the part can be tried again. */
  readonly key: string
  /** The label of the group of fields, with its list and line. */
  readonly label: string
  readonly by: Step
  /** Somebody else removed it since. */
  readonly isGone?: true
}

/** A record after reverting a change set. */
export interface SettledRecord {
  readonly exists: boolean
  /** Every field that callers may write. */
  readonly values: Values
  readonly stayed: readonly Stayed[]
  /** The last step of somebody else that is in force in the record, beside its creation. */
  readonly other: Step | undefined
}

/** The position of a record: the prefix of its parts' keys and labels, and the parts that are tried; all when none are named. */
export interface Place {
  readonly key: string
  readonly label: string
  readonly tried: ReadonlySet<string> | undefined
}

/** The whole row. */
export const ROW: Place = { key: '', label: '', tried: undefined }

/**
 * Takes the change set's own steps out of a record: each group of fields is restored or kept as one (CHANGE-02). `standing` is a step in
 * the record beside those of its fields.
 */
export function settledRecord(timeline: RecordTimeline, place: Place, standing?: Step): SettledRecord {
  const alive = aliveTimeline(timeline)
  const ends = cellsOf(alive).map((cell) => settledCell(cell, alive, place))
  const values: Values = Object.assign({}, ...ends.map((end) => end.values)) as Values
  const other = ends.map((end) => end.other).reduce(later, standing)
  const stayed = ends.flatMap((end) => end.stayed)
  return { values, other, ...settledExistence(timeline, place, other, stayed) }
}

function later(a: Step | undefined, b: Step | undefined): Step | undefined {
  return a && (!b || a.version > b.version) ? a : b
}

/**
 * Whether the record exists in the end: one that the change set created goes unless somebody else changed it; one that it removed comes
 * back.
 */
function settledExistence(
  { points, steps, isGone }: RecordTimeline,
  { key, label, tried }: Place,
  other: Step | undefined,
  stayed: readonly Stayed[],
): Pick<SettledRecord, 'exists' | 'stayed'> {
  const whole = { key: `${key}*`, label, tried }
  const timeline = { values: points.map((point) => point !== undefined), steps: triedSteps(steps, whole) }
  const layers = layersOf(timeline)
  const below = layers.findLast(({ step }) => step?.part !== 'own')
  const isThere = points.at(-1) !== undefined
  const isOwn = layers.some(({ step }) => step?.part === 'own')
  if (isThere && below?.value === true) return { exists: true, stayed }
  if (isThere && other) return { exists: true, stayed: isOwn ? [{ key: whole.key, label, by: other }] : stayed }
  if (isThere) return { exists: false, stayed: [] }
  if (below?.value === true && (isOwn || isGone === true)) return { exists: true, stayed }
  // What somebody else removed stays removed, with all that was set in it.
  const wasSet = timeline.steps.some(({ part }, index) => part === 'own' && points[index] && points[index + 1])
  const by = below?.step
  return { exists: false, stayed: wasSet && by ? [{ key: whole.key, label, by, isGone: true }] : [] }
}

/** The timeline of the fields of a record, without the times when it did not exist. */
export function aliveTimeline({ fields, points, steps, isGone }: RecordTimeline): RecordTimeline {
  const first = points.findIndex((point) => point !== undefined)
  const [kept, taken]: [(Values | undefined)[], Step[]] = [[points[first] ?? {}], []]
  for (let index = first + 1; index < points.length; index++) {
    const step = steps[index - 1]
    if (points[index] === undefined || !step) continue
    kept.push(points[index])
    taken.push(points[index - 1] === undefined ? { ...step, isMaking: true } : step)
  }
  return { fields, points: kept, steps: taken, isGone: isGone === true || points.at(-1) === undefined }
}

/** The steps as they count for one part: the change set's parts that are not tried were reverted before. */
function triedSteps(steps: readonly Step[], { key, tried }: Place): readonly Step[] {
  if (tried === undefined || tried.has(key)) return steps
  return steps.map((step) => (step.part === 'own' ? { ...step, part: 'passed' } : step))
}

interface CellEnd {
  readonly values: Values
  readonly stayed: readonly Stayed[]
  readonly other: Step | undefined
}

function settledCell(cell: Cell, timeline: RecordTimeline, place: Place): CellEnd {
  const { names, label } = cell
  const [name = ''] = names
  const field = names.length === 1 ? timeline.fields[name] : undefined
  const inner = { ...place, key: `${place.key}${name}`, label: wordsIn(place.label, label) }
  if (field?.line && !cell.isWhole) return settledLines(name, { ...field, line: field.line }, timeline, inner)
  if (field?.type === 'tags') return settledSet(name, timeline, inner)
  const steps = triedSteps(timeline.steps, inner)
  const isGone = timeline.isGone === true
  if (field?.isCounted) {
    const end = settledCount({ values: timeline.points.map((point) => point?.[name]), steps, isGone })
    return { values: { [name]: end.value }, ...toldOf(end, inner) }
  }
  const values = timeline.points.map((point) =>
    Object.fromEntries(names.map((each) => [each, ownPart(timeline.fields[each], point?.[each])])),
  )
  const end = settled({ values, steps, isGone })
  return { values: end.value as Values, ...toldOf(end, inner) }
}

function wordsIn(place: string, label: string): string {
  return place === '' ? label : `${place}: ${label}`
}

function toldOf({ keptBy, other }: Settled, { key, label }: Place): Pick<CellEnd, 'stayed' | 'other'> {
  return { stayed: keptBy ? [{ key, label, by: keptBy }] : [], other }
}

/** A set goes back entry by entry, and in its old order if it is the same set again. */
function settledSet(name: string, timeline: RecordTimeline, place: Place): CellEnd {
  const sets = timeline.points.map((point) => namesIn(point?.[name]))
  const steps = triedSteps(timeline.steps, place)
  const isGone = timeline.isGone === true
  const entries = [...new Set(sets.flat())]
  const ends = entries.map((entry) => settled({ values: sets.map((set) => set.includes(entry)), steps, isGone }))
  const kept = entries.filter((_, index) => ends[index]?.value === true)
  const order = settled({ values: sets, steps, isGone })
  return {
    values: { [name]: ordered(kept, [namesIn(order.value), sets.at(-1) ?? []], (entry) => entry) },
    stayed: [],
    other: [...ends, order].map((end) => end.other).reduce(later, undefined),
  }
}

/** Lines go back one by one, each as a record, in their old order unless somebody changed it since. */
function settledLines(
  name: string,
  { line: fields }: { readonly line: Fields },
  timeline: RecordTimeline,
  place: Place,
): CellEnd {
  const isGone = timeline.isGone === true
  const lists = timeline.points.map((point) => linesIn(point?.[name]))
  const byId = lists.map((list) => new Map(list.map((line) => [line.id, line])))
  const ids = [...new Set(lists.flatMap((list) => list.map(({ id }) => id)))]
  const ends = ids.map((id) => {
    const points = byId.map((lines) => lines.get(id))
    const within = { ...place, key: `${place.key}/${id}/`, label: wordsIn(place.label, titleOf(points)) }
    return { id, end: settledRecord({ fields, points, steps: timeline.steps, isGone }, within) }
  })
  const now = byId.at(-1)
  const lines = ends.flatMap(({ id, end }) => (end.exists ? [{ ...now?.get(id), ...end.values, id }] : []))
  const orders = lists.map((list) => list.map(({ id }) => id))
  const order = settled({
    values: orders,
    isGone,
    steps: triedSteps(timeline.steps, { ...place, key: `${place.key}/` }),
  })
  return {
    values: { [name]: ordered(lines, [namesIn(order.value), orders.at(-1) ?? []], ({ id }) => id) },
    stayed: ends.flatMap(({ end }) => end.stayed),
    other: [
      ...ends.map(({ end }) => end.other),
      order.other,
      ...ends.map(({ id }) => lineStep(byId, id, timeline)),
    ].reduce(later, undefined),
  }
}

/** The last step of somebody else that added or removed a line. */
function lineStep(
  byId: readonly ReadonlyMap<string, Values>[],
  id: string,
  { steps }: RecordTimeline,
): Step | undefined {
  return settled({ values: byId.map((lines) => lines.has(id)), steps }).other
}

function titleOf(points: readonly (Values | undefined)[]): string {
  const last = points.findLast((point) => point !== undefined)
  const title =
    last &&
    ['name', 'label', 'description', 'sku']
      .map((name) => last[name])
      .find((value) => typeof value === 'string' && value !== '')
  return typeof title === 'string' ? title : ''
}

/** Items ordered by the first list that names them; unnamed ones come last. */
function ordered<T>(things: readonly T[], orders: readonly (readonly string[])[], idOf: (thing: T) => string): T[] {
  const known = new Map(things.map((thing) => [idOf(thing), thing]))
  const [first = [], ...rest] = orders
  const sequence = first.filter((id) => known.has(id))
  for (const order of rest) {
    for (const [index, id] of order.entries()) {
      if (!known.has(id) || sequence.includes(id)) continue
      // Behind its former predecessor.
      const before = order.slice(0, index).findLast((each) => sequence.includes(each))
      sequence.splice(before === undefined ? 0 : sequence.indexOf(before) + 1, 0, id)
    }
  }
  const placed = new Set(sequence)
  return [...sequence, ...[...known.keys()].filter((id) => !placed.has(id))].flatMap((id) => known.get(id) ?? [])
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as string[]) : []
}

function linesIn(value: unknown): readonly (Line & Values)[] {
  return Array.isArray(value) ? (value as (Line & Values)[]) : []
}
