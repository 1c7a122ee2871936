import { isCardEntry } from '#domain/payments/card-entries.ts'
import Trash2 from 'lucide-react/icons/trash-2'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import type { DocumentActions } from '../actions/use-document-actions.ts'
import { methodMessages } from '#web/kit/documents/choice-messages.ts'
import { paymentMessages as messages } from './messages.ts'

/** What was paid on an invoice so far (DOC-15). */
export function DocumentPayments({ row, actions }: { readonly row: DocumentRow; readonly actions: DocumentActions }) {
  const { payments, currency } = row
  if (payments.length === 0) return <p className="text-[13px] text-muted">{messages.none}</p>
  return (
    <ul aria-label={messages.label} className="divide-y divide-line">
      {payments.map((payment) => {
        const amount = formatMoney(payment.amount, currency)
        const details = [
          payment.date === null ? '' : formatDay(payment.date),
          methodMessages[payment.method],
          payment.note,
          payment.reference,
          payment.fee ? messages.fee(payment.fee, currency) : '',
          isCardEntry(payment) ? messages.fromStripe : '',
        ]
        return (
          <li key={payment.id} className="flex items-center gap-2 py-1.5">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{amount}</span>
              <span className="block text-[13px] break-words text-muted">{details.filter(Boolean).join(' · ')}</span>
            </span>
            {row.status !== 'void' && !isCardEntry(payment) && (
              <IconButton
                label={messages.remove(payment.amount, row.currency)}
                icon={<Trash2 />}
                className="text-muted"
                onClick={() => void actions.removePayment(row, payment)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
