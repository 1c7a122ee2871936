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
  /** The step adds to counts instead of setting them, as a landing to the stock that there is; so does taking that back. */
  readonly isAdding?: boolean
  /** The step took a change set back. */
  readonly isReverting?: boolean
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
 * The count without the change set (CHANGE-02). What it added is taken off, whatever was added or taken since; what it set, as a person does
 * who has counted, goes back like any other value, with what was added beside it.
 */
export function settledCount(timeline: Timeline): Settled {
  const { values, steps } = timeline
  const first = steps.findIndex(({ part }, index) => part === 'own' && !same(values[index], values[index + 1]))
  // In a record that was created again nothing of the added amount is left.
  if (first < 0 || steps.some(({ isMaking }) => isMaking)) return settled(timeline)
  const { counts, added, setBy } = countsApart(timeline, first)
  // A count that was set may be what it was before something was added: it is set all the same.
  const isSet = (step: Step, index: number): boolean =>
    !step.isAdding && (step.part === 'own' || step.part === 'set') && !same(values[index], values[index + 1])
  const told = steps.map((step, index) => (isSet(step, index) ? { ...step, isMaking: true } : step))
  const plain = { ...timeline, values: counts, steps: told }
  const now = values.at(-1)
  if (!steps[first]?.isAdding) {
    const end = settled(plain)
    const isBelow = end.isOwn && layersOf(plain).at(-1)?.step?.part === 'own'
    return { ...end, value: isBelow || timeline.isGone ? withAdded(end.value, added) : now }
  }
  const layers = layersOf(plain)
  const other = layersOf(timeline).findLast(({ step }) => step?.part !== 'own')?.step
  if (setBy) return { value: now, isOwn: true, keptBy: setBy, other }
  return { value: withAdded(layers.at(-1)?.value, added), isOwn: true, other }
}

/** A count over time apart from what was added to it. */
interface CountsApart {
  readonly counts: readonly unknown[]
  /** What is still added to the last count, by others. */
  readonly added: number
  /** Who set the count after the change set, also as an edit of a count that was set and whose setting is reverted. */
  readonly setBy: Step | undefined
}

function countsApart({ values, steps }: Timeline, first: number): CountsApart {
  const counts: unknown[] = [values[0]]
  // What was added is in a count until it is set; where the setting is taken back, it is in it again.
  let [inCount, sinceSet, added] = [0, 0, 0]
  let [setBy, isOverSet]: [Step | undefined, boolean] = [undefined, false]
  for (const [index, step] of steps.entries()) {
    const [before, after] = [values[index], values[index + 1]]
    const change = Number(after ?? 0) - Number(before ?? 0)
    const isStanding = step.part === 'set'
    if (same(before, after)) counts.push(counts[index])
    else if (step.isAdding) {
      inCount += change
      sinceSet += change
      if (isStanding) added += change
      counts.push(counts[index])
    } else if (step.part === 'edit' || step.isReverting) {
      if (step.isReverting) [inCount, isOverSet] = [sinceSet, false]
      else if (isOverSet) setBy = step
      counts.push(withAdded(after, -inCount))
    } else {
      inCount = 0
      isOverSet = !isStanding && index > first
      if (isStanding) [sinceSet, added] = [0, 0]
      if (isStanding && index > first) setBy = step
      counts.push(after)
    }
  }
  return { counts, added, setBy }
}

function withAdded(count: unknown, amount: number): unknown {
  return amount === 0 ? count : Number(count ?? 0) + amount
}
