import type { AnyRow } from '#contract/entity.ts'
import { useRows } from '../data/use-store.ts'
import { defaultProfile } from './pricing-context.ts'

const UNTOUCHED = 'USD'

/** The currency of the business; that of a profile which nobody has touched where there is none yet. */
export function ownCurrency(profiles: readonly AnyRow[]): string {
  const currency = (defaultProfile(profiles) ?? profiles[0])?.['preferredCurrency']
  return typeof currency === 'string' ? currency : UNTOUCHED
}

/** The currency of the business, kept up to date: what examples and empty fields are in. */
export function useOwnCurrency(): string {
  return ownCurrency(useRows('businessProfile'))
}
