import { currencyIndex } from './currencies.ts'
import { minorDigits } from './currency.ts'
import { type Ppm, type Units } from './money.ts'
import { PRICE_ENDINGS } from './price-ending.ts'
import { effectiveFloor } from './price-floor.ts'
import { factorDenominator, factorNumerator } from './price-formulas.ts'
import type { PricingInput } from './pricing-rules.ts'
import { counted } from './total-cost.ts'

/** How a row of the columns is priced. */
export const ROW_RULE = { factor: 0, amount: 1, defaultMargin: 2, whatIf: 3 } as const

/** In the `ending` column: the product has no ending of its own. */
export const NO_OWN_ENDING = 255

/** The pricing inputs of a catalogue as columns: what `repriceColumns` reads, one array per field. NaN stands for null. */
export interface PricingColumns {
  readonly count: number
  readonly base: Float64Array
  readonly shipping: Float64Array
  readonly extras: Float64Array
  readonly duty: Float64Array
  readonly vat: Float64Array
  readonly rule: Uint8Array
  /** `factor` rows: the numerator of price / cost. `amount` rows: the price. */
  readonly numerator: Float64Array
  readonly denominator: Float64Array
  readonly ending: Uint8Array
  readonly digits: Uint8Array
  /** By `currencyIndex`. */
  readonly currency: Uint8Array
  /** The product's own floor, else that of its category. */
  readonly floor: Float64Array
}

/** Empty columns for so many products; `setPricingRow` fills them. */
export function pricingColumns(count: number): PricingColumns {
  const numbers = (): Float64Array => new Float64Array(count)
  const codes = (): Uint8Array => new Uint8Array(count)
  return {
    count,
    base: numbers(),
    shipping: numbers(),
    extras: numbers(),
    duty: numbers(),
    vat: numbers(),
    rule: codes(),
    numerator: numbers(),
    denominator: numbers(),
    ending: codes(),
    digits: codes(),
    currency: codes(),
    floor: numbers(),
  }
}

/** Writes one product into the columns; `categoryFloors` nearest first. */
export function setPricingRow(
  columns: PricingColumns,
  row: number,
  input: PricingInput,
  categoryFloors: readonly (Ppm | null)[],
): void {
  const { rule, numerator, denominator } = rowRule(input)
  columns.base[row] = counted(input.baseCost)
  columns.shipping[row] = counted(input.shippingCost)
  columns.extras[row] = input.additionalCosts.reduce((sum, { amount }) => sum + counted(amount), 0)
  columns.duty[row] = counted(input.importDuty)
  columns.vat[row] = input.vatTax ?? NaN
  columns.rule[row] = rule
  columns.numerator[row] = numerator
  columns.denominator[row] = denominator
  columns.ending[row] = input.priceEnding === null ? NO_OWN_ENDING : PRICE_ENDINGS.indexOf(input.priceEnding)
  columns.digits[row] = minorDigits(input.baseCurrency)
  columns.currency[row] = currencyIndex(input.baseCurrency)
  columns.floor[row] = effectiveFloor(input.floorMargin, categoryFloors, null).floor ?? NaN
}

interface RowRule {
  readonly rule: number
  readonly numerator: number
  readonly denominator: number
}

function rowRule(input: PricingInput): RowRule {
  const { pricingMode, pricingPercent } = input
  if (pricingMode === null) return { rule: ROW_RULE.whatIf, numerator: NaN, denominator: NaN }
  if (pricingMode === 'retailPrice') return amountRule(input.retailPrice)
  const strategy = pricingMode === 'manual' ? 'manual' : (input.pricingStrategy ?? 'margin')
  if (strategy === 'manual') return amountRule(input.pricingAmount)
  if (strategy === 'margin' && pricingPercent === null) {
    return { rule: ROW_RULE.defaultMargin, numerator: NaN, denominator: NaN }
  }
  const percent = pricingPercent ?? 0
  return {
    rule: ROW_RULE.factor,
    numerator: factorNumerator(strategy, percent),
    denominator: factorDenominator(strategy, percent),
  }
}

function amountRule(amount: Units | null): RowRule {
  return { rule: ROW_RULE.amount, numerator: amount ?? NaN, denominator: NaN }
}
