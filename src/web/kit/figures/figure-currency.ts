import type { RowOfKind } from '#contract/row-kinds.ts'
import { defaultProfile } from '../price/pricing-context.ts'

const FALLBACK = 'USD'

/** The currency that figures are told in: that of the business. */
export function figureCurrency(profiles: readonly RowOfKind<'businessProfile'>[]): string {
  return defaultProfile(profiles)?.preferredCurrency ?? FALLBACK
}
