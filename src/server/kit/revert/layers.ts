import { same } from '#contract/same.ts'

/**
 * The part that a step plays when a change set is reverted: the change set's own, a part of another change set that is still applied, a
 * single edit, or passed: a part of a reverted change set, or the reverting itself.
 */
export type StepPart = 'own' | 'set' | 'edit' | 'passed'

/** One step of a row's history. */
export interface Step {
  readonly version: number
  readonly part: StepPart
  /** The change set that the step is part of. */
  readonly changeSetId: string | null
  /** The step created the record again, and so set all its values. */
  readonly isMaking?: boolean
  /** The step adds to counts instead of setting them: a landing adds to the stock that there is. */
  readonly isAdding?: boolean
}

/** A value, and the step that set it; the first value has none. */
export interface Layer {
  readonly value: unknown
  readonly step?: Step
  /** Its index among the values. */
  readonly index: number
}

/** A value over time: one more than there are steps. */
export interface Timeline {
  readonly values: readonly unknown[]
  readonly steps: readonly Step[]
  /** The record of the value does not exist now, so the value comes back with it. */
  readonly isGone?: boolean
}

/** The result of reverting a change set for one value. */
export interface Settled {
  /** The value after the reverting. */
  readonly value: unknown
  /** The change set had set the value. */
  readonly isOwn: boolean
  /** The step because of which the value is kept, though the change set had set it. */
  readonly keptBy?: Step
  /** The last step of somebody else that is still in force. */
  readonly other: Step | undefined
}

/**
 * The values that lie above each other. Reverted steps are left out, so that the value below shows; consecutive edits count as one, and
 * an edit that ends where it began as none.
 */
export function layersOf({ values, steps }: Timeline): readonly Layer[] {
  const layers: Layer[] = [{ value: values[0], index: 0 }]
  for (const [index, step] of steps.entries()) {
    const value = values[index + 1]
    if (step.part === 'passed') continue
    if (!step.isMaking && same(values[index], value)) continue
    if (step.part === 'edit' && !step.isMaking) {
      if (layers.at(-1)?.step?.part === 'edit') layers.pop()
      if (same(layers.at(-1)?.value, value)) continue
    }
    layers.push({ value, step, index: index + 1 })
  }
  return layers
}

/** The value without the change set: the one below its own, unless something else was set above. */
export function settled(timeline: Timeline): Settled {
  const layers = layersOf(timeline)
  const now = timeline.values.at(-1)
  const first = layers.findIndex(({ step }) => step?.part === 'own')
  const others = layers.filter(({ step }) => step?.part !== 'own')
  const top = layers.at(-1)
  const other = others.at(-1)?.step
  const below = others.at(-1)?.value
  if (first < 0) return { value: timeline.isGone ? below : now, isOwn: false, other }
  if (top?.step?.part === 'own') return { value: below, isOwn: true, other }
  const isBack = same(now, layers[first - 1]?.value)
  return { value: now, isOwn: true, other, ...(isBack || !top?.step ? {} : { keptBy: top.step }) }
}

/**
 * The count without what the change set added, whatever was added or taken since. One that set a count, as a person does who has counted,
 * goes back like any other value (CHANGE-02).
 */
export function settledCount(timeline: Timeline): Settled {
  const { values, steps } = timeline
  const first = steps.findIndex(({ part }) => part === 'own')
  // In a record that was created again nothing of the added amount is left.
  if (!steps[first]?.isAdding || steps.some(({ isMaking }) => isMaking)) return settled(timeline)
  const below = layersOf({ values: values.slice(0, first + 1), steps: steps.slice(0, first) }).at(-1)?.value ?? null
  const other = layersOf(timeline).findLast(({ step }) => step?.part !== 'own')?.step
  const since = countSince(timeline, first, below)
  // What sold out again is no count either where there was none.
  const value = since.count === 0 && below === null ? null : since.count
  return { value, isOwn: true, other, ...(since.setBy ? { keptBy: since.setBy } : {}) }
}

/** The count from a step on without the parts that are taken back, and the last change set that set it. */
function countSince({ values, steps }: Timeline, first: number, below: unknown) {
  let count = below
  let setBy: Step | undefined
  for (const [index, step] of steps.entries()) {
    const [before, after] = [values[index], values[index + 1]]
    if (index < first || step.part === 'own' || step.part === 'passed' || same(before, after)) continue
    if (step.part === 'set' && !step.isAdding) setBy = step
    count = setBy === step ? after : Number(count ?? 0) + Number(after ?? 0) - Number(before ?? 0)
  }
  return { count, setBy }
}
