import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { category } from '#contract/entities/category.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import type { ListRoom } from '#web/kit/list/list-room.ts'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { useRowNavigation } from '#web/kit/ui/use-row-navigation.ts'
import { FloorCell, none, ProductCount, StatusPill } from './category-cells.tsx'
import { CategoryMenu } from './category-menu.tsx'
import type { CategoryNode } from './category-tree.ts'
import type { CategoryListProps } from './list-state.ts'
import { NameInput } from './name-input.tsx'
import { categoriesText as text } from './text.ts'

const COLUMNS = 6

/** The categories as a table of two levels; names, order and deletion work in place, by keyboard too. */
export function CategoryTable(props: CategoryListProps & { readonly room: ListRoom }) {
  const { shown, counts, current, room, onOpen, acts, state } = props
  const navigable = useRowNavigation({
    count: shown.length,
    onOpen: (index) => onOpen(shown[index]?.row.id ?? ''),
  })
  const body = useKeptFocus()
  return (
    <DataTable label={text.label}>
      <thead>
        <tr>
          <HeadCell pin="first">{text.columns.name}</HeadCell>
          {room === 'full' && <HeadCell>{text.columns.description}</HeadCell>}
          <HeadCell align="end">{text.columns.products}</HeadCell>
          {room !== 'small' && <HeadCell align="end">{text.columns.floor}</HeadCell>}
          {room !== 'small' && <HeadCell>{text.columns.status}</HeadCell>}
          <HeadCell align="end">
            <span className="sr-only">{text.columns.acts}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody {...body}>
        {state.adding?.parentId === null && <AddingRow acts={acts} state={state} parent={null} />}
        {shown.map((node, index) => {
          const { row } = node
          const navigation = navigable(index)
          return [
            <Row
              key={row.id}
              {...navigation}
              data-id={row.id}
              current={current === row.id}
              className="scroll-mt-10"
              onKeyDown={(event) => {
                onRowKey(event, node, props)
                if (!event.defaultPrevented) navigation.onKeyDown(event)
              }}
            >
              <Cell head pin="first" className={room === 'small' ? 'max-w-40' : 'max-w-80 min-w-48'}>
                <NameCell node={node} before={shown[index - 1]} {...props} />
              </Cell>
              {room === 'full' && (
                <Cell className="w-1/2 max-w-0 min-w-40 truncate text-muted">{row.description || none}</Cell>
              )}
              <Cell align="end">
                <ProductCount row={row} count={counts.get(row.id) ?? 0} />
              </Cell>
              {room !== 'small' && (
                <Cell align="end">
                  <FloorCell node={node} />
                </Cell>
              )}
              {room !== 'small' && (
                <Cell>
                  <StatusPill row={row} />
                </Cell>
              )}
              <Cell align="end" className="pr-1.5!">
                <span className="inline-flex" role="presentation" onClick={(event) => event.stopPropagation()}>
                  <CategoryMenu node={node} {...props} />
                </span>
              </Cell>
            </Row>,
            state.adding?.parentId === row.id && (
              <AddingRow key={`${row.id} new`} acts={acts} state={state} parent={node} />
            ),
          ]
        })}
      </tbody>
    </DataTable>
  )
}

/** The keys of a row that are its own: folding, renaming, order, deletion. */
function onRowKey(
  event: KeyboardEvent<HTMLElement>,
  node: CategoryNode,
  { nodes, acts, state, canOrder, onRemove }: CategoryListProps,
): void {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return
  const { row, children } = node
  const { key, altKey } = event
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined
  if (altKey && step !== undefined && canOrder) acts.moveBy(nodes, node, step)
  else if (altKey) return
  else if (key === 'ArrowLeft' && children.length > 0) state.fold(row.id, true)
  else if (key === 'ArrowRight' && children.length > 0) state.fold(row.id, false)
  else if (key === 'F2') state.rename(row.id)
  else if (key === 'Delete') onRemove(node)
  else return
  event.preventDefault()
}

interface NameCellProps extends CategoryListProps {
  readonly node: CategoryNode
  /** The row above. */
  readonly before: CategoryNode | undefined
}

function NameCell({ node, before, acts, state, canOrder }: NameCellProps) {
  const { row, parent, children } = node
  if (state.renaming === row.id) {
    return (
      <NameInput
        label={text.renameOf(row.name)}
        name={row.name}
        onCommit={(name) => acts.save(row, { name }, category.fields.name.label)}
        onClose={state.endTyping}
      />
    )
  }
  const isFolded = state.folded.has(row.id)
  const canFold = canOrder && parent === null && children.length > 0
  // Away from its parent's row the name alone would not say where it belongs.
  const isApart = parent !== null && before?.row.id !== parent.id && before?.parent?.id !== parent.id
  return (
    <span className={classNames('flex items-center', parent ? 'pl-12' : !canFold && 'pl-6')}>
      {canFold && (
        <IconButton
          label={isFolded ? text.unfold(row.name) : text.fold(row.name)}
          icon={isFolded ? <ChevronRight /> : <ChevronDown />}
          aria-expanded={!isFolded}
          tabIndex={-1}
          className="mr-1 -ml-2 size-7! text-muted"
          onClick={(event) => {
            event.stopPropagation()
            state.fold(row.id, !isFolded)
          }}
        />
      )}
      <span
        className={classNames(
          'min-w-0 truncate',
          parent ? 'font-medium' : 'font-semibold',
          !row.isActive && 'text-muted',
        )}
      >
        {isApart && <span className="font-medium text-muted">{parent.name} / </span>}
        {row.name}
        {parent && !isApart && <span className="sr-only">, {text.inCategory(parent.name)}</span>}
      </span>
    </span>
  )
}

function AddingRow({
  acts,
  state,
  parent,
}: Pick<CategoryListProps, 'acts' | 'state'> & { readonly parent: CategoryNode | null }) {
  return (
    <tr className="scroll-mt-10">
      <td colSpan={COLUMNS} className={classNames('border-b border-line bg-card px-3 py-2', parent && 'pl-11!')}>
        <div className="max-w-96">
          <NameInput
            label={parent ? text.createIn(parent.row.name) : text.nameOfNew}
            name=""
            help={text.nameHelp}
            goOn
            onCommit={(name) => acts.create(name, parent?.row.id ?? null)}
            onClose={state.endTyping}
          />
        </div>
      </td>
    </tr>
  )
}

/** Puts the focus back into the table when what had it is gone: a field that closed, a row that was deleted. */
function useKeptFocus() {
  const ref = useRef<HTMLTableSectionElement>(null)
  const last = useRef<{ readonly element: Element; readonly id: string | undefined }>(undefined)
  useEffect(() => {
    const known = last.current
    if (!known || known.element.isConnected || document.activeElement !== document.body) return
    last.current = undefined
    const rows = [...(ref.current?.querySelectorAll<HTMLElement>('tr[tabindex]') ?? [])]
    const row = rows.find(({ dataset }) => dataset['id'] === known.id) ?? rows.find(({ tabIndex }) => tabIndex === 0)
    row?.focus()
  })
  return {
    ref,
    onFocus: ({ target }: { readonly target: Element }) => {
      last.current = { element: target, id: target.closest<HTMLElement>('tr')?.dataset['id'] }
    },
  }
}
