import { nearestProduct } from '../exact.ts'
import { MAX_UNITS, PPM, type Ppm, type Units } from '../money.ts'
import type { DutyBasis } from '../total-cost.ts'
import { sum } from './amounts.ts'
import type { Charge } from './charge.ts'
import { chargeWhole, goodsOf } from './conversion.ts'
import { type LandedProblem, landedProblemText } from './problem.ts'
import { type CarriedCost, type OwnCost, withCarried } from './short-delivery.ts'
import { chargeParts } from './split.ts'

/** A supplier's line as it enters a landed cost. Quantities, weights and volumes are 1/10,000. */
export interface LandedLineInput {
  readonly id: string
  /** What was ordered and is paid for. */
  readonly quantity: number
  /** What came; null or absent: all of it. */
  readonly receivedQuantity?: number | null
  /** What it lands in: what did not come of it is carried by what came of the same thing first. */
  readonly productId?: string | null
  readonly variantId?: string
  /** Of one, in units of the line's currency. */
  readonly unitCost: Units
  readonly currency: string
  /** What 1 of its currency is worth in the shipment's, as a decimal text; not looked at where both are the same. */
  readonly rate: string
  readonly dutyPercent: Ppm
  /** Of one, in kg. */
  readonly weight: number | null
  /** Of one, in m³. */
  readonly volume: number | null
}

/** A charge, or one whose amount is not known yet. */
export type ChargeInput = Omit<Charge, 'amount'> & { readonly amount: Units | null; readonly label?: string }

export interface LandedCostInput {
  /** In the order in which equal remainders are served. */
  readonly lines: readonly LandedLineInput[]
  readonly charges: readonly ChargeInput[]
  /** What the shipment is costed in. */
  readonly currency: string
  readonly dutyBasis: DutyBasis
}

/** What one line costs, in units of the shipment's currency; null is what cannot be told until a problem is solved. */
export interface LandedLine {
  readonly id: string
  readonly goods: Units | null
  /** Its part of each charge, in the order of the charges. */
  readonly parts: readonly (Units | null)[]
  /** Its parts of all charges but duty. */
  readonly charges: Units | null
  /** What its duty is taken on. */
  readonly customsValue: Units | null
  /** Its own duty, and its parts of charges that are duty. */
  readonly duty: Units | null
  readonly total: Units | null
  /** What its received units carry: its own, and parts of lines of which nothing came. */
  readonly carried: CarriedCost | null
  /** What one received unit carries, rounded half away from zero to 1/10,000 of the minor unit; null where nothing came. */
  readonly unitCost: Units | null
}

/** What a shipment costs (SHIP-01). */
export interface LandedCost {
  readonly lines: readonly LandedLine[]
  /** Each charge in the shipment's currency, in the order of the charges. */
  readonly charges: readonly (Units | null)[]
  readonly totals: Pick<LandedLine, 'goods' | 'charges' | 'duty' | 'total'>
  readonly problems: readonly LandedProblem[]
}

/**
 * The landed cost of each line (SHIP-02): goods at the line's rate, its exact part of every charge, and duty on its own customs value and
 * rate, rounded once. Nothing is ever a guess: what is missing is named, and what depends on it is null.
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
      problems.push({ on: 'line', id: line.id, field: 'quantity', message: landedProblemText.noQuantity })
    }
    const parts = columns.map((column) => column?.[index] ?? null)
    return landedLine(line, goods[index] ?? null, parts, charges, dutyBasis)
  })
  const landed = withCarried(lines, own, problems)
  return { lines: landed, charges: wholes, totals: totalsOf(landed), problems: [...problems, ...outOfRange(landed)] }
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

function outOfRange(lines: readonly LandedLine[]): LandedProblem[] {
  return lines
    .filter(({ total, unitCost }) => Math.abs(total ?? 0) > MAX_UNITS || Math.abs(unitCost ?? 0) > MAX_UNITS)
    .map(({ id }) => ({ on: 'line', id, field: 'unitCost', message: landedProblemText.tooLarge }))
}
