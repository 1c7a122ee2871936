import { standingBalance, takenBack } from '#domain/documents/open-amount.ts'
import { shownState } from '#domain/documents/shown-state.ts'
import { amongOthers, DOCUMENT_RULES, type DocumentType } from '#domain/documents/types.ts'
import { decimalFromUnits, roundToMinor } from '#domain/money.ts'
import { documentList } from '#contract/lists/document-list.ts'
import { nounFor } from '#web/kit/actions/nouns.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { NumberLabel } from '#web/kit/documents/number-label.tsx'
import { StatusPill } from '#web/kit/documents/status-pill.tsx'
import { documentMessages } from '#web/kit/documents/messages.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { type ListColumn, listView } from '#web/kit/list/list-view.ts'
import type { Option } from '#web/kit/ui/native-select.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { statusConditions, statusesIn } from './status-filter.ts'
import { sumsOf } from './sums-of.ts'
import { documentsMessages as text } from './messages.ts'

type CustomerOptions = readonly Option[]
type Column = ListColumn<DocumentRow, CustomerOptions>

const typeOf = ({ documentType }: DocumentRow): string => DOCUMENT_RULES[documentType].label.one
const isPaid = (documentType: DocumentType): boolean => DOCUMENT_RULES[documentType].isPaid === true
const numberOf = ({ isProvisional, documentNumber }: DocumentRow): string =>
  isProvisional && documentNumber !== '' ? `${documentNumber} (${documentMessages.provisional})` : documentNumber

/** A column of an amount; of what only invoices have nothing is said elsewhere, nor where there is none. */
function money(
  of: (row: DocumentRow) => number | null,
  isOfInvoices: boolean,
): Pick<Column, 'cell' | 'value' | 'align' | 'isIdle'> {
  const amountOf = (row: DocumentRow): number | null => {
    if (isOfInvoices && !isPaid(row.documentType)) return null
    const amount = of(row)
    return amount === null ? null : amongOthers(row.documentType, amount)
  }
  return {
    align: 'end',
    cell: (row) => {
      const amount = amountOf(row)
      return amount === null || (amount === 0 && isOfInvoices) ? none : formatMoney(amount, row.currency)
    },
    value: (row) => {
      const amount = amountOf(row)
      return amount === null ? null : { decimal: decimalFromUnits(roundToMinor(amount), row.currency) }
    },
    isIdle: ({ documentType = '' }) => isOfInvoices && documentType !== '' && !isPaid(documentType as DocumentType),
  }
}

/** A column of a text or a day of the document. */
function plain(name: 'customerName' | 'customerEmail' | 'issueDate' | 'dueDate'): Column {
  const isDay = name.endsWith('Date')
  return {
    cell: ({ [name]: value }) => (value ? (isDay ? formatDay(value) : value) : none),
    value: ({ [name]: value }) => value,
    sort: name,
    ...(isDay ? {} : { className: 'max-w-64 truncate' }),
  }
}

/** How documents are shown as a list (DOC-10). */
export const documentView = listView<'document', CustomerOptions>({
  kind: 'document',
  name: 'documents',
  list: documentList,
  messages: () => ({ noun: nounFor('document'), ...text }),
  pageSize: 10,
  pageSizes: [5, 10, 20, 50, 100],
  columns: {
    number: {
      cell: (row) => <NumberLabel row={row} />,
      // A label of this device is no number.
      value: ({ isProvisional, documentNumber }) => (isProvisional ? '' : documentNumber),
      sort: 'documentNumber',
      className: 'min-w-40',
    },
    type: {
      cell: typeOf,
      value: typeOf,
      sort: 'documentType',
      breakpoint: 'full',
      isIdle: ({ documentType }) => documentType !== '',
    },
    customer: plain('customerName'),
    email: { ...plain('customerEmail'), isExtra: true },
    date: { ...plain('issueDate'), breakpoint: 'medium' },
    due: { ...plain('dueDate'), breakpoint: 'medium' },
    status: {
      cell: (row) => <StatusPill row={row} plain />,
      value: (row) => documentMessages.statuses[shownState(row, businessToday())],
      sort: null,
    },
    currency: { cell: ({ currency }) => currency, sort: null, isExtra: true },
    subtotal: { ...money(({ subtotal }) => subtotal, false), sort: null, isExtra: true },
    discount: { ...money(({ discountAmount }) => discountAmount, false), sort: null, isExtra: true },
    tax: { ...money(({ taxAmount }) => taxAmount, false), sort: null, isExtra: true },
    // It stays in sight where the largest amounts have no room.
    total: { ...money(({ total }) => total, false), className: 'font-semibold', pin: 'end' },
    paid: { ...money(({ amountPaid }) => amountPaid, true), sort: 'amountPaid', isExtra: true },
    credited: { ...money(takenBack, true), sort: null, isExtra: true },
    balance: { ...money(standingBalance, true), sort: 'balanceDue' },
    updated: {
      cell: ({ updatedAt }) => <Time at={updatedAt} />,
      value: ({ updatedAt }) => new Date(updatedAt).toISOString(),
      sort: 'updatedAt',
      className: 'text-muted',
      isExtra: true,
    },
  },
  card: (row) => ({
    title: row.customerName || typeOf(row),
    value: formatMoney(amongOthers(row.documentType, row.total), row.currency),
    detail: [
      row.customerName === '' ? '' : typeOf(row),
      numberOf(row),
      row.issueDate === null ? '' : formatDay(row.issueDate),
    ]
      .filter(Boolean)
      .join(' · '),
    state: <StatusPill row={row} plain />,
  }),
  choices: {
    status: {
      options: (_rows, _customers, { documentType = '' }) =>
        statusesIn(documentType).map((value) => ({ value, label: text.statuses[value] })),
    },
    customerId: { options: (_rows, customers) => customers, nameOf: () => text.goneCustomer, isTyped: true },
  },
  toldToIndex: () => ({ status: (status) => statusConditions(status, businessToday()) }),
  totals: {
    counted: 'sums',
    cells(counts) {
      const sums = sumsOf(counts)
      if (!sums) return undefined
      const { currency, documentType, total, balance } = sums
      return {
        total: formatMoney(amongOthers(documentType, total), currency),
        ...(isPaid(documentType) ? { balance: formatMoney(balance, currency) } : {}),
      }
    },
  },
})
