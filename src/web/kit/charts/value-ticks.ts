/** The ends of an axis of numbers and where it is marked, lowest first. */
export interface ValueAxis {
  readonly low: number
  readonly high: number
  readonly ticks: readonly number[]
}

const STEPS = [1, 2, 2.5, 5, 10]
const PART_OF_LEVEL = 0.1

/**
 * An axis of round numbers around values that are at least one, with about `count` marks; no step is smaller than `smallest`.
 * A level line stands in its middle, but for one at zero.
 */
export function valueAxis(values: readonly number[], count: number, smallest: number): ValueAxis {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = least === most ? Math.max(smallest, Math.abs(most) * PART_OF_LEVEL) : 0
  const step = roundStep((most - least + 2 * room) / count, smallest)
  // Where nothing is below zero, the axis is not either.
  const low = Math.floor((least < 0 ? least - room : Math.max(0, least - room)) / step) * step
  const steps = Math.max(1, Math.ceil((most + room - low) / step))
  return { low, high: low + steps * step, ticks: Array.from({ length: steps + 1 }, (_, index) => low + index * step) }
}

function roundStep(wanted: number, smallest: number): number {
  if (wanted <= smallest) return smallest
  const size = 10 ** Math.floor(Math.log10(wanted))
  const step = (STEPS.find((each) => each * size >= wanted) ?? 10) * size
  return Math.ceil(step / smallest) * smallest
}
