import { useEffect, useState } from 'react'
import { retry } from '#web/kit/load/retry.ts'
import type * as shown from '#web/kit/price/shown-price.ts'
import { priceWhatIfBy } from './product-index.ts'

type Pricing = Pick<typeof shown, 'shownPrice'>

let loaded: Pricing | undefined

async function load(): Promise<Pricing> {
  const parts = () => Promise.all([import('#web/kit/price/shown-price.ts'), import('#domain/pricing.ts')])
  const [made, { pricing }] = await retry(parts)
  priceWhatIfBy(pricing)
  loaded = made
  return made
}

/** What makes prices anew; undefined until it is here: the list shows stored ones, and loads it once rows are on the screen. */
export function usePricing(hasRows: boolean): Pricing | undefined {
  const [pricing, setPricing] = useState(loaded)
  useEffect(() => {
    if (loaded || !hasRows) return undefined
    let isLeft = false
    const timer = setTimeout(() => void load().then((made) => isLeft || setPricing(made)))
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [hasRows])
  return pricing
}
