/** What a step is: cost and extras, duty or VAT, what is earned or lost, or a sum. */
export type WaterfallTone = 'cost' | 'tax' | 'profit' | 'loss' | 'total'

/** A bar in percent of the figure's width; `end` is where the next one starts. */
export interface Bar {
  readonly start: number
  readonly width: number
  readonly end: number
}

/** The bars of a waterfall on one scale that always holds zero, and `upTo` beside another one. A total stands on zero, a step on the sum before it. */
export function waterfallBars(
  steps: readonly { readonly delta: number; readonly running: number; readonly tone: WaterfallTone }[],
  upTo = 0,
): { readonly zero: number; readonly bars: readonly Bar[] } {
  const low = Math.min(0, ...steps.map((step) => step.running))
  const high = Math.max(0, upTo, ...steps.map((step) => step.running))
  const span = high - low || 1
  const position = (value: number) => ((value - low) / span) * 100
  const bars = steps.map((step) => {
    const from = position(step.tone === 'total' ? 0 : step.running - step.delta)
    const end = position(step.running)
    return { start: Math.min(from, end), width: Math.abs(end - from), end }
  })
  return { zero: position(0), bars }
}
