import { priceByRules, type PricingResult } from './pricing.ts'
import {
  DEFAULT_PRICING_CONTEXT,
  type PricingContext,
  type PricingInput,
  type PricingRules,
  resolvedRules,
  type WhatIf,
} from './pricing-rules.ts'

/** The version of the price formulas; it rises when the same input would give another price. */
export const PRICING_ENGINE = 1

/**
 * How a stored price was made, as far as the row itself does not say (PRICE-16): the engine and every rule that differs from that
 * engine's defaults. Plain JSON; `{ engine: 1 }` for most products.
 */
export type PriceReceipt = { readonly engine: typeof PRICING_ENGINE } & Partial<PricingRules>

// Part of engine 1 for ever: a receipt leaves out rules equal to these.
const ENGINE_DEFAULTS: PricingRules = resolvedRules(
  { baseCurrency: '', priceEnding: null, floorMargin: null, pricingMode: null },
  DEFAULT_PRICING_CONTEXT,
)

/** The receipt to store beside the price of `input` (PRICE-16). */
export function priceReceipt(input: PricingInput, context: PricingContext, whatIf: WhatIf | null = null): PriceReceipt {
  const rules = resolvedRules(input, context, whatIf)
  const special = Object.entries(rules).filter(([name, value]) => value !== ENGINE_DEFAULTS[name as keyof PricingRules])
  return { engine: PRICING_ENGINE, ...(Object.fromEntries(special) as Partial<PricingRules>) }
}

/** The rules of a stored receipt; null for an unknown engine. */
export function receiptRules(receipt: Readonly<Record<string, unknown>>): PricingRules | null {
  const { engine, ...special } = receipt
  return engine === PRICING_ENGINE ? { ...ENGINE_DEFAULTS, ...special } : null
}

/**
 * The rules that a stored price stands on, whatever the settings are by now (PRICE-06): those of its receipt, or `present` without one that
 * this engine can read.
 */
export function rulesOfPrice(receipt: Readonly<Record<string, unknown>> | null, present: PricingRules): PricingRules {
  return (receipt && receiptRules(receipt)) ?? present
}

/** The price calculated again from the row and its receipt alone (PRICE-16); null for an unknown engine. */
export function replayReceipt(input: PricingInput, receipt: Readonly<Record<string, unknown>>): PricingResult | null {
  const rules = receiptRules(receipt)
  return rules && priceByRules(input, rules)
}
