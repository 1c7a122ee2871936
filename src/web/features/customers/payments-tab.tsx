import Banknote from 'lucide-react/icons/banknote'
import { useMemo } from 'react'
import type { DocumentRow, PaymentRow } from '#web/kit/documents/document-row.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { ScreenLink, useGo } from '#web/kit/shell/screen-link.tsx'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { none } from './customer-cells.tsx'
import { pageText } from './page-text.ts'

const text = pageText.payments

interface Paid {
  readonly payment: PaymentRow
  readonly invoice: DocumentRow
}

/** What a customer has paid, newest first, each with its invoice. */
export function PaymentsTab({ documents }: { readonly documents: readonly DocumentRow[] }) {
  const phone = useMediaQuery(PHONE_QUERY)
  const go = useGo()
  const paid = useMemo(() => paymentsOf(documents), [documents])
  if (paid.length === 0) {
    return (
      <EmptyState icon={<Banknote />} title={text.empty}>
        {text.emptyText}
      </EmptyState>
    )
  }
  if (phone) {
    return (
      <CardList label={text.label}>
        {paid.map(({ payment, invoice }) => (
          <CardRow
            key={`${invoice.id} ${payment.id}`}
            title={dayWords(payment)}
            value={formatMoney(payment.amount, invoice.currency)}
            detail={[invoice.documentNumber, text.methods[payment.method], payment.note].filter(Boolean).join(' · ')}
            onOpen={() => go('document', { id: invoice.id })}
          />
        ))}
      </CardList>
    )
  }
  return (
    <DataTable label={text.label}>
      <thead>
        <tr>
          <HeadCell pin="first">{text.date}</HeadCell>
          <HeadCell>{text.invoice}</HeadCell>
          <HeadCell>{text.method}</HeadCell>
          <HeadCell>{text.note}</HeadCell>
          <HeadCell align="end">{text.amount}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {paid.map(({ payment, invoice }) => (
          <Row key={`${invoice.id} ${payment.id}`}>
            <Cell head pin="first">
              {dayWords(payment)}
            </Cell>
            <Cell>
              <ScreenLink
                screen="document"
                search={{ id: invoice.id }}
                className="font-semibold text-primary hover:underline"
              >
                {invoice.documentNumber}
              </ScreenLink>
            </Cell>
            <Cell>{text.methods[payment.method]}</Cell>
            <Cell className="max-w-64 truncate">{payment.note || none}</Cell>
            <Cell align="end">{formatMoney(payment.amount, invoice.currency)}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

function dayWords({ date }: PaymentRow): string {
  return date === null ? text.noDay : formatDay(date)
}

function paymentsOf(documents: readonly DocumentRow[]): readonly Paid[] {
  return documents
    .flatMap((invoice) => invoice.payments.map((payment) => ({ payment, invoice })))
    .sort((a, b) => ((a.payment.date ?? '') < (b.payment.date ?? '') ? 1 : -1))
}
