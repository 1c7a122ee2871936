import type { BulkDeps, BulkEdit, BulkRow } from './bulk-edit.ts'
import type { Ppm } from './money.ts'
import { followsRule } from './bulk-price-change.ts'
import { namesPrices } from './price-inputs.ts'
import { receiptRules } from './price-receipt.ts'
import { type PricingRules, resolvedRules } from './pricing-rules.ts'

/** The rules that prices are made by, and the floor in force that judges them (PRICE-06, PRICE-12). */
export interface JudgedRules {
  readonly rules: PricingRules
  readonly floor: Ppm | null
}

/** The rules of a product's present prices: those of its receipt; the what-if figures show a price without being stored. */
export function rulesNow(row: BulkRow, deps: BulkDeps): JudgedRules {
  return judged(row, receiptOf(row), deps)
}

/** The rules of its prices after an edit: those of its receipt, unless the edit names prices or costs (PRICE-06). */
export function rulesAfter(row: BulkRow, edited: BulkRow, edit: BulkEdit, deps: BulkDeps): JudgedRules {
  return judged(edited, standingUnder(row, edited, edit), deps)
}

/** The rules of the receipt as far as an edit leaves them in force; null if its prices are made anew. */
export function standingUnder(row: BulkRow, edited: BulkRow, edit: BulkEdit): PricingRules | null {
  const isAnew = edit.recalculate || (edit.endPrices && followsRule(edited))
  return isAnew || namesPrices(edited, row) ? null : receiptOf(row)
}

function judged(row: BulkRow, standing: PricingRules | null, { contextOf, whatIf }: BulkDeps): JudgedRules {
  const today = resolvedRules(row, contextOf(row.categoryId), whatIf)
  return { rules: standing ?? today, floor: today.floor }
}

function receiptOf({ pricingMode, receipt }: BulkRow): PricingRules | null {
  return pricingMode === null || !receipt ? null : receiptRules(receipt)
}
