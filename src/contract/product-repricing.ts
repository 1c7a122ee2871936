import { namesPrices, type PriceNaming } from '#domain/price-inputs.ts'
import { receiptRules } from '#domain/price-receipt.ts'
import type { PricingRules } from '#domain/pricing-rules.ts'
import type { AnyRow, DeriveContext } from './entity.ts'

type Values = Readonly<Record<string, unknown>>

interface PricedRow extends PriceNaming {
  readonly receipt: Values | null
}

/**
 * The rules of a product's prices when a change names neither prices nor costs (PRICE-06): those of its receipt, whatever the settings
 * are now; for an undo, those of the restored receipt; for a copy, those of the copied receipt. Undefined if it is priced anew, as a
 * product without a receipt is.
 */
export function standingRules(
  row: PricedRow,
  { before, restored }: Pick<DeriveContext, 'before' | 'restored'>,
): PricingRules | undefined {
  const stood = restored?.['receipt']
  if (stood) return receiptRules(stood as Values) ?? undefined
  if (row.receipt === null || (before && namesPrices(row, before as AnyRow & PricedRow))) return undefined
  return receiptRules(row.receipt) ?? undefined
}
