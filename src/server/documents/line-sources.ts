import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { priceBook } from '#domain/price-list/price-book.ts'
import type { ListPrice, PriceListTerms, ScheduledChange } from '#domain/price-list/price-data.ts'
import type { RuleFormats } from '#domain/price-list/rule-text.ts'
import { type DocumentPricing, documentPricing } from '#contract/document-pricing.ts'
import { type DocumentRow, timeZoneOf } from '#contract/entities/document-derive.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { priceListPrice } from '#contract/entities/price-list-price.ts'
import { scheduledPrice } from '#contract/entities/scheduled-price.ts'
import { type AnyRow, general } from '#contract/entity.ts'
import { categoryChain, pricingContextOf } from '#contract/product-pricing.ts'
import { selectRows } from '../kit/rows/columns.ts'
import { readAll, readRefs } from '../kit/rows/reading.ts'
import type { RatesOf } from '../kit/write/batched-writes.ts'
import { type OpenWrite, readMore } from '../kit/write/write.ts'

const rate = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 4 })
const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 4 })
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** Names of rules are in English, as the editor writes them. */
const FORMATS: RuleFormats = {
  rate: (ppm) => rate.format(ppm / 1_000_000),
  quantity: (value) => plain.format(value / 10_000),
  day: (text) => day.format(Date.parse(`${text}T00:00:00Z`)),
}

/** Prices a document for any of the businesses and customers; everything it needs has been read. */
export type PricingOf = (
  row: Pick<
    DocumentRow,
    'documentType' | 'currency' | 'pricesIncludeTax' | 'businessProfileId' | 'customerId' | 'issueDate'
  >,
) => DocumentPricing

/** Reads what the prices of these things depend on, at a moment (epoch milliseconds), for any of these customers. */
export async function readPricing(
  open: OpenWrite,
  ask: {
    readonly productIds: readonly string[]
    readonly serviceIds: readonly string[]
    readonly customerIds: readonly string[]
    readonly at: number
    readonly ratesOf: RatesOf
  },
): Promise<PricingOf> {
  const { productIds, serviceIds, customerIds, at, ratesOf } = ask
  const { tx, cache } = open
  const refs = [
    ...productIds.map((id) => ({ kind: 'product', id })),
    ...serviceIds.map((id) => ({ kind: 'service', id })),
    ...customerIds.map((id) => ({ kind: 'customer', id })),
  ]
  await readMore(open, [...readRefs(refs), readAll('category'), readAll('businessProfile')])
  // A customer's own list also prices products that it does not name.
  const ownLists = customerIds.flatMap((id) => {
    const list = cache.get('customer', id)?.['priceListId']
    return typeof list === 'string' ? [list] : []
  })
  const [lists, prices, scheduled] = await tx.batch([
    {
      text: selectRows(general(priceList), `status = 'active' and (product_ids ?| $1::text[] or id = any($2::uuid[]))`),
      values: [productIds, ownLists],
    },
    { text: selectRows(general(priceListPrice), 'product_id = any($1)'), values: [productIds] },
    {
      text: selectRows(general(scheduledPrice), `product_id = any($1) and status in ('planned', 'running')`),
      values: [productIds],
    },
  ])
  const rates = (await ratesOf(tx)) ?? SHIPPED_RATES
  const profiles = [...cache.of('businessProfile').values()]
  const usual = profiles.find((row) => row['isDefault'] === true)
  const contextOf = (categoryId: string | null) =>
    pricingContextOf(
      usual,
      categoryChain(categoryId, (kind, id) => cache.get(kind, id)),
    )
  const book = priceBook({
    lists: (lists?.rows ?? []) as unknown as PriceListTerms[],
    prices: (prices?.rows ?? []) as unknown as ListPrice[],
    scheduled: (scheduled?.rows ?? []) as unknown as ScheduledChange[],
    endings: contextOf(null),
  })
  const named = (kind: string, id: string | null): AnyRow | undefined => (id === null ? undefined : cache.get(kind, id))
  return (row) =>
    documentPricing(
      {
        row,
        customer: named('customer', row.customerId),
        profile: named('businessProfile', row.businessProfileId) ?? usual,
        at,
        day: row.issueDate ?? dayOf(at, timeZoneOf(usual)),
        rates,
        formats: FORMATS,
      },
      { productOf: (id) => cache.get('product', id), contextOf, book },
    )
}
