import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { standingBalance } from '#domain/documents/open-amount.ts'
import { amongOthers, DOCUMENT_RULES } from '#domain/documents/types.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { NumberLabel } from '#web/kit/documents/number-label.tsx'
import { StatusPill } from '#web/kit/documents/status-pill.tsx'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { OpenableTable, type PlainColumn } from '#web/kit/ui/plain-table.tsx'
import { pageMessages } from './page-messages.ts'

type DocumentRow = RowOfKind<'document'>

const messages = pageMessages.documents
const STEP = 50

const columns = (): readonly PlainColumn<DocumentRow>[] => [
  { label: messages.number, renderCell: (row) => <NumberLabel row={row} />, className: 'font-semibold' },
  { label: messages.type, renderCell: typeOf },
  { label: messages.date, renderCell: ({ issueDate }) => dayOf(issueDate) || none },
  { label: messages.due, renderCell: ({ dueDate }) => dayOf(dueDate) || none },
  { label: messages.status, renderCell: (row) => <StatusPill row={row} plain /> },
  { label: messages.total, renderCell: totalOf, align: 'end' },
  {
    label: messages.balance,
    renderCell: (row) => {
      const balance = standingBalance(row) ?? 0
      return balance === 0 ? none : formatMoney(balance, row.currency)
    },
    align: 'end',
    pin: 'end',
  },
]

/** The documents of a customer, newest first. */
export function DocumentsTab({ documents }: { readonly documents: readonly DocumentRow[] }) {
  const [most, setMost] = useState(STEP)
  const go = useGo()
  const rest = documents.length - most
  if (documents.length === 0) {
    return (
      <EmptyState icon={<FileText />} title={messages.empty}>
        {messages.emptyText}
      </EmptyState>
    )
  }
  return (
    <div className="space-y-3">
      <OpenableTable
        label={messages.label}
        rows={documents.slice(0, most)}
        keyOf={({ id }) => id}
        columns={columns()}
        card={(row) => ({
          title: `${typeOf(row)} ${row.documentNumber}`,
          value: totalOf(row),
          detail: dayOf(row.issueDate),
          state: <StatusPill row={row} plain />,
        })}
        onOpen={({ id }) => go('document', { id })}
      />
      {rest > 0 && (
        <Button reads onClick={() => setMost(most + STEP)}>
          {messages.showMore(Math.min(rest, STEP))}
        </Button>
      )}
    </div>
  )
}

function typeOf({ documentType }: DocumentRow): string {
  return DOCUMENT_RULES[documentType].label.one
}

function totalOf({ documentType, total, currency }: DocumentRow): string {
  return formatMoney(amongOthers(documentType, total), currency)
}

function dayOf(day: string | null): string {
  return day === null ? '' : formatDay(day)
}
