import type { Units } from '../money.ts'
import { allocate, type Weight } from './allocate.ts'
import { perUnit, receivedOf, sum } from './amounts.ts'
import type { LandedLine, LandedLineInput } from './landed-cost.ts'
import { landedMessages } from './problem-messages.ts'
import type { LandedProblem } from './problem.ts'

/** The cost of a line's received units, in units of the shipment's currency. */
export interface CarriedCost {
  readonly goods: Units
  readonly charges: Units
  readonly duty: Units
}

/** The paid cost of a line, before short deliveries are spread. */
export type OwnCost = Omit<LandedLine, 'carried' | 'unitCost'>

type Part = keyof CarriedCost
const PARTS: readonly Part[] = ['goods', 'charges', 'duty']

/**
 * Adds the cost of received units to the lines (SHIP-02): units that were paid for and not received are spread over the received ones.
 * Within a line that is a division by the received quantity; a line of which nothing was received is carried by the others of the same
 * product and variant, else by all, by their value, to the minor unit.
 */
export function withCarried(
  lines: readonly LandedLineInput[],
  costs: readonly OwnCost[],
  problems: LandedProblem[],
): readonly LandedLine[] {
  const carried = costs.map(({ goods, charges, duty }) =>
    goods === null || charges === null || duty === null ? null : { goods, charges, duty },
  )
  const missing = lines.flatMap((line, index) => (line.quantity > 0 && receivedOf(line) <= 0 ? [index] : []))
  if (missing.length > 0) spread(missing, lines, carried, problems)
  return costs.map((cost, index) => {
    const mine = carried[index] ?? null
    const total = mine && sum([mine.goods, mine.charges, mine.duty])
    const line = lines[index]
    return { ...cost, carried: mine, unitCost: line ? perUnit(total, receivedOf(line)) : null }
  })
}

function spread(
  missing: readonly number[],
  lines: readonly LandedLineInput[],
  carried: (CarriedCost | null)[],
  problems: LandedProblem[],
): void {
  const came = lines.flatMap((line, index) => (receivedOf(line) > 0 ? [index] : []))
  // The weights are their own values without carried costs, so that the order of the missing lines changes nothing.
  const values = carried.map((cost) => cost?.goods ?? 0)
  for (const from of missing) {
    const line = lines[from] as LandedLineInput
    const cost = carried[from] ?? null
    const alike = came.filter((index) => isSameThing(line, lines[index] as LandedLineInput))
    const over = alike.length > 0 ? alike : came
    if (over.length === 0) {
      problems.push({ on: 'line', id: line.id, field: 'receivedQuantity', message: landedMessages.nothingReceived })
    }
    if (over.length === 0 || cost === null || over.some((index) => carried[index] === null)) continue
    for (const part of PARTS) move(part, cost[part], weightsOf(over, values, lines), over, carried)
    carried[from] = { goods: 0, charges: 0, duty: 0 }
  }
}

function isSameThing(a: LandedLineInput, b: LandedLineInput): boolean {
  return (a.productId ?? null) !== null && a.productId === b.productId && (a.variantId ?? '') === (b.variantId ?? '')
}

/** By value; lines without value by received quantity. */
function weightsOf(
  over: readonly number[],
  values: readonly Units[],
  lines: readonly LandedLineInput[],
): readonly Weight[] {
  const weights = over.map((index) => Math.max(0, values[index] ?? 0))
  return weights.some((weight) => weight > 0)
    ? weights
    : over.map((index) => receivedOf(lines[index] as LandedLineInput))
}

function move(
  part: Part,
  whole: Units,
  weights: readonly Weight[],
  over: readonly number[],
  carried: (CarriedCost | null)[],
): void {
  const parts = allocate(whole, weights) ?? []
  over.forEach((index, at) => {
    const cost = carried[index]
    if (cost) carried[index] = { ...cost, [part]: cost[part] + (parts[at] ?? 0) }
  })
}
