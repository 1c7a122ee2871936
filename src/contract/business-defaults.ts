import type { DeriveContext } from './entity.ts'

/** The currency that the business prefers. */
export function preferredCurrency(context: DeriveContext): string {
  const currency = context.flagged('businessProfile')?.['preferredCurrency']
  return typeof currency === 'string' ? currency : 'USD'
}

/** The usual margin of the business in ppm; 0 where it has none. */
export function usualMargin(context: DeriveContext): number {
  const margin = context.flagged('businessProfile')?.['defaultMargin']
  return typeof margin === 'number' ? margin : 0
}
