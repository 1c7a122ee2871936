import { same } from '#contract/same.ts'

/**
 * Whose step a change of a row was, seen from the change set that is being taken back: its own, that of another change set that still
 * stands, a single edit, or one that no longer counts: of a change set that was taken back, or the taking back itself.
 */
export type StepPart = 'own' | 'set' | 'edit' | 'passed'

/** One step of a row's history. */
export interface Step {
  readonly version: number
  readonly part: StepPart
  /** The change set that it was part of. */
  readonly changeSetId: string | null
  /** It made the record that the value is in anew, and so set all in it. */
  readonly isMaking?: boolean
}

/** A value, and the step that set it; the value at the beginning has none. */
export interface Layer {
  readonly value: unknown
  readonly step?: Step
  /** Which of the values it is. */
  readonly index: number
}

/** A value over time: one more than there are steps. */
export interface Course {
  readonly values: readonly unknown[]
  readonly steps: readonly Step[]
  /** What holds the value is not there now, so that it comes back as it stands. */
  readonly isGone?: boolean
}

/** What taking a change set back does to one value. */
export interface Settled {
  /** What it comes to. */
  readonly value: unknown
  /** The change set had set it. */
  readonly isOwn: boolean
  /** The step for which it stays as it is, though the change set had set it. */
  readonly keptBy?: Step
  /** The last step of somebody else that still stands. */
  readonly other: Step | undefined
}

/**
 * The values that stand one over the other. What no longer counts is left out, so that a value is seen through it; edits that follow each
 * other are one, and one that ends where it began is none.
 */
export function layersOf({ values, steps }: Course): readonly Layer[] {
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

/** What a value comes to: what stands below the change set's own, unless something else was set above it. */
export function settled(course: Course): Settled {
  const layers = layersOf(course)
  const now = course.values.at(-1)
  const first = layers.findIndex(({ step }) => step?.part === 'own')
  const others = layers.filter(({ step }) => step?.part !== 'own')
  const top = layers.at(-1)
  const other = others.at(-1)?.step
  const below = others.at(-1)?.value
  if (first < 0) return { value: course.isGone ? below : now, isOwn: false, other }
  if (top?.step?.part === 'own') return { value: below, isOwn: true, other }
  const isBack = same(now, layers[first - 1]?.value)
  return { value: now, isOwn: true, other, ...(isBack || !top?.step ? {} : { keptBy: top.step }) }
}

/** What a count comes to: without what the change set added, whatever came and went since. */
export function settledCount(course: Course): Settled {
  const { values, steps } = course
  // Where it was made anew nothing of what was added is left.
  if (steps.some(({ isMaking }) => isMaking)) return settled(course)
  const added = steps.map((step, index) =>
    step.part === 'own' ? Number(values[index + 1] ?? 0) - Number(values[index] ?? 0) : 0,
  )
  const layers = layersOf(course)
  const others = layers.filter(({ step }) => step?.part !== 'own')
  const other = others.at(-1)?.step
  const isOwn = others.length < layers.length
  if (!isOwn) return { value: course.isGone ? layers.at(-1)?.value : values.at(-1), isOwn, other }
  // With nothing else in between it is as it was, be that no count at all.
  if (others.length === 1) return { value: others[0]?.value, isOwn, other }
  const value = Number(values.at(-1) ?? 0) - added.reduce((sum, each) => sum + each, 0)
  const before = values[steps.findIndex(({ part }) => part === 'own')] ?? null
  const isLast = layers.at(-1)?.step?.part === 'own'
  return { value: isLast && before === null && value === 0 ? null : value, isOwn, other }
}
