import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isReadOnly } from '#web/kit/shell/reach.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { useRowNavigation } from '#web/kit/ui/use-row-navigation.ts'
import { CategoryMenu } from './category-menu.tsx'
import type { CategoryNode } from './category-tree.ts'
import { AddingInput, RenameInput } from './name-input.tsx'
import { categoryView } from './category-view.tsx'
import { categoriesMessages as messages } from './messages.ts'
import type { CategoryRowsProps } from './use-tree-state.ts'

/** The categories as a table of two levels; names, order and deletion work in place, by keyboard too. */
export function CategoryTable(props: CategoryRowsProps) {
  const { shown, context, columns, current, onOpen, tree } = props
  const navigable = useRowNavigation({
    count: shown.length,
    onOpen: (index) => onOpen(shown[index]?.row.id ?? ''),
  })
  const body = useKeptFocus()
  return (
    <DataTable label={categoryView.messages().label}>
      <thead>
        <tr>
          <HeadCell pin="first">{messages.columns.name}</HeadCell>
          {columns.slice(1).map((name) => (
            <HeadCell key={name} {...alignmentOf(name)}>
              {categoryView.messages().columns[name]}
            </HeadCell>
          ))}
          <HeadCell align="end">
            <span className="sr-only">{messages.actions}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody {...body}>
        {tree.adding?.parentId === null && <AddingRow {...props} parent={null} />}
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
              <Cell head pin="first" className={columns.length > 2 ? 'max-w-80 min-w-48' : 'max-w-40'}>
                <NameCell node={node} before={shown[index - 1]} {...props} />
              </Cell>
              {columns.slice(1).map((name) => (
                <Cell key={name} {...lookOf(name)}>
                  {categoryView.columns[name]?.cell(row, context, columns)}
                </Cell>
              ))}
              <Cell align="end" className="pe-1.5!">
                <span className="inline-flex" role="presentation" onClick={(event) => event.stopPropagation()}>
                  <CategoryMenu node={node} {...props} />
                </span>
              </Cell>
            </Row>,
            tree.adding?.parentId === row.id && <AddingRow key={`${row.id} new`} {...props} parent={node} />,
          ]
        })}
      </tbody>
    </DataTable>
  )
}

function alignmentOf(column: string) {
  const { align } = categoryView.columns[column] ?? {}
  return align ? { align } : {}
}

function lookOf(column: string) {
  const { className } = categoryView.columns[column] ?? {}
  return { ...alignmentOf(column), ...(className === undefined ? {} : { className }) }
}

/** The keys of a row that are its own: folding, renaming, order, deletion. */
function onRowKey(
  event: KeyboardEvent<HTMLElement>,
  node: CategoryNode,
  { context: { nodes }, actions, tree, canOrder, onRemove }: CategoryRowsProps,
): void {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return
  const { row, children } = node
  const { key, altKey } = event
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined
  if (isReadOnly() && (altKey || key === 'F2' || key === 'Delete')) return
  if (altKey && step !== undefined && canOrder) void actions.moveBy(nodes, node, step)
  else if (altKey) return
  else if (key === 'ArrowLeft' && children.length > 0) tree.fold(row.id, true)
  else if (key === 'ArrowRight' && children.length > 0) tree.fold(row.id, false)
  else if (key === 'F2') tree.rename(row.id)
  else if (key === 'Delete') onRemove(node)
  else return
  event.preventDefault()
}

interface NameCellProps extends CategoryRowsProps {
  readonly node: CategoryNode
  /** The row above. */
  readonly before: CategoryNode | undefined
}

function NameCell({ node, before, actions, tree, canOrder }: NameCellProps) {
  const { row, parent, children } = node
  if (tree.renaming === row.id) return <RenameInput row={row} actions={actions} tree={tree} />
  const isFolded = tree.folded.has(row.id)
  const canFold = canOrder && parent === null && children.length > 0
  // Away from its parent's row the name alone would not say where it belongs.
  const isApart = parent !== null && before?.row.id !== parent.id && before?.parent?.id !== parent.id
  return (
    <span className={classNames('flex items-center', parent ? 'ps-12' : !canFold && 'ps-6')}>
      {canFold && (
        <IconButton
          label={isFolded ? messages.unfold(row.name) : messages.fold(row.name)}
          icon={isFolded ? <ChevronRight className="rtl:-scale-x-100" /> : <ChevronDown />}
          aria-expanded={!isFolded}
          tabIndex={-1}
          className="me-1 -ms-2 size-7! text-muted"
          onClick={(event) => {
            event.stopPropagation()
            tree.fold(row.id, !isFolded)
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
        {parent && !isApart && <span className="sr-only">, {messages.inCategory(parent.name)}</span>}
      </span>
    </span>
  )
}

function AddingRow({
  actions,
  tree,
  columns,
  parent,
}: Pick<CategoryRowsProps, 'actions' | 'tree' | 'columns'> & { readonly parent: CategoryNode | null }) {
  return (
    <tr className="scroll-mt-10">
      <td
        colSpan={columns.length + 1}
        className={classNames('border-b border-line bg-card px-3 py-2', parent && 'ps-11!')}
      >
        <div className="max-w-96">
          <AddingInput parent={parent} actions={actions} tree={tree} />
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
