import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import { RowGap } from '../grid/row-gap.tsx'
import { useRowWindow } from '../grid/use-row-window.ts'
import { lazyPart } from '../load/lazy-part.ts'
import { classNames } from '../ui/class-names.ts'
import { Cell, type CellPin, DataTable, HeadCell, Row, SelectAllCell, SelectCell } from '../ui/data-table.tsx'
import { headOrder } from '../ui/head-order.ts'
import type { MenuEntry } from '../ui/menu-entry.ts'
import { rowHeight } from '../theme/row-height.ts'
import { useTableRows } from '../ui/use-table-rows.ts'
import { CellEditor, type EditedCell } from './cell-editor.tsx'
import type { ListColumn, ListView } from './list-view.ts'
import { textIn } from './row-text.ts'
import { useRowOpening } from './use-row-opening.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'
import type { ListState } from './use-list.ts'
import { declaredMessages } from './declared-messages.ts'

const ListTotals = lazyPart(() => import('./list-totals.tsx').then((module) => module.ListTotals))
const RowMenu = lazyPart(() => import('./row-menu.tsx').then((module) => module.RowMenu))

/** Up to so many rows are drawn whole, those in sight first. */
const FEW_ROWS = 200

interface ListTableProps<K extends Kind, Context> {
  readonly view: ListView<K, Context>
  readonly state: ListState<RowOfKind<K>>
  readonly context: Context
  /** The columns in the order in which they stand; the first names the row. */
  readonly columns: readonly string[]
  readonly onOpen: (id: string) => void
  readonly onRemove?: ((ids: readonly string[]) => void) | undefined
  readonly onSave?: ((id: string, field: string, value: unknown) => void) | undefined
  readonly onCopy: () => void
  readonly onSpace?: (id: string, row: HTMLElement) => void
  readonly rowMenu?: ((row: RowOfKind<K>) => readonly MenuEntry[]) | undefined
  readonly current?: string
}

/** The rows of a declared list as a table; every row, box and cell that can be edited is reached by keyboard. */
export function ListTable<K extends Kind, Context>(props: ListTableProps<K, Context>) {
  const { view, state, columns, onOpen, onRemove, onSpace, onCopy, rowMenu, current = '' } = props
  const { shown } = state.page
  const { selection } = state
  const [edited, setEdited] = useState<EditedCell>()
  const table = useTableRows(shown, {
    chosen: selection.chosen,
    onChoose: selection.choose,
    onExtend: selection.extend,
    onOpen,
    onRemove: onRemove ?? nothing,
    ...(onSpace ? { onSpace } : {}),
  })
  const { opening, onClick } = useRowOpening(onOpen)
  const editable = columns.filter((name) => props.onSave && view.columns[name]?.edit !== undefined)
  const active = edited ? shown.findIndex(({ id }) => id === edited.id) : -1
  const height = rowHeight()
  const long = useRowWindow(shown.length, height, [active])
  const first = useRowsInSight(
    JSON.stringify([state.search, state.filters, state.sort, state.direction, state.page.page]),
  )
  const isLong = shown.length > FEW_ROWS
  const drawn = isLong ? long.runs : [{ from: 0, to: Math.min(shown.length, first.most) }]
  const last = drawn.at(-1)?.to ?? 0
  // Counted for screen readers where some are not drawn.
  const isPart = isLong || last < shown.length

  function onKeyDown(event: KeyboardEvent<HTMLElement>, id: string) {
    const isPlain = event.target === event.currentTarget
    if (isPlain && event.key === 'F2' && editable[0] !== undefined) setEdited({ id, column: editable[0] })
    else if (isPlain && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c' && !hasText()) onCopy()
    else if (isPlain && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') selection.chooseAll()
    else return false
    event.preventDefault()
    return true
  }

  const row = (each: RowOfKind<K>, index: number) => {
    const { className, ...navigation } = table.row(index)
    return (
      <Row
        key={each.id}
        {...navigation}
        aria-rowindex={isPart ? index + 2 : undefined}
        className={className}
        onClick={(event) => onClick(event, each.id)}
        onKeyDown={(event) => onKeyDown(event, each.id) || navigation.onKeyDown(event)}
        current={(opening || current) === each.id}
      >
        <SelectCell name={nameOf(view, each, props.context)} {...table.box(index)} />
        {columns.map((name, position) => (
          <ListCell
            key={name}
            {...props}
            row={each}
            name={name}
            isFirst={position === 0}
            isEdited={edited?.id === each.id && edited.column === name}
            editable={editable}
            onEdit={setEdited}
          />
        ))}
        {rowMenu && (
          <Cell align="end" className="w-12">
            <Suspense fallback={null}>
              <RowMenu name={nameOf(view, each, props.context)} entries={rowMenu(each)} />
            </Suspense>
          </Cell>
        )}
      </Row>
    )
  }
  return (
    <DataTable
      label={view.messages().label}
      busy={state.answer === 'asked'}
      onScroll={(isLong ? long : first).onScroll}
      rowCount={isPart ? shown.length + 1 : undefined}
    >
      <Head {...props} all={table.all} />
      <tbody>
        {/* One run of keys, so that a row whose cell is edited stays the same as the rows around it go out of sight. */}
        {drawn.flatMap(({ from, to }, index) => [
          <RowGap key={`gap ${index}`} rows={from - (drawn[index - 1]?.to ?? 0)} height={height} />,
          ...shown.slice(from, to).map((each, offset) => row(each, from + offset)),
        ])}
        <RowGap rows={shown.length - last} height={height} />
      </tbody>
      <Suspense fallback={null}>
        {state.totals && (
          <ListTotals totals={state.totals} columns={columns.map((name) => [name, view.columns[name]])} />
        )}
      </Suspense>
    </DataTable>
  )
}

function nothing(): void {
  // A list whose rows are not deleted here.
}

function hasText(): boolean {
  return (getSelection()?.toString() ?? '') !== ''
}

function Head<K extends Kind, Context>(
  props: ListTableProps<K, Context> & { readonly all: { readonly checked: boolean; readonly some: boolean } },
) {
  const { view, state, columns, all } = props
  const { columns: labels } = view.messages()
  const order = { sort: state.sort, direction: state.direction, onSort: state.setOrder }
  return (
    <thead>
      <tr>
        <SelectAllCell {...all} onChange={state.selection.choosePage} />
        {columns.map((name, position) => {
          const { align, pin, sort = name } = view.columns[name] ?? {}
          const declared = sort === null ? undefined : view.list.sorts[sort]
          return (
            <HeadCell
              key={name}
              {...pinOf(position === 0, pin)}
              {...(align ? { align } : {})}
              {...(declared && sort !== null ? headOrder(sort, order, declared.first) : {})}
            >
              {labels[name]}
            </HeadCell>
          )
        })}
        {props.rowMenu && (
          <HeadCell>
            <span className="sr-only">{declaredMessages.actions}</span>
          </HeadCell>
        )}
      </tr>
    </thead>
  )
}

interface ListCellProps<K extends Kind, Context> extends ListTableProps<K, Context> {
  readonly row: RowOfKind<K>
  readonly name: string
  readonly isFirst: boolean
  readonly isEdited: boolean
  readonly editable: readonly string[]
  readonly onEdit: (cell: EditedCell | undefined) => void
}

function ListCell<K extends Kind, Context>(props: ListCellProps<K, Context>) {
  const { view, row, context, columns, name, isFirst, isEdited, editable, onEdit, onSave } = props
  const column = view.columns[name] as ListColumn<RowOfKind<K>, Context>
  const shown: ReactNode = column.cell(row, context, columns)
  return (
    <Cell
      head={isFirst}
      {...pinOf(isFirst, column.pin)}
      {...(column.align ? { align: column.align } : {})}
      className={classNames(
        isFirst && !column.className && 'max-w-80 min-w-48 in-data-beside:max-w-48',
        column.className,
      )}
      {...(editable.includes(name) ? { onDoubleClick: () => onEdit({ id: row.id, column: name }) } : {})}
    >
      {isEdited && column.edit !== undefined ? (
        <CellEditor
          kind={view.kind}
          row={row}
          field={column.edit}
          onSave={onSave}
          rows={props.state.page.shown}
          editable={editable}
          column={name}
          onEdit={onEdit}
        />
      ) : isFirst ? (
        <span className={classNames('block truncate font-semibold', view.isMuted?.(row) && 'text-muted')}>{shown}</span>
      ) : (
        shown
      )}
    </Cell>
  )
}

/** The first column stays beside the boxes. */
function pinOf(isFirst: boolean, pin: CellPin | undefined): { readonly pin?: CellPin } {
  return isFirst ? { pin: 'afterBox' } : pin ? { pin } : {}
}

/** What names a row for screen readers. */
function nameOf<K extends Kind, Context>(view: ListView<K, Context>, row: RowOfKind<K>, context: Context): string {
  return textIn(row, view.list.entity?.title) || view.card(row, context).title
}
