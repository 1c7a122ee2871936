import { useMemo } from 'react'
import { type AccountDocument, type CustomerAccount, customerAccounts } from '#domain/customers/accounts.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { type Summary, useSummary } from '#web/kit/data/use-summary.ts'
import { useQuery } from '#web/kit/data/use-store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'

/** How customers stand, by their ids. */
export type Accounts = ReadonlyMap<string, readonly CustomerAccount[]>

const ACCOUNTS: Summary<Accounts> = {
  kind: 'document',
  fields: [
    'id',
    'customerId',
    'documentType',
    'status',
    'currency',
    'total',
    'amountPaid',
    'dueDate',
    'originalInvoiceId',
  ],
  of: (rows) => customerAccounts(rows as unknown as Iterable<AccountDocument>, businessToday()),
}

const NONE: readonly CustomerAccount[] = []

/** How every customer stands, from the documents of this device. */
export function useAccounts(): Accounts {
  return useSummary(ACCOUNTS)
}

/** More than anybody has of one customer. */
const ALL = 1_000_000

/** The documents of one customer that are not void, newest first. */
export function useCustomerDocuments(customerId: string): readonly RowOfKind<'document'>[] {
  const query = {
    where: { customerId, isListed: true },
    sort: 'issueDate',
    direction: 'desc',
    page: 1,
    pageSize: ALL,
  } as const
  return useQuery('document', query).rows
}

/** How one customer stands, by currency. */
export function useAccountsOf(
  documents: readonly RowOfKind<'document'>[],
  customerId: string,
): readonly CustomerAccount[] {
  return useMemo(() => customerAccounts(documents, businessToday()).get(customerId) ?? NONE, [documents, customerId])
}
