import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { NumberLabel } from '#web/kit/documents/number-label.tsx'
import { StatusPill } from '#web/kit/documents/status-pill.tsx'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { useRowNavigation } from '#web/kit/ui/use-row-navigation.ts'
import { none } from './customer-cells.tsx'
import { pageText } from './page-text.ts'

const text = pageText.documents
const STEP = 50

/** The documents of a customer, newest first. */
export function DocumentsTab({ documents }: { readonly documents: readonly DocumentRow[] }) {
  const [most, setMost] = useState(STEP)
  const phone = useMediaQuery(PHONE_QUERY)
  const go = useGo()
  if (documents.length === 0) {
    return (
      <EmptyState icon={<FileText />} title={text.empty}>
        {text.emptyText}
      </EmptyState>
    )
  }
  const list = { rows: documents.slice(0, most), onOpen: (id: string) => go('document', { id }) }
  const rest = documents.length - list.rows.length
  return (
    <div className="space-y-3">
      {phone ? <DocumentCards {...list} /> : <DocumentTable {...list} />}
      {rest > 0 && (
        <Button onClick={() => setMost(most + STEP)}>{text.showMore(formatNumber(Math.min(rest, STEP)))}</Button>
      )}
    </div>
  )
}

interface DocumentListProps {
  readonly rows: readonly DocumentRow[]
  readonly onOpen: (id: string) => void
}

function DocumentTable({ rows, onOpen }: DocumentListProps) {
  const navigable = useRowNavigation({
    count: rows.length,
    onOpen: (index) => onOpen(rows[index]?.id ?? ''),
  })
  return (
    <DataTable label={text.label}>
      <thead>
        <tr>
          <HeadCell pin="first">{text.number}</HeadCell>
          <HeadCell>{text.type}</HeadCell>
          <HeadCell>{text.date}</HeadCell>
          <HeadCell>{text.due}</HeadCell>
          <HeadCell>{text.status}</HeadCell>
          <HeadCell align="end">{text.total}</HeadCell>
          <HeadCell align="end">{text.balance}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.id} {...navigable(index)}>
            <Cell head pin="first" className="font-semibold">
              <NumberLabel row={row} />
            </Cell>
            <Cell>{DOCUMENT_RULES[row.documentType].label.one}</Cell>
            <Cell>{row.issueDate === null ? none : formatDay(row.issueDate)}</Cell>
            <Cell>{row.dueDate === null ? none : formatDay(row.dueDate)}</Cell>
            <Cell>
              <StatusPill row={row} plain />
            </Cell>
            <Cell align="end">{formatMoney(row.total, row.currency)}</Cell>
            <Cell align="end">{row.balanceDue === 0 ? none : formatMoney(row.balanceDue, row.currency)}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

function DocumentCards({ rows, onOpen }: DocumentListProps) {
  return (
    <CardList label={text.label}>
      {rows.map((row) => (
        <CardRow
          key={row.id}
          title={`${DOCUMENT_RULES[row.documentType].label.one} ${row.documentNumber}`}
          value={formatMoney(row.total, row.currency)}
          detail={row.issueDate === null ? '' : formatDay(row.issueDate)}
          state={<StatusPill row={row} plain />}
          onOpen={() => onOpen(row.id)}
        />
      ))}
    </CardList>
  )
}
