import { minorDigits } from '../currency.ts'
import { nearestProduct, nearestRatio } from '../exact.ts'
import { convertToMinor, rateRatio } from '../exchange-rates.ts'
import { MAX_UNITS, mostOf, type Units } from '../money.ts'
import type { ChargeInput, LandedLineInput } from './landed-cost.ts'
import { landedMessages } from './problem-messages.ts'
import type { LandedProblem } from './problem.ts'

const QUANTITY_SCALE = 10_000

/**
 * Quantity × unit cost × rate, rounded once, half away from zero, to 1/10,000 of the minor unit of the shipment's currency; null, with
 * the reason, without a rate or if the amount is too large.
 */
export function goodsOf(line: LandedLineInput, currency: string, problems: LandedProblem[]): Units | null {
  const refuse = (field: string, message: string): null => {
    problems.push({ on: 'line', id: line.id, field, message })
    return null
  }
  const ratio = line.currency === currency ? SAME : rateRatio(line.rate)
  if (!ratio) return refuse('rate', landedMessages.noRate(line.currency, currency))
  const goods =
    ratio === SAME
      ? nearestProduct(line.quantity, line.unitCost, QUANTITY_SCALE)
      : nearestRatio(
          BigInt(line.quantity) * BigInt(line.unitCost) * ratio.numerator * powerOfTen(minorDigits(currency)),
          BigInt(QUANTITY_SCALE) * ratio.denominator * powerOfTen(minorDigits(line.currency)),
        )
  return Math.abs(goods) > MAX_UNITS ? refuse('unitCost', landedMessages.tooLarge(mostOf(currency))) : goods
}

const SAME = { numerator: 1n, denominator: 1n }

const powers = [1n, 10n, 100n, 1000n, 10_000n]

function powerOfTen(digits: number): bigint {
  return powers[digits] ?? 10n ** BigInt(digits)
}

/**
 * A charge in the shipment's currency. A converted one is rounded to the minor unit, as it is booked; null, with the reason, without an
 * amount or a rate.
 */
export function chargeWhole(charge: ChargeInput, currency: string, problems: LandedProblem[]): Units | null {
  const refuse = (field: string, message: string): null => {
    problems.push({ on: 'charge', id: charge.id, field, message })
    return null
  }
  if (charge.amount === null) return refuse('estimatedAmount', landedMessages.noAmount)
  if (charge.currency === currency) return charge.amount
  const ratio = rateRatio(charge.rate)
  if (!ratio) return refuse('rate', landedMessages.noRate(charge.currency, currency))
  const whole = convertToMinor(charge.amount, charge.currency, currency, ratio)
  return whole ?? refuse('actualAmount', landedMessages.tooLarge(mostOf(currency)))
}
