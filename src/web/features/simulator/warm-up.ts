import type { Levers } from '#domain/simulator/levers.ts'
import { simulateColumns } from '#domain/simulator/simulate-columns.ts'
import type { SimulatorColumns } from '#domain/simulator/simulator-columns.ts'
import type { SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import { simulatorFrame } from '#domain/simulator/simulator-frame.ts'

const dearer = { by: 'percent', ppm: 10_000 } as const
const points = { by: 'points', ppm: 10_000 } as const

/** Scenarios that between them go every way that a frame can go. */
const TRIED: readonly Levers[] = [
  { supplierCost: dearer, gives: { keep: 'margins' } },
  { freight: dearer, otherCosts: dearer, gives: { keep: 'prices' } },
  { margin: points, gives: { keep: 'margins' } },
  { salesVat: points, floor: points, gives: { keep: 'margins' } },
  {
    supplierCost: dearer,
    duties: [{ heading: '', change: points }],
    ending: { ending: '.95' },
    gives: { keep: 'within', ppm: 50_000 },
  },
]
const ROUNDS = 3
/** Fewer products are quick enough at once. */
const FEW_PRODUCTS = 5_000

/**
 * Runs frames that nobody sees while the page has nothing else to do, so that the browser has compiled their code by the time the first
 * lever is drawn. Answers how to stop.
 */
export function warmUp(columns: SimulatorColumns, deps: SimulatorDeps): () => void {
  if (columns.products.length < FEW_PRODUCTS || !('requestIdleCallback' in globalThis)) return () => undefined
  const frame = simulatorFrame(columns)
  let done = 0
  let waiting = 0
  const next = (): void => {
    const levers = TRIED[done % TRIED.length]
    if (levers) simulateColumns(columns, levers, deps, frame)
    done += 1
    if (done < TRIED.length * ROUNDS) waiting = requestIdleCallback(next)
  }
  waiting = requestIdleCallback(next)
  return () => cancelIdleCallback(waiting)
}
