import { landedCost } from '../landed-cost/landed-cost.ts'
import { type ChargeValues, type LineValues, shipmentCost } from '../landed-cost/shipment-cost.ts'
import type { Units } from '../money.ts'
import type { DutyBasis } from '../total-cost.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import { type LeftOut, rememberingRates } from './left-out.ts'
import { bucketAt, bucketsOf, type DayRange, isIn, type PeriodStep } from './period.ts'

/** What a delivery costs: its goods, the way they came, and what was paid on them. */
export const SHIPMENT_PARTS = ['goods', 'freight', 'duty', 'extras'] as const
export type ShipmentPart = (typeof SHIPMENT_PARTS)[number]
export type ShipmentShares = Readonly<Record<ShipmentPart, Units>>

/** A landed shipment as figures read it. */
export interface ShipmentFacts {
  readonly id: string
  readonly supplier: string
  readonly currency: string
  /** The day on which it landed, in the user's time zone. */
  readonly day: string
  /** In its own currency; null where a figure of it is missing. */
  readonly shares: ShipmentShares | null
}

/** The rows of a landed shipment. */
export interface LandedRows {
  readonly id: string
  readonly supplier: string
  readonly currency: string
  readonly day: string
  readonly dutyBasis: DutyBasis
  readonly lines: readonly LineValues[]
  readonly charges: readonly ChargeValues[]
}

/** What figures read of a landed shipment: billed charges where they are known, else their estimates; rebates come off. */
export function shipmentFacts({ id, supplier, currency, day, dutyBasis, ...rows }: LandedRows): ShipmentFacts {
  const input = shipmentCost(currency, rows, dutyBasis)
  const { totals, charges } = landedCost(input)
  const { goods, duty, total } = totals
  if (goods === null || duty === null || total === null) return { id, supplier, currency, day, shares: null }
  const freight = input.charges.reduce((sum, { kind }, at) => sum + (kind === 'freight' ? (charges[at] ?? 0) : 0), 0)
  return { id, supplier, currency, day, shares: { goods, freight, duty, extras: total - goods - duty - freight } }
}

/** The costs of some shipments, in the currency of the figures. */
export interface ShipmentSum {
  readonly shares: ShipmentShares
  readonly total: Units
  readonly ids: readonly string[]
}

/** The landed shipments of a range: over time, by supplier, and what is missing in them. */
export interface ShipmentFigures extends ShipmentSum {
  readonly buckets: readonly (DayRange & ShipmentSum)[]
  /** The dearest first. */
  readonly suppliers: readonly (ShipmentSum & { readonly supplier: string })[]
  /** Landed shipments that lack a figure. */
  readonly incompleteIds: readonly string[]
  readonly leftOut: LeftOut
}

/** The costs of the shipments that landed in a range, each converted at the rate of that day. */
export function shipmentFigures(
  shipments: Iterable<ShipmentFacts>,
  range: DayRange,
  step: PeriodStep,
  rates: DatedRates,
): ShipmentFigures {
  const buckets = bucketsOf(range, step)
  const parts = buckets.map(() => new Sum())
  const whole = new Sum()
  const suppliers = new Map<string, Sum>()
  const incompleteIds: string[] = []
  const remembering = rememberingRates(rates)
  for (const { id, supplier, currency, day, shares } of shipments) {
    if (!isIn(range, day)) continue
    if (!shares) {
      incompleteIds.push(id)
      continue
    }
    const rate = remembering.of(
      id,
      currency,
      day,
      SHIPMENT_PARTS.reduce((sum, part) => sum + shares[part], 0),
    )
    if (!rate) continue
    const own = suppliers.get(supplier) ?? new Sum()
    suppliers.set(supplier, own)
    const part = parts[bucketAt(buckets, day)]
    for (const sum of part ? [whole, own, part] : [whole, own]) {
      sum.add(id, (name) => atRate(shares[name], rate))
    }
  }
  return {
    ...whole.figures(),
    buckets: buckets.map((bucket, at) => ({ ...bucket, ...(parts[at] ?? new Sum()).figures() })),
    suppliers: [...suppliers]
      .map(([supplier, sum]) => ({ supplier, ...sum.figures() }))
      .toSorted((a, b) => b.total - a.total || (a.supplier < b.supplier ? -1 : 1)),
    incompleteIds,
    leftOut: remembering.leftOut(),
  }
}

class Sum {
  readonly #shares: Record<ShipmentPart, Units> = { goods: 0, freight: 0, duty: 0, extras: 0 }
  readonly #ids: string[] = []

  add(id: string, amountOf: (part: ShipmentPart) => Units): void {
    this.#ids.push(id)
    for (const part of SHIPMENT_PARTS) this.#shares[part] += amountOf(part)
  }

  figures(): ShipmentSum {
    const total = SHIPMENT_PARTS.reduce((sum, part) => sum + this.#shares[part], 0)
    return { shares: this.#shares, total, ids: this.#ids }
  }
}
