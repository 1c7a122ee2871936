import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ListLink, TablePart } from '#contract/assistant/answer-parts.ts'
import { type ScreenId, screens } from '#contract/screens.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { cellText } from './cell-text.ts'
import { assistantMessages as messages } from './messages.ts'
import { RecordLink } from './record-link.tsx'

/** A short table of an answer: each row leads to its record, and all of them to their list. */
export function AnswerTable({ title, columns, rows, total, open }: TablePart) {
  return (
    <div className="rounded-lg border border-line">
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-[13px] leading-5">
          <caption className="px-3 pt-2 pb-1 text-start text-[13px] font-semibold">{title}</caption>
          <thead>
            <tr className="text-muted">
              {columns.map(({ label, kind }, column) => (
                <th key={column} scope="col" className={cellClass(kind, 'font-semibold')}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index} className="border-t border-line">
                {row.map(({ value, currency, link }, column) => {
                  const kind = columns[column]?.kind ?? 'text'
                  const Cell = column === 0 ? 'th' : 'td'
                  return (
                    <Cell
                      key={column}
                      {...(column === 0 ? { scope: 'row' } : {})}
                      className={cellClass(kind, 'font-normal')}
                    >
                      <RecordLink link={link}>{cellText(value, kind, currency)}</RecordLink>
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(total > rows.length || open) && (
        <p className="flex justify-between gap-3 border-t border-line px-3 py-1.5 text-[13px] text-muted">
          <span>{total > rows.length && messages.firstOf(formatNumber(rows.length), formatNumber(total))}</span>
          {open && <OpenList open={open} />}
        </p>
      )}
    </div>
  )
}

function OpenList({ open: { screen, search } }: { readonly open: ListLink }) {
  if (!isScreen(screen)) return null
  return (
    <ScreenLink screen={screen} search={search} className="inline-flex items-center gap-1 font-semibold text-fg">
      {messages.openList}
      <ArrowRight aria-hidden="true" className="size-3.5 rtl:rotate-180" />
    </ScreenLink>
  )
}

function isScreen(name: string): name is ScreenId {
  return screens.some(({ id }) => id === name)
}

function cellClass(kind: string, weight: string): string {
  const isNumber = kind === 'money' || kind === 'percent' || kind === 'number'
  return classNames(
    'px-3 py-1.5 align-top',
    weight,
    isNumber ? 'text-end tabular-nums whitespace-nowrap' : 'text-start',
  )
}
