import type { EInvoiceIssue } from '#domain/documents/e-invoice/check/issue.ts'
import { missingToSend } from '#contract/missing-to-send.ts'
import { knownRates } from '#web/kit/currency/rates.ts'
import type { Store } from '#web/kit/data/store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import type { DocumentRow, ItemRow } from '#web/kit/documents/document-row.ts'

/** What a document misses before it goes out, by what this device knows; works offline. */
export function missingOf(store: Store, row: DocumentRow): readonly EInvoiceIssue[] {
  const profiles = store.all('businessProfile')
  return missingToSend({
    document: row,
    profile: profiles.find(({ id }) => id === row.businessProfileId) ?? profiles.find((each) => each['isDefault']),
    ratesOf: knownRates().date,
    today: businessToday(),
    currencyOf: (item) => currencyOf(store, item),
  })
}

function currencyOf(store: Store, { productId, serviceId }: ItemRow): string | undefined {
  const sold =
    (productId === null ? undefined : store.get('product', productId)) ??
    (serviceId === null ? undefined : store.get('service', serviceId))
  const currency = sold?.['baseCurrency']
  return typeof currency === 'string' ? currency : undefined
}
