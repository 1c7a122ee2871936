import { PPM, type Ppm } from '#domain/money.ts'
import { type Levers, NO_LEVERS } from '#domain/simulator/levers.ts'
import { simulateColumns } from '#domain/simulator/simulate-columns.ts'
import {
  gainOf,
  ratesInto,
  simulatedTotals,
  type SimulatedTotals,
  sumUp,
  sumUpBefore,
} from '#domain/simulator/simulated-totals.ts'
import type { SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import { type SimulatorFrame, simulatorFrame } from '#domain/simulator/simulator-frame.ts'
import { type SoldUnits, unitsOfRows } from '#domain/simulator/sold-units.ts'
import type { Catalogue } from './read-catalogue.ts'

/** What figures are of: the products that count, what profit is weighted by, and in which currency it is told. */
interface Counted {
  readonly deps: SimulatorDeps
  /** Null counts every product. */
  readonly ids: readonly string[] | null
  /** Null counts one of each. */
  readonly sold: SoldUnits | null
  readonly currency: string
}

/** A frame whose figures take longer draws its pictures alone; the rows of the table follow once figures rest. */
const ROOM_FOR_ROWS_MS = 6
/** Figures rest when no lever was drawn for so long: then what takes longer than a frame follows. */
const REST_MS = 150

/** A catalogue under one scenario, worked out anew in the frame after a lever was drawn. */
export class Workbench {
  readonly catalogue: Catalogue
  readonly frame: SimulatorFrame
  readonly totals: SimulatedTotals = simulatedTotals()
  #counted: Counted | undefined
  #rates: Float64Array = new Float64Array(0)
  #levers: Levers
  #volume: Ppm
  #revision = 0
  #rests = 0
  #drawnRows = 0
  #frameId = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  /** Which products count is its own; all else of the columns is shared by all that is tried on one catalogue. */
  constructor(catalogue: Catalogue, levers: Levers = NO_LEVERS, volume: Ppm = 0) {
    const inScope = new Uint8Array(catalogue.rows.length)
    this.catalogue = { ...catalogue, columns: { ...catalogue.columns, inScope } }
    this.frame = simulatorFrame(catalogue.columns)
    this.#levers = levers
    this.#volume = volume
  }

  /** Follows every frame and rest; answers how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Rises with every frame; 0 before the first. */
  readonly revision = (): number => this.#revision

  /** Rises when no lever was drawn for a moment. */
  readonly rests = (): number => this.#rests

  /** Rises with every frame that leaves room for rows of figures, and when figures rest. */
  readonly drawnRows = (): number => this.#drawnRows

  /** Counts other products, or weighs them in another way, at once. */
  count(counted: Counted): void {
    this.#counted = counted
    const { columns, placeOf } = this.catalogue
    columns.inScope.fill(counted.ids === null ? 1 : 0)
    for (const id of counted.ids ?? []) {
      const place = placeOf.get(id)
      if (place !== undefined) columns.inScope[place] = 1
    }
    const { sold, currency, deps } = counted
    const units = sold && unitsOfRows(columns, sold)
    this.#rates = ratesInto(currency, deps.rates)
    sumUpBefore(columns, { units, rates: this.#rates }, this.totals)
    this.#run()
    this.#rest()
  }

  /** Tries a scenario with the next frame; of several before it the last. */
  draw(levers: Levers, volume: Ppm): void {
    this.#levers = levers
    this.#volume = volume
    if (this.#frameId !== 0) return
    this.#frameId = requestAnimationFrame(() => {
      this.#frameId = 0
      this.#run()
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#rest(), REST_MS)
    })
  }

  stop(): void {
    cancelAnimationFrame(this.#frameId)
    this.#frameId = 0
    clearTimeout(this.#timer)
  }

  /** What the scenario gains by what is sold of a row, in units of the shown currency; below zero a loss. NaN where that is in no profit: without a rate for its currency, or of an inactive product. */
  gainOf(row: number): number {
    const rate = this.#rates[this.catalogue.columns.input.currency[row] ?? -1] ?? NaN
    if (Number.isNaN(rate) || this.totals.weighed.counted[row] === 0) return NaN
    const then = (this.frame.after.profit[row] ?? NaN) * (1 + this.#volume / PPM)
    return gainOf(this.catalogue.columns.before.profit[row] ?? NaN, then) * (this.totals.weighed.factors[row] ?? NaN)
  }

  #run(): void {
    if (!this.#counted) return
    const start = performance.now()
    simulateColumns(this.catalogue.columns, this.#levers, this.#counted.deps, this.frame)
    sumUp(this.catalogue.columns, this.frame, this.#volume, this.totals)
    this.#revision++
    if (performance.now() - start < ROOM_FOR_ROWS_MS) this.#drawnRows++
    this.#tell()
  }

  #rest(): void {
    this.#rests++
    this.#drawnRows++
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
