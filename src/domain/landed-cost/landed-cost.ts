import { nearestProduct } from '../exact.ts'
import { MAX_UNITS, mostOf, PPM, type Ppm, type Units } from '../money.ts'
import type { DutyBasis } from '../total-cost.ts'
import { sum } from './amounts.ts'
import type { Charge } from './charge.ts'
import { chargeWhole, goodsOf } from './conversion.ts'
import { landedMessages } from './problem-messages.ts'
import type { LandedProblem } from './problem.ts'
import { type CarriedCost, type OwnCost, withCarried } from './short-delivery.ts'
import { chargeParts } from './split.ts'

/** A supplier's line as input of a landed cost. Quantities, weights and volumes are 1/10,000. */
export interface LandedLineInput {
  readonly id: string
  /** The ordered and paid quantity. */
  readonly quantity: number
  /** The received quantity; null or absent: all of it. */
  readonly receivedQuantity?: number | null
  /** The product that it lands in: the cost of missing units is first carried by received units of the same product. */
  readonly productId?: string | null
  readonly variantId?: string
  /** Per unit, in units of the line's currency. */
  readonly unitCost: Units
  readonly currency: string
  /** The value of 1 of its currency in the shipment's currency, as decimal text; ignored if both are the same. */
  readonly rate: string
  readonly dutyPercent: Ppm
  /** Per unit, in kg. */
  readonly weight: number | null
  /** Per unit, in m³. */
  readonly volume: number | null
}

/** A charge, or one whose amount is not known yet. */
export type ChargeInput = Omit<Charge, 'amount'> & { readonly amount: Units | null; readonly label?: string }

export interface LandedCostInput {
  /** In the order in which equal remainders are served. */
  readonly lines: readonly LandedLineInput[]
  readonly charges: readonly ChargeInput[]
  /** The currency of the shipment's costs. */
  readonly currency: string
  readonly dutyBasis: DutyBasis
}

/** The cost of one line, in units of the shipment's currency; null where a problem has to be solved first. */
export interface LandedLine {
  readonly id: string
  readonly goods: Units | null
  /** Its part of each charge, in the order of the charges. */
  readonly parts: readonly (Units | null)[]
  /** Its parts of all charges except duty. */
  readonly charges: Units | null
  /** The base of its duty. */
  readonly customsValue: Units | null
  /** Its own duty, and its parts of duty charges. */
  readonly duty: Units | null
  readonly total: Units | null
  /** The cost of its received units: its own, and parts of lines of which nothing was received. */
  readonly carried: CarriedCost | null
  /** The cost per received unit, rounded half away from zero to 1/10,000 of the minor unit; null if nothing was received. */
  readonly unitCost: Units | null
}

/** The cost of a shipment (SHIP-01). */
export interface LandedCost {
  readonly lines: readonly LandedLine[]
  /** Each charge in the shipment's currency, in the order of the charges. */
  readonly charges: readonly (Units | null)[]
  readonly totals: Pick<LandedLine, 'goods' | 'charges' | 'duty' | 'total'>
  readonly problems: readonly LandedProblem[]
}

/**
 * The landed cost of each line (SHIP-02): goods at the line's rate, its exact part of every charge, and duty on its own customs value
 * and rate, rounded once. Nothing is guessed: missing inputs are named, and figures that depend on them are null.
 */
export function landedCost({ lines, charges, currency, dutyBasis }: LandedCostInput): LandedCost {
  const problems: LandedProblem[] = []
  const goods = lines.map((line) => goodsOf(line, currency, problems))
  const wholes = charges.map((charge) => chargeWhole(charge, currency, problems))
  const columns = charges.map((charge, index) =>
    chargeParts(charge, wholes[index] ?? null, { lines, goods, currency, problems }),
  )
  const own = lines.map((line, index) => {
    if (line.quantity <= 0) {
      problems.push({ on: 'line', id: line.id, field: 'quantity', message: landedMessages.noQuantity })
    }
    const parts = columns.map((column) => column?.[index] ?? null)
    return landedLine(line, goods[index] ?? null, parts, charges, dutyBasis)
  })
  const landed = withCarried(lines, own, problems)
  const all = [...problems, ...outOfRange(landed, currency)]
  return { lines: landed, charges: wholes, totals: totalsOf(landed), problems: all }
}

function landedLine(
  line: LandedLineInput,
  goods: Units | null,
  parts: readonly (Units | null)[],
  charges: readonly ChargeInput[],
  dutyBasis: DutyBasis,
): OwnCost {
  const sumOf = (test: (charge: ChargeInput) => boolean): Units | null =>
    sum(parts.filter((_, index) => test(charges[index] as ChargeInput)))
  const billedDuty = sumOf(({ kind }) => kind === 'duty')
  const others = sumOf(({ kind }) => kind !== 'duty')
  const dutiable = dutyBasis === 'cif' ? sumOf((charge) => charge.dutiable && charge.kind !== 'duty') : 0
  const customsValue = goods === null || dutiable === null ? null : Math.max(0, goods + dutiable)
  const ownDuty = line.dutyPercent === 0 ? 0 : customsValue && nearestProduct(customsValue, line.dutyPercent, PPM)
  const duty = sum([ownDuty, billedDuty])
  return { id: line.id, goods, parts, charges: others, customsValue, duty, total: sum([goods, others, duty]) }
}

function totalsOf(lines: readonly LandedLine[]): LandedCost['totals'] {
  const of = (part: 'goods' | 'charges' | 'duty' | 'total'): Units | null => sum(lines.map((line) => line[part]))
  return { goods: of('goods'), charges: of('charges'), duty: of('duty'), total: of('total') }
}

function outOfRange(lines: readonly LandedLine[], currency: string): LandedProblem[] {
  return lines
    .filter(({ total, unitCost }) => Math.abs(total ?? 0) > MAX_UNITS || Math.abs(unitCost ?? 0) > MAX_UNITS)
    .map(({ id }) => ({ on: 'line', id, field: 'unitCost', message: landedMessages.tooLarge(mostOf(currency)) }))
}
