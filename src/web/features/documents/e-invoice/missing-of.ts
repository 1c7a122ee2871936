import type { EInvoiceIssue } from '#domain/documents/e-invoice/check/issue.ts'
import { customerValues } from '#contract/entities/document-derive.ts'
import { businessOf } from '#web/kit/documents/use-business.ts'
import type { AnyRow } from '#contract/entity.ts'
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
    profile: businessOf(profiles, row.businessProfileId),
    ratesOf: knownRates().date,
    today: businessToday(),
    currencyOf: (item) => currencyOf(store, item),
  })
}

/** The invoice that a recurring one makes of its document next, for its own customer where it has one, as far as tells what it misses. */
export function nextInvoice(source: DocumentRow, customer: AnyRow | undefined): DocumentRow {
  // Each run has its own day, which is named on the invoice.
  const deliveryDate = source.deliveryDate ?? businessToday()
  const days = { dueDate: null, deliveryDate } as const
  const asInvoice = { ...source, ...days, documentType: 'invoice', status: 'draft', seller: null } as const
  return customer ? { ...asInvoice, ...customerValues(customer) } : asInvoice
}

/** The currency in which what a line sells has its price; undefined for a line of words. */
export function currencyOf(store: Pick<Store, 'get'>, { productId, serviceId }: ItemRow): string | undefined {
  const sold =
    (productId === null ? undefined : store.get('product', productId)) ??
    (serviceId === null ? undefined : store.get('service', serviceId))
  const currency = sold?.['baseCurrency']
  return typeof currency === 'string' ? currency : undefined
}
