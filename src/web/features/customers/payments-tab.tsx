import Banknote from 'lucide-react/icons/banknote'
import { useMemo } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { methodMessages } from '#web/kit/documents/choice-messages.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { ScreenLink, useGo } from '#web/kit/shell/screen-link.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { OpenableTable, type PlainColumn } from '#web/kit/ui/plain-table.tsx'
import { pageMessages } from './page-messages.ts'

interface Paid {
  readonly payment: RowOfKind<'document'>['payments'][number]
  readonly invoice: RowOfKind<'document'>
}

const messages = pageMessages.payments

const columns = (): readonly PlainColumn<Paid>[] => [
  { label: messages.date, renderCell: dayOf },
  { label: messages.invoice, renderCell: ({ invoice }) => <InvoiceLink row={invoice} /> },
  { label: messages.method, renderCell: ({ payment }) => methodMessages[payment.method] },
  { label: messages.note, renderCell: ({ payment }) => payment.note || none, className: 'max-w-64 truncate' },
  { label: messages.amount, renderCell: amountOf, align: 'end' },
]

/** What a customer has paid, newest first, each leading to its invoice. */
export function PaymentsTab({ documents }: { readonly documents: readonly RowOfKind<'document'>[] }) {
  const go = useGo()
  const paid = useMemo(() => paymentsOf(documents), [documents])
  if (paid.length === 0) {
    return (
      <EmptyState icon={<Banknote />} title={messages.empty}>
        {messages.emptyText}
      </EmptyState>
    )
  }
  return (
    <OpenableTable
      label={messages.label}
      rows={paid}
      keyOf={({ payment, invoice }) => `${invoice.id} ${payment.id}`}
      columns={columns()}
      card={(each) => ({
        title: dayOf(each),
        value: amountOf(each),
        detail: [each.invoice.documentNumber, methodMessages[each.payment.method], each.payment.note]
          .filter(Boolean)
          .join(' · '),
      })}
      onOpen={({ invoice }) => go('document', { id: invoice.id })}
    />
  )
}

function InvoiceLink({ row: { id, documentNumber } }: { readonly row: RowOfKind<'document'> }) {
  return (
    <ScreenLink
      screen="document"
      search={{ id }}
      onClick={(event) => event.stopPropagation()}
      className="font-semibold text-primary hover:underline"
    >
      {documentNumber}
    </ScreenLink>
  )
}

function dayOf({ payment: { date } }: Paid): string {
  return date === null ? messages.noDay : formatDay(date)
}

function amountOf({ payment, invoice }: Paid): string {
  return formatMoney(payment.amount, invoice.currency)
}

function paymentsOf(documents: readonly RowOfKind<'document'>[]): readonly Paid[] {
  return documents
    .flatMap((invoice) => invoice.payments.map((payment) => ({ payment, invoice })))
    .sort((a, b) => ((a.payment.date ?? '') < (b.payment.date ?? '') ? 1 : -1))
}
