import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { StatusPill } from '#web/kit/documents/status-pill.tsx'
import { documentWords } from '#web/kit/documents/text.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import type { ListSums } from './documents-list.ts'
import { documentsText as text } from './documents-text.ts'

interface DocumentsCardsProps {
  readonly rows: readonly DocumentRow[]
  readonly sums: ListSums | undefined
  readonly chosen: ReadonlySet<string>
  /** Given while rows are being chosen. */
  readonly onChoose?: (id: string, isChosen: boolean, range: boolean) => void
  readonly onOpen: (id: string) => void
}

/** The documents of a page as a phone shows them: who and how much, the rest below. */
export function DocumentsCards({ rows, sums, chosen, onChoose, onOpen }: DocumentsCardsProps) {
  return (
    <>
      <CardList label={text.label}>
        {rows.map((row) => (
          <CardRow
            key={row.id}
            title={row.customerName || DOCUMENT_RULES[row.documentType].label.one}
            value={formatMoney(row.total, row.currency)}
            detail={[
              row.isProvisional && row.documentNumber !== ''
                ? `${row.documentNumber} (${documentWords.provisional})`
                : row.documentNumber,
              row.issueDate === null ? '' : formatDay(row.issueDate),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
            state={<StatusPill row={row} plain />}
            onOpen={() => onOpen(row.id)}
            {...(onChoose
              ? {
                  selected: chosen.has(row.id),
                  onSelect: (isChosen: boolean) => onChoose(row.id, isChosen, false),
                }
              : {})}
          />
        ))}
      </CardList>
      {sums && (
        <p className="flex justify-between px-3 text-muted">
          <span>{text.totals}</span>
          <span className="font-bold text-fg">{formatMoney(sums.total, sums.currency)}</span>
        </p>
      )}
    </>
  )
}
