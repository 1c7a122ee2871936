import type { Ppm } from '#domain/money.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'

/** The sales VAT that documents add to the price of a service, however the business writes the prices of its products; 0 where it has none. */
export function useSalesVat(): Ppm {
  return defaultProfile(useRows('businessProfile'))?.taxRate ?? 0
}
