import type { WaterfallStep } from './waterfall.tsx'

/** A step before the sums are known; `delta` is null while it cannot be told. */
export type SummedStep = Omit<WaterfallStep, 'running' | 'delta'> & { readonly delta: number | null }

/**
 * The steps of a waterfall with their running sums and the total behind them; steps of nothing are left out, save the first. Null where
 * one of them cannot be told.
 */
export function waterfallSteps(steps: readonly SummedStep[], total: string): readonly WaterfallStep[] | null {
  let running = 0
  const summed: WaterfallStep[] = []
  for (const { delta, ...step } of steps) {
    if (delta === null) return null
    running += delta
    summed.push({ ...step, delta, running })
  }
  const shown = summed.filter(({ delta }, index) => delta !== 0 || index === 0)
  return [...shown, { label: total, delta: 0, running, tone: 'total' }]
}
