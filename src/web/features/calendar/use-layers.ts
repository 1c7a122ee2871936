import { useMemo } from 'react'
import { useRows } from '#web/kit/data/use-store.ts'
import type { Entry, Source } from './entry.ts'
import { layerEntries } from './layer-entries.ts'

/** What the product knows of these days, without what is hidden. */
export function useLayers(days: readonly string[], hidden: ReadonlySet<Source>): readonly Entry[] {
  const documents = useRows('document')
  const recurring = useRows('recurringDocument')
  const prices = useRows('scheduledPrice')
  const priceLists = useRows('priceList')
  const shipments = useRows('shipment')
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return useMemo(
    () =>
      layerEntries({ documents, recurring, prices, priceLists, shipments }, first, last).filter(
        ({ source }) => !hidden.has(source),
      ),
    [documents, recurring, prices, priceLists, shipments, first, last, hidden],
  )
}
