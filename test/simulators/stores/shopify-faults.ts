import type { SimulatedFault } from './store-simulator.ts'

/** Faults that wait for their requests. */
export class Faults {
  readonly #waiting: { readonly fault: SimulatedFault; skip: number; times: number }[] = []

  add(fault: SimulatedFault): void {
    this.#waiting.push({ fault, skip: fault.skip ?? 0, times: fault.times ?? 1 })
  }

  /** The fault of a request, if one waits for it. */
  next(path: string): SimulatedFault | undefined {
    for (const each of this.#waiting) {
      if (each.times <= 0 || !path.includes(each.fault.path ?? '')) continue
      if (each.skip > 0) {
        each.skip -= 1
        continue
      }
      each.times -= 1
      return each.fault
    }
    return undefined
  }
}
