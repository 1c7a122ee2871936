import { rulesOfPrice } from '#domain/price-receipt.ts'
import { priceByRules, type PricingResult, underFloor } from '#domain/pricing.ts'
import {
  type PricingContext,
  type PricingInput,
  type PricingRules,
  resolvedRules,
  type WhatIf,
} from '#domain/pricing-rules.ts'

/** A row with its stored price's derivation, as far as the row itself does not say it (PRICE-16). */
export interface PricedRow extends PricingInput {
  readonly receipt: Readonly<Record<string, unknown>> | null
}

/** A price as screens show it, with the rules that tell its story. */
export interface ShownPrice {
  readonly result: PricingResult
  readonly rules: PricingRules
  /** Made by the list's what-if figures, because the row has no pricing of its own (PROD-08). */
  readonly isWhatIf: boolean
  /** Stored under an earlier setting: what the present one would give; undefined where nothing differs. */
  readonly underPresentRules?: PresentPrice
}

/** A price under the settings of now, and whether it is with VAT. */
export type PresentPrice = Pick<PricingResult, 'effectivePrice' | 'marginPpm' | 'flag'> &
  Pick<PricingRules, 'pricesIncludeVat' | 'taxRate'>

/** The price of a row: stored ones replay their receipt, those without pricing of their own take the what-if figures. */
export function shownPrice(row: PricedRow, context: PricingContext, whatIf: WhatIf | null): ShownPrice {
  if (row.pricingMode === null) {
    const rules = resolvedRules(row, context, whatIf)
    return { result: priceByRules(row, rules), rules, isWhatIf: whatIf !== null }
  }
  const present = resolvedRules(row, context)
  const rules = rulesOfPrice(row.receipt, present)
  // Prices stay as they were made; a floor is judged as it is now.
  const result = underFloor(row, rules, priceByRules(row, rules), present.floor)
  const today = priceByRules(row, present)
  return {
    result,
    rules,
    isWhatIf: false,
    ...(isSamePrice(result, today) ? {} : { underPresentRules: presentPrice(today, present) }),
  }
}

function presentPrice(
  { effectivePrice, marginPpm, flag }: PricingResult,
  { pricesIncludeVat, taxRate }: PricingRules,
): PresentPrice {
  return { effectivePrice, marginPpm, flag, pricesIncludeVat, taxRate }
}

/** Whether two pricings would show the same figures. */
function isSamePrice(a: PricingResult, b: PricingResult): boolean {
  return (
    a.effectivePrice === b.effectivePrice &&
    a.netPrice === b.netPrice &&
    a.effectiveTradePrice === b.effectiveTradePrice &&
    a.totalCost === b.totalCost &&
    a.marginPpm === b.marginPpm
  )
}
