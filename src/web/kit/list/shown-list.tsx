import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import type { StoreProblem } from '../data/status.ts'
import { formatCount, formatNumber, type Noun } from '../format/number.ts'
import { lazyPart, useLater } from '../load/lazy-part.ts'
import { whenQuiet } from '../load/when-quiet.ts'
import { Button } from '../ui/button.tsx'
import { useReadOnly } from '../shell/reach.ts'
import { ReaderPart } from '../shell/reader-part.tsx'
import { type MenuEntry, readingEntries } from '../ui/menu-entry.ts'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { PHONE_QUERY, useMediaQuery } from '../ui/use-media-query.ts'
import { ChoosingButton } from './choosing-button.tsx'
import { useListColumns } from './list-columns.ts'
import { ListPage, ListRows } from './list-page.tsx'
import { useListBreakpoint } from './list-breakpoint.ts'
import { ListTable } from './list-table.tsx'
import { PAGE_SIZES, type ListView } from './list-view.ts'
import type { RowFile } from './row-file.ts'
import type { ListState } from './use-list.ts'
import { useListOutput } from './use-list-output.ts'
import { declaredMessages } from './declared-messages.ts'

const ListCards = lazyPart(() => import('./list-cards.tsx').then((module) => module.ListCards))
const ListBar = lazyPart(() => import('./list-bar.tsx').then((module) => module.ListBar))
const RowImport = lazyPart(() => import('./row-import.tsx').then((module) => module.RowImport))
const SelectionFrame = lazyPart(() => import('./selection-frame.tsx').then((module) => module.SelectionFrame))

/** So many filters have room beside a record. */
const FEW_FILTERS = 2

/** What a page draws the rows of its list with. */
export interface RenderedRows<Row> {
  readonly state: ListState<Row>
  /** The columns in the order in which they stand; the first names the row. */
  readonly columns: readonly string[]
  readonly phone: boolean
}

/** What a page gives to its list. */
export interface DeclaredListProps<K extends Kind, Context> {
  readonly view: ListView<K, Context>
  readonly rows: readonly RowOfKind<K>[]
  /** What the list is told of its rows; the same object while nothing of it changes. */
  readonly context: Context
  /** Below the heading; where that follows from how many rows were found, it is told. */
  readonly facts?: ReactNode | ((found: number) => ReactNode)
  /** The buttons of the page's head, the main one last. */
  readonly action?: ReactNode
  /** What stands in place of a list without rows; it is given how to bring in a file. */
  readonly renderEmpty: (bringIn: (() => void) | undefined) => ReactNode
  /** The same under a tab of the list that has no rows. */
  readonly renderEmptyTab?: (state: ListState<RowOfKind<K>>) => ReactNode
  readonly onOpen: (id: string, state: ListState<RowOfKind<K>>) => void
  /** The record that is open beside the list. */
  readonly renderPanel?: (state: ListState<RowOfKind<K>>) => ReactNode
  /** Closes that record. */
  readonly onClose?: (state: ListState<RowOfKind<K>>) => void
  /** Deletes rows; answers whether that worked. */
  readonly onRemove?: (rows: readonly RowOfKind<K>[]) => Promise<boolean>
  readonly onSave?: (id: string, field: string, value: unknown) => void
  /** Shows how a row's price comes about. */
  readonly onSpace?: (id: string, row: HTMLElement) => void
  /** What can be done with one row, in a menu at its end. */
  readonly rowMenu?: (row: RowOfKind<K>) => readonly MenuEntry[]
  /** What else can be done with the chosen rows: small buttons. */
  readonly renderBulk?: (state: ListState<RowOfKind<K>>) => ReactNode
  /** What else is done with the whole list. */
  readonly menu?: readonly MenuEntry[] | ((state: ListState<RowOfKind<K>>) => readonly MenuEntry[])
  /** Further buttons for the whole list, beside the menu. */
  readonly renderTools?: (state: ListState<RowOfKind<K>>) => ReactNode
  /** Brings files of rows in, and writes them with all fields. */
  readonly file?: RowFile
  /** Imports rows in another way, such as on a page of its own. */
  readonly onImport?: () => void
  /** Shows the rows where neither table nor cards of the kit do, such as a tree; it knows `keys`. */
  readonly renderRows?: (shown: RenderedRows<RowOfKind<K>>) => ReactNode
  readonly keys?: string
  /** A row is being made in the list, which stands then without rows too. */
  readonly isMaking?: boolean
  readonly hides?: (problem: StoreProblem) => boolean
  /** Above search and rows, such as why they may not be the latest. */
  readonly notice?: ReactNode
  /** Right above the rows, such as figures that they are shown by. */
  readonly renderAbove?: (state: ListState<RowOfKind<K>>) => ReactNode
  readonly renderNotice?: (state: ListState<RowOfKind<K>>) => ReactNode
  /** Beside the list, such as what floats over it. */
  readonly children?: (state: ListState<RowOfKind<K>>) => ReactNode
}

interface ShownListProps<K extends Kind, Context> extends DeclaredListProps<K, Context> {
  readonly state: ListState<RowOfKind<K>>
  /** How many rows there are before any search. */
  readonly count: number
}

/** What a declared list shows of what it finds. */
export function ShownList<K extends Kind, Context>(given: ShownListProps<K, Context>) {
  const readOnly = useReadOnly()
  const props = readOnly ? withoutWrites(given) : given
  const { view, state, count, facts, action, renderEmpty, renderPanel, onClose, hides, file, notice } = props
  const [isImporting, setImporting] = useState(false)
  const isWhole = state.answer === 'whole'
  const isBeside = state.open !== '' && renderPanel !== undefined
  const columns = useListColumns(view, useListBreakpoint(isBeside), state.filters, isBeside)
  const bringIn = readOnly ? undefined : (props.onImport ?? (file && (() => setImporting(true))))
  const isOpen = state.open !== '' && onClose !== undefined
  const phone = useMediaQuery(PHONE_QUERY)
  return (
    <>
      <ListPage
        title={view.messages().title}
        count={props.isMaking ? count + 1 : count}
        columns={columns.shown.length}
        facts={
          (isWhole && (typeof facts === 'function' ? facts(state.total) : facts)) ||
          aheadLine(view.messages().noun, state)
        }
        action={
          <>
            {bringIn && !phone && <Button onClick={bringIn}>{declaredMessages.import}</Button>}
            {action}
          </>
        }
        empty={renderEmpty(bringIn)}
        {...(hides ? { hides } : {})}
        onClose={isOpen ? () => onClose(state) : undefined}
        panel={renderPanel?.(state)}
      >
        {notice}
        {isWhole && <ReaderPart>{props.renderNotice?.(state)}</ReaderPart>}
        <ListContent {...props} isBeside={isBeside} state={state} columns={columns} bringIn={bringIn} />
        {props.children?.(state)}
      </ListPage>
      <Suspense fallback={null}>
        {isImporting && file && <RowImport file={file} onClose={() => setImporting(false)} />}
      </Suspense>
    </>
  )
}

/** The list of somebody who may change nothing (TEAM-02): it is read, copied and saved as a file. */
function withoutWrites<K extends Kind, Context>(props: ShownListProps<K, Context>): ShownListProps<K, Context> {
  const { onRemove: _, onSave: _save, onImport: _import, rowMenu: _rowMenu, menu = [], ...rest } = props
  const reading =
    typeof menu === 'function' ? (state: typeof props.state) => readingEntries(menu(state)) : readingEntries(menu)
  return { ...rest, menu: reading }
}

/** What stands here of a list whose rows are still on their way. */
function aheadLine(noun: Noun, { page: { shown }, total, answer }: ListState<unknown>): string {
  if (answer === 'asked') return declaredMessages.asked
  const rows = formatCount(total, noun)
  return shown.length < total ? declaredMessages.ahead(formatNumber(shown.length), rows) : rows
}

interface ListContentProps<K extends Kind, Context> extends DeclaredListProps<K, Context> {
  /** A record is open beside it. */
  readonly isBeside: boolean
  readonly state: ListState<RowOfKind<K>>
  readonly columns: ReturnType<typeof useListColumns>
  readonly bringIn: (() => void) | undefined
}

function ListContent<K extends Kind, Context>(props: ListContentProps<K, Context>) {
  const {
    view,
    rows,
    context,
    state,
    columns,
    isBeside,
    onRemove,
    onSave,
    onSpace,
    rowMenu,
    renderBulk,
    file,
    menu = [],
  } = props
  const phone = useMediaQuery(PHONE_QUERY)
  const [isChoosing, setChoosing] = useState(false)
  const isLater = useLater(ListBar)
  useEffect(() => whenQuiet(SelectionFrame.preload), [])
  const messages = view.messages()
  const barPlace = <BarPlace filters={Object.keys(messages.filters).length} />
  const { selection, total } = state
  const isWhole = state.answer === 'whole'
  const output = useListOutput(props)
  const open = (id: string): void => props.onOpen(id, state)
  const remove = (ids: readonly string[]): void =>
    void onRemove?.(state.rowsOf(ids)).then((done) => done && selection.clear())
  const { keys = declaredMessages.keys, renderRows, isMaking = false } = props
  return (
    <>
      <Suspense fallback={barPlace}>
        {isLater ? (
          <ListBar
            messages={messages}
            value={state.search}
            onType={state.type}
            isFiltered={state.isFiltered}
            folds={phone || (isBeside && Object.keys(messages.filters).length > FEW_FILTERS)}
            phone={phone}
            filters={{
              list: view.list,
              messages,
              columns: view.columns,
              choices: view.choices ?? {},
              state,
              rows,
              optionsFor: (name) => view.choices?.[name]?.options?.(rows, context, state.filters),
            }}
            tools={
              isWhole && {
                list: view.name,
                columns,
                labels: messages.columns,
                bringIn: props.bringIn,
                saveAll: file && (() => void file.saveAll()),
                output,
                menu: typeof menu === 'function' ? menu(state) : menu,
                buttons: <ReaderPart>{props.renderTools?.(state)}</ReaderPart>,
              }
            }
          />
        ) : (
          barPlace
        )}
      </Suspense>
      {props.renderAbove?.(state)}
      <ListRows
        nothing={{ messages: messages.nothing, asked: state, emptyTab: props.renderEmptyTab?.(state) }}
        found={declaredMessages.found(formatCount(total, messages.noun))}
        list={state.page}
        isEmpty={total === 0 && !isMaking}
        onPage={state.setPage}
        pageSizes={view.pageSizes ?? PAGE_SIZES}
        keys={keys}
      >
        {renderRows ? (
          renderRows({ state, columns: columns.shown, phone })
        ) : phone ? (
          <Suspense fallback={<TableSkeleton rows={8} columns={2} />}>
            <ListCards
              label={messages.label}
              cards={state.page.shown.map((row) => ({
                ...view.card(row, context),
                id: row.id,
                menu: rowMenu?.(row),
              }))}
              choice={isChoosing ? selection : undefined}
              totals={Object.entries(state.totals ?? {}).map(([name, value]) => [
                messages.columns[name] ?? name,
                value,
              ])}
              onOpen={open}
              current={state.open}
            />
          </Suspense>
        ) : (
          <ListTable
            view={view}
            state={state}
            context={context}
            columns={columns.shown}
            onOpen={open}
            onRemove={onRemove && remove}
            onSave={onSave}
            onCopy={() => output.copy()}
            {...(onSpace ? { onSpace } : {})}
            rowMenu={rowMenu}
            current={state.open}
          />
        )}
      </ListRows>
      {phone && !renderRows && <ChoosingButton choosing={isChoosing} onChange={setChoosing} />}
      <Suspense fallback={null}>
        {selection.count > 0 && (
          <SelectionFrame label={messages.chosen} selection={selection} total={isWhole ? total : selection.count}>
            <ReaderPart>{renderBulk?.(state)}</ReaderPart>
            {onRemove && (
              <Button
                size="small"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => remove(selection.rows.map(({ id }) => id))}
              >
                {declaredMessages.delete}
              </Button>
            )}
          </SelectionFrame>
        )}
      </Suspense>
    </>
  )
}

/** Keeps the place of search, filters and tools while they load, so that the rows do not move. */
function BarPlace({ filters }: { readonly filters: number }) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:h-11">
      <span className="h-9 min-w-48 md:max-w-80 md:flex-1" />
      {Array.from({ length: filters }, (_, index) => (
        <span key={index} className="h-9 w-36 max-md:hidden" />
      ))}
      <span className="ms-auto h-9 w-31 max-md:hidden" />
    </div>
  )
}
