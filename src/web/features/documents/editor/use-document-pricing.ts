import { businessOf } from '#web/kit/documents/use-business.ts'
import { useMemo, useState } from 'react'
import { type DocumentPricing, documentPricing } from '#contract/document-pricing.ts'
import { type PriceBook, priceBook } from '#domain/price-list/price-book.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { shownFormats } from '#web/kit/price/rule-formats.ts'

/** The pricing of a document's lines; works offline, from the local copy. */
export function useDocumentPricing(row: DocumentRow): DocumentPricing {
  const store = useStore()
  const contextOf = usePricingContextOf()
  const rates = useRates()
  const customers = useRows('customer')
  const profiles = useRows('businessProfile')
  const [at] = useState(() => Date.now())
  const book = useBook()
  const { documentType, currency, pricesIncludeTax, customerId, businessProfileId, issueDate } = row
  return useMemo(() => {
    const profile = businessOf(profiles, businessProfileId)
    const customer = customers.find(({ id }) => id === customerId)
    const moment = { at, day: issueDate ?? businessToday(), rates, formats: shownFormats }
    const about = { row: { documentType, currency, pricesIncludeTax }, customer, profile, ...moment }
    return documentPricing(about, { productOf: (id) => store.get('product', id), contextOf, book })
  }, [
    documentType,
    store,
    contextOf,
    book,
    rates,
    at,
    profiles,
    customers,
    currency,
    pricesIncludeTax,
    customerId,
    businessProfileId,
    issueDate,
  ])
}

function useBook(): PriceBook {
  const contextOf = usePricingContextOf()
  const [lists, prices, scheduled] = [useRows('priceList'), useRows('priceListPrice'), useRows('scheduledPrice')]
  return useMemo(
    () =>
      priceBook({
        lists: lists,
        prices: prices,
        scheduled: scheduled,
        endings: contextOf(null),
      }),
    [lists, prices, scheduled, contextOf],
  )
}
