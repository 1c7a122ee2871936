import { formatNumber } from '#web/kit/format/number.ts'
import type { ListRoom } from '#web/kit/list/list-room.ts'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { useRowNavigation } from '#web/kit/ui/use-row-navigation.ts'
import { whenMade } from './change-list.ts'
import type { ChangeSetHeader } from './change-set-row.ts'
import { belowFloorWords } from './effect-words.ts'
import { effectLine, StatePill } from './effect-view.tsx'
import { changeSetsText as text } from './text.ts'

const TITLE_WIDTHS: Readonly<Record<ListRoom, string>> = {
  full: 'max-w-96 min-w-48',
  medium: 'max-w-56',
  small: 'max-w-40',
}

export interface ChangeListProps {
  /** The change sets of the page. */
  readonly rows: readonly ChangeSetHeader[]
  /** The one whose panel is open. */
  readonly current: string
  readonly onOpen: (id: string) => void
}

/** The change sets of a page as a table. */
export function ChangeTable({ rows, current, onOpen, room }: ChangeListProps & { readonly room: ListRoom }) {
  const columns = columnsIn(room, current !== '')
  const navigable = useRowNavigation({ count: rows.length, onOpen: (index) => onOpen(rows[index]?.id ?? '') })
  return (
    <DataTable label={text.label}>
      <thead>
        <tr>
          <HeadCell pin="first">{text.columns.title}</HeadCell>
          {columns.has('effect') && <HeadCell>{text.columns.effect}</HeadCell>}
          {columns.has('size') && <HeadCell align="end">{text.columns.size}</HeadCell>}
          {columns.has('origin') && <HeadCell>{text.columns.origin}</HeadCell>}
          {columns.has('actor') && <HeadCell>{text.columns.actor}</HeadCell>}
          {columns.has('when') && <HeadCell>{text.columns.when}</HeadCell>}
          <HeadCell>{text.columns.state}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.id} {...navigable(index)} current={current === row.id} className="scroll-mt-10">
            <Cell head pin="first" className={TITLE_WIDTHS[room]}>
              <span className="block truncate font-semibold">{row.title}</span>
            </Cell>
            {columns.has('effect') && (
              <Cell className="w-full max-w-0 min-w-44 truncate">
                <EffectCell header={row} />
              </Cell>
            )}
            {columns.has('size') && <Cell align="end">{formatNumber(row.size)}</Cell>}
            {columns.has('origin') && <Cell className="text-muted">{text.origins[row.origin]}</Cell>}
            {columns.has('actor') && <Cell className="max-w-44 truncate text-muted">{text.actorName(row.actor)}</Cell>}
            {columns.has('when') && (
              <Cell className="text-muted">
                <Time at={whenMade(row)} />
              </Cell>
            )}
            <Cell>
              <StatePill header={row} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

type Column = 'effect' | 'size' | 'origin' | 'actor' | 'when'

/** The columns beside what and state; the effect matters more than the bare number of rows. */
function columnsIn(room: ListRoom, isBeside: boolean): ReadonlySet<Column> {
  if (room === 'full') return new Set(['effect', 'size', 'origin', 'actor', 'when'])
  if (room === 'small') return new Set()
  return new Set(isBeside ? ['size', 'when'] : ['effect', 'when'])
}

function EffectCell({ header }: { readonly header: ChangeSetHeader }) {
  const line = effectLine(header)
  const belowFloor = belowFloorWords(header.effect)
  if (line === undefined && belowFloor === undefined) return <span className="text-muted">–</span>
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 truncate">{line}</span>
      {belowFloor && (
        <Pill tone="warn" meaning={belowFloor}>
          {formatNumber(header.effect.belowFloor ?? 0)}
        </Pill>
      )}
    </span>
  )
}

/** The change sets of a page as a phone shows them. */
export function ChangeCards({ rows, current, onOpen }: ChangeListProps) {
  return (
    <CardList label={text.label}>
      {rows.map((row) => (
        <CardRow
          key={row.id}
          title={row.title}
          value={<span className="font-semibold">{formatNumber(row.size)}</span>}
          detail={
            <>
              <Time at={whenMade(row)} /> · {text.actorName(row.actor)} · {effectLine(row) ?? text.origins[row.origin]}
            </>
          }
          state={<StatePill header={row} />}
          current={current === row.id}
          onOpen={() => onOpen(row.id)}
        />
      ))}
    </CardList>
  )
}
