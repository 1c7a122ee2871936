import { summaryOf, useSummary } from '#web/kit/data/use-summary.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { figuresOf } from './figures-of.ts'
import { figureMessages as messages } from './messages.ts'

const FIELDS = ['documentType', 'status', 'currency', 'balanceDue', 'dueDate', 'payments'] as const
const overdueSummary = summaryOf('document', FIELDS, (rows) => figuresOf(rows, businessToday()).overdue.count)

/** How many invoices are overdue, quietly at the end of a row; nothing where none is. */
export function OverdueCount() {
  const count = useSummary(overdueSummary)
  if (count === 0) return null
  return (
    <span className="ms-auto ps-2 text-[13px] text-muted">
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="sr-only">{messages.overdueCount(count)}</span>
    </span>
  )
}
