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

/** The count without what the change set added, whatever was added or taken since. */
export function settledCount(timeline: Timeline): Settled {
  const { values, steps } = timeline
  // In a record that was created again nothing of the added amount is left.
  if (steps.some(({ isMaking }) => isMaking)) return settled(timeline)
  const added = steps.map((step, index) =>
    step.part === 'own' ? Number(values[index + 1] ?? 0) - Number(values[index] ?? 0) : 0,
  )
  const layers = layersOf(timeline)
  const others = layers.filter(({ step }) => step?.part !== 'own')
  const other = others.at(-1)?.step
  const isOwn = others.length < layers.length
  if (!isOwn) return { value: timeline.isGone ? layers.at(-1)?.value : values.at(-1), isOwn, other }
  // Without other steps the count is what it was before, even if that was no count.
  if (others.length === 1) return { value: others[0]?.value, isOwn, other }
  const value = Number(values.at(-1) ?? 0) - added.reduce((sum, each) => sum + each, 0)
  const before = values[steps.findIndex(({ part }) => part === 'own')] ?? null
  const isLast = layers.at(-1)?.step?.part === 'own'
  return { value: isLast && before === null && value === 0 ? null : value, isOwn, other }
}
