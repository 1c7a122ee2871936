import Ellipsis from 'lucide-react/icons/ellipsis'
import { isOver } from '#domain/documents/recurrence.ts'
import { waitingRuns } from '#contract/recurring-runs.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { useRowNavigation } from '#web/kit/ui/use-row-navigation.ts'
import type { RecurringRow } from './recurring-acts.ts'
import { recurringText as text } from './recurring-text.ts'

interface RecurringListProps {
  readonly rows: readonly RecurringRow[]
  readonly customerOf: (row: RecurringRow) => string
  readonly onOpen: (id: string) => void
  readonly onPause: (row: RecurringRow) => void
  readonly onRemove: (row: RecurringRow) => void
}

/** Recurring invoices as a table. */
export function RecurringTable({ rows, customerOf, onOpen, onPause, onRemove }: RecurringListProps) {
  const navigable = useRowNavigation({ count: rows.length, onOpen: (index) => onOpen(rows[index]?.id ?? '') })
  const { columns } = text
  return (
    <DataTable label={text.label}>
      <thead>
        <tr>
          <HeadCell pin="first">{columns.name}</HeadCell>
          <HeadCell>{columns.customer}</HeadCell>
          <HeadCell>{columns.repeat}</HeadCell>
          <HeadCell>{columns.next}</HeadCell>
          <HeadCell>{columns.last}</HeadCell>
          <HeadCell>{columns.state}</HeadCell>
          <HeadCell>
            <span className="sr-only">{text.menu('')}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.id} {...navigable(index)} className="scroll-mt-10">
            <Cell head pin="first" className="max-w-72 truncate font-semibold">
              {row.name}
            </Cell>
            <Cell className="max-w-56 truncate">{customerOf(row)}</Cell>
            <Cell>{text.repeats[row.repeat]}</Cell>
            <Cell className="tabular-nums">{nextOf(row)}</Cell>
            <Cell className="tabular-nums">
              {row.lastMadeOn !== null && row.lastDocumentId !== null && (
                <ScreenLink
                  screen="document"
                  search={{ id: row.lastDocumentId }}
                  className="font-semibold text-primary hover:underline"
                >
                  {formatDay(row.lastMadeOn)}
                </ScreenLink>
              )}
            </Cell>
            <Cell>
              <State row={row} />
            </Cell>
            <Cell align="end">
              <Acts row={row} onOpen={onOpen} onPause={onPause} onRemove={onRemove} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

/** The same on a phone. */
export function RecurringCards({ rows, customerOf, onOpen, onPause, onRemove }: RecurringListProps) {
  return (
    <CardList label={text.label}>
      {rows.map((row) => (
        <CardRow
          key={row.id}
          title={row.name}
          value={
            nextOf(row) !== '' && (
              <>
                <span className="text-[13px] font-normal text-muted">{text.columns.next}</span> {nextOf(row)}
              </>
            )
          }
          detail={[text.repeats[row.repeat], customerOf(row)].filter(Boolean).join(' · ')}
          state={
            <span className="flex items-center gap-1">
              <State row={row} />
              <Acts row={row} onOpen={onOpen} onPause={onPause} onRemove={onRemove} />
            </span>
          }
          onOpen={() => onOpen(row.id)}
        />
      ))}
    </CardList>
  )
}

function nextOf({ isActive, nextOn }: RecurringRow): string {
  return isActive && nextOn !== null ? formatDay(nextOn) : ''
}

function State({ row }: { readonly row: RecurringRow }) {
  const [tone, word] = stateOf(row)
  return (
    <span data-tip={row.problem || undefined}>
      <Pill tone={tone}>{word}</Pill>
    </span>
  )
}

function stateOf(row: RecurringRow): readonly [Tone, string] {
  const { states } = text
  if (row.problem !== '') return ['bad', states.problem]
  if (waitingRuns(row, businessToday()).length > 0) return ['warn', states.waiting]
  if (row.isActive) return ['ok', states.active]
  return ['neutral', row.nextOn !== null && isOver(row.nextOn, row) ? states.ended : states.paused]
}

function Acts({
  row,
  onOpen,
  onPause,
  onRemove,
}: Omit<RecurringListProps, 'rows' | 'customerOf'> & { readonly row: RecurringRow }) {
  return (
    // A press here must not open the row.
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <MenuButton
        label={text.menu(row.name)}
        icon={<Ellipsis aria-hidden="true" />}
        iconOnly
        align="end"
        entries={[
          { label: text.edit, run: () => onOpen(row.id) },
          { label: row.isActive ? text.pause : text.resume, run: () => onPause(row) },
          { type: 'line' },
          { label: text.remove, danger: true, run: () => onRemove(row) },
        ]}
      />
    </span>
  )
}
