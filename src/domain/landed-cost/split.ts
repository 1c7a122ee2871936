import { decimalFromUnits, type Units } from '../money.ts'
import { allocate, type Weight } from './allocate.ts'
import type { ChargeSplit } from './charge.ts'
import type { ChargeInput, LandedLineInput } from './landed-cost.ts'
import { landedMessages } from './problem-messages.ts'
import type { LandedProblem } from './problem.ts'

/** The lines that a charge is split over. */
interface SplitOver {
  readonly lines: readonly LandedLineInput[]
  /** The value of each line in the shipment's currency. */
  readonly goods: readonly (Units | null)[]
  readonly currency: string
  readonly problems: LandedProblem[]
}

/** The part of each line in a charge, exact and in stable order (SHIP-02); null, with the reasons, where it cannot be split. */
export function chargeParts(charge: ChargeInput, whole: Units | null, over: SplitOver): readonly Units[] | null {
  const weights = charge.split === 'manual' ? sharesOf(charge, over) : weightsOf(charge, charge.split, over)
  if (whole === null || weights === null) return null
  // Shares entered in the shipment's own currency stay as they are, whatever their digits.
  const isEntered = charge.split === 'manual' && charge.currency === over.currency
  const parts = isEntered ? weights.map((share) => signed(share, whole)) : allocate(whole, weights)
  if (parts && (parts.length > 0 || whole === 0)) return parts
  const message = over.lines.length === 0 ? landedMessages.noLines : landedMessages.nothingToSplitBy[charge.split]
  over.problems.push({ on: 'charge', id: charge.id, field: 'split', message })
  return null
}

function signed(share: Weight, whole: Units): Units {
  return whole < 0 ? 0 - Number(share) : Number(share)
}

function weightsOf(
  charge: ChargeInput,
  split: Exclude<ChargeSplit, 'manual'>,
  { lines, goods, problems }: SplitOver,
): readonly Weight[] | null {
  switch (split) {
    case 'value':
      return goods.every((value) => value !== null) ? goods : null
    case 'quantity':
      return lines.map(({ quantity }) => quantity)
    case 'equal':
      return lines.map(() => 1)
    default:
      return measures(charge, split, lines, problems)
  }
}

function measures(
  charge: ChargeInput,
  split: 'weight' | 'volume',
  lines: readonly LandedLineInput[],
  problems: LandedProblem[],
): readonly Weight[] | null {
  const name = charge.label || charge.kind
  const message = split === 'weight' ? landedMessages.noWeight(name) : landedMessages.noVolume(name)
  let isComplete = true
  const weights = lines.map((line) => {
    const measure = line[split]
    if (measure !== null) return product(line.quantity, measure)
    isComplete = false
    if (!problems.some((known) => known.on === 'line' && known.id === line.id && known.field === split)) {
      problems.push({ on: 'line', id: line.id, field: split, message })
    }
    return 0
  })
  return isComplete ? weights : null
}

/** A product that may exceed a safe integer. */
function product(a: number, b: number): Weight {
  const near = a * b
  return near <= Number.MAX_SAFE_INTEGER ? near : BigInt(a) * BigInt(b)
}

/** The shares of a charge by line, which must add up to it. */
function sharesOf(charge: ChargeInput, { lines, problems }: SplitOver): readonly Weight[] | null {
  if (charge.amount === null) return null
  const refuse = (message: string): null => {
    problems.push({ on: 'charge', id: charge.id, field: 'shares', message })
    return null
  }
  const known = new Set(lines.map(({ id }) => id))
  if (charge.shares.some(({ id }) => !known.has(id))) return refuse(landedMessages.shareOfNoLine)
  const total = charge.shares.reduce((all, { amount }) => all + amount, 0)
  if (total !== charge.amount) {
    const say = (units: Units): string => `${decimalFromUnits(units, charge.currency)} ${charge.currency}`
    return refuse(landedMessages.sharesDiffer(say(total), say(charge.amount)))
  }
  if (charge.shares.some(({ amount }) => amount !== 0 && Math.sign(amount) !== Math.sign(total))) {
    return refuse(landedMessages.shareSign)
  }
  const byLine = new Map<string, number>()
  for (const { id, amount } of charge.shares) byLine.set(id, (byLine.get(id) ?? 0) + Math.abs(amount))
  return lines.map(({ id }) => byLine.get(id) ?? 0)
}
