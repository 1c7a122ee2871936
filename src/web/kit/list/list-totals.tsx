import type { Kind } from '#contract/row-kinds.ts'
import { classNames } from '../ui/class-names.ts'
import { Cell } from '../ui/data-table.tsx'
import type { ListView } from './list-view.ts'
import { declaredMessages } from './declared-messages.ts'

interface ListTotalsProps<K extends Kind, Context> {
  readonly view: ListView<K, Context>
  readonly totals: Readonly<Record<string, string>>
  /** The columns that stand; the first names the row. */
  readonly columns: readonly string[]
}

/** What all that were found come to, below the rows of a table. */
export function ListTotals<K extends Kind, Context>({ view, totals, columns }: ListTotalsProps<K, Context>) {
  return (
    <tfoot>
      <tr className="h-11 [&>*]:sticky [&>*]:bottom-0 [&>*]:border-t [&>*]:border-b-0 [&>*]:bg-card">
        <Cell pin="first" className="w-11 min-w-11" />
        <Cell head pin="afterBox" className="text-[13px] text-muted">
          {declaredMessages.totals}
        </Cell>
        {columns.slice(1).map((name) => {
          const { align = 'start', pin } = view.columns[name] ?? {}
          return (
            <Cell key={name} align={align} className={classNames('font-bold', pin && 'right-0 z-1')}>
              {totals[name]}
            </Cell>
          )
        })}
      </tr>
    </tfoot>
  )
}
