import { useDeferredValue, useMemo } from 'react'
import { useRows } from '#web/kit/data/use-store.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { asProducts, type EarlierPrice, earlierPrices } from './earlier-prices.ts'

/** The products that were priced under an earlier setting, kept up to date; found out when nothing more urgent is to do. */
export function useEarlierPrices(): readonly EarlierPrice[] {
  const rows = useDeferredValue(useRows('product'))
  const contextOf = useDeferredValue(usePricingContextOf())
  return useMemo(() => earlierPrices(asProducts(rows), contextOf), [rows, contextOf])
}
