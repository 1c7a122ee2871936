/** What a figure ought to be at most: the gate is what is promised, the moonshot what is aimed at, such as the best that is known. */
export interface Target {
  /** Whether the limits are for the figure itself or for how many times its floor it is. */
  readonly of: 'value' | 'ratio'
  readonly gate?: number
  readonly moonshot?: number
}

/** One measured figure; of every figure with a target, less is better. */
export interface Figure {
  readonly part: string
  readonly name: string
  readonly value: number
  readonly unit: 'ms' | 'MB' | 'KiB'
  /** The same thing done barely, in the same run. */
  readonly floor?: number
  readonly target?: Target
  /** What to know of it, such as its spread or what others reach. */
  readonly note?: string
  /** For machines: all that was measured. */
  readonly details?: unknown
}

/** How a figure stands: nothing to hold it against, the gate missed or reached, or the moonshot reached. */
export type Verdict = 'none' | 'missed' | 'gate' | 'moonshot'

/** How many times its floor a figure is; undefined without a floor. */
export function ratioOf({ value, floor }: Figure): number | undefined {
  return floor === undefined ? undefined : value / floor
}

/** Holds a figure against its target. A figure that could not be measured (NaN) misses it. */
export function verdictOf(figure: Figure): Verdict {
  const { target } = figure
  if (!target) return 'none'
  const measured = target.of === 'ratio' ? (ratioOf(figure) ?? NaN) : figure.value
  if (target.moonshot !== undefined && measured <= target.moonshot) return 'moonshot'
  if (target.gate === undefined) return 'none'
  return measured <= target.gate ? 'gate' : 'missed'
}
