import { classNames } from '../ui/class-names.ts'
import { Cell } from '../ui/data-table.tsx'
import type { ListColumn } from './list-view.ts'
import { declaredMessages } from './declared-messages.ts'

interface ListTotalsProps {
  readonly totals: Readonly<Record<string, string>>
  /** The columns that stand, and where each puts its text; the first names the row. */
  readonly columns: readonly (readonly [
    name: string,
    column: Pick<ListColumn<never, never>, 'align' | 'pin'> | undefined,
  ])[]
}

/** What all that were found come to, below the rows of a table. */
export function ListTotals({ totals, columns }: ListTotalsProps) {
  return (
    <tfoot>
      <tr className="h-(--row) [&>*]:sticky [&>*]:bottom-0 [&>*]:border-t [&>*]:border-b-0 [&>*]:bg-card">
        <Cell pin="first" className="w-11 min-w-11" />
        <Cell head pin="afterBox" className="text-[13px] text-muted">
          {declaredMessages.totals}
        </Cell>
        {columns.slice(1).map(([name, { align, pin } = {}]) => (
          <Cell key={name} align={align ?? 'start'} className={classNames('font-bold', pin && 'end-0 z-1')}>
            {totals[name]}
          </Cell>
        ))}
      </tr>
    </tfoot>
  )
}
