import FileDown from 'lucide-react/icons/file-down'
import { useState } from 'react'
import { columnName } from '../files/column-targets.tsx'
import type { OpenTable } from '../files/open-table.ts'
import { RowDialog } from '../files/row-dialog.tsx'
import { saveRefusedRows } from '../files/save-refused-rows.ts'
import { rowText } from '../files/table-text.ts'
import { tableFileMessages } from '../files/messages.ts'
import { formatCount, formatNumber } from '../format/number.ts'
import { Button } from '../ui/button.tsx'
import { cellsOfRow, type ReadableFile } from './filled-rows.ts'
import type { FileRow } from './read-rows.ts'
import { rowFileMessages as messages } from './messages.ts'

const SHOWN_REFUSED = 5

/** A row of a file that cannot be brought in. */
export type RefusedRow = Pick<FileRow, 'n' | 'title' | 'problems'>

interface RefusedRowsProps {
  readonly readable: ReadableFile
  readonly bad: readonly RefusedRow[]
  /** What the rows are saved as. */
  readonly fileName: string
  readonly onCorrect: (n: number, cells: readonly string[]) => void
}

/** The rows that are refused with why: each can be corrected here, and all of them saved. */
export function RefusedRows({ readable, bad, fileName, onCorrect }: RefusedRowsProps) {
  const [correcting, setCorrecting] = useState<RefusedRow>()
  const { table, readings } = readable
  const rest = bad.length - SHOWN_REFUSED
  return (
    <>
      {bad.length > 0 && (
        <section aria-label={messages.counts.bad} className="text-[13px]">
          <div className="flex items-center justify-between gap-3">
            <p className="font-medium text-bad">{messages.refused(formatCount(bad.length, messages.row))}</p>
            <Button
              size="small"
              icon={<FileDown aria-hidden="true" />}
              onClick={() => saveRefused(fileName, table, bad)}
            >
              {messages.save}
            </Button>
          </div>
          <ul className="mt-1 divide-y divide-line text-muted">
            {bad.slice(0, SHOWN_REFUSED).map((row) => (
              <li key={row.n} className="flex items-center justify-between gap-3 py-1">
                <span className="min-w-0 wrap-anywhere">
                  {[messages.rowNumber(row.n), row.title].filter(Boolean).join(', ')}: {row.problems.join(' ')}
                </span>
                <Button
                  size="small"
                  aria-label={tableFileMessages.correctRow(formatNumber(row.n))}
                  onClick={() => setCorrecting(row)}
                >
                  {tableFileMessages.correct}
                </Button>
              </li>
            ))}
            {rest > 0 && <li className="py-1">{messages.more(formatNumber(rest))}</li>}
          </ul>
        </section>
      )}
      {correcting && (
        <RowDialog
          n={correcting.n}
          problem={correcting.problems.join(' ')}
          cells={cellsOfRow(table, correcting.n, readings)}
          nameOf={(index) => columnName(table.headers?.[index], index)}
          onCheck={(cells) => onCorrect(correcting.n, cells)}
          onClose={() => setCorrecting(undefined)}
        />
      )}
    </>
  )
}

function saveRefused(name: string, table: OpenTable, bad: readonly RefusedRow[]): void {
  const heads = Array.from({ length: table.width }, (_, index) => columnName(table.headers?.[index], index))
  const rows = bad.map(({ n, problems }) => ({
    cells: rowText(table.rows[n - table.firstRow] ?? [], table.width, '.'),
    problem: problems.join(' '),
  }))
  saveRefusedRows(name, heads, rows)
}
