import FolderTree from 'lucide-react/icons/folder-tree'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useMemo, useState } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { useCounts } from '#web/kit/data/use-counts.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { DeclaredList } from '#web/kit/list/declared-list.tsx'
import type { RenderedRows } from '#web/kit/list/shown-list.tsx'
import { closePanel } from '#web/kit/list/row-panel.tsx'
import { EmptyList } from '#web/kit/list/empty-list.tsx'
import { GonePanel } from '#web/kit/list/gone-panel.tsx'
import { rowFile } from '#web/kit/list/row-file.ts'
import type { ListState } from '#web/kit/list/use-list.ts'
import { changeSearch } from '#web/kit/shell/current-router.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { CategoryCards } from './category-cards.tsx'
import { CategoryPanel } from './category-panel.tsx'
import { CategoryTable } from './category-table.tsx'
import { type CategoryNode, categoryTree } from './category-tree.ts'
import { type CategoryContext, categoryView } from './category-view.tsx'
import { type Removal, RemovalDialog } from './removal-dialog.tsx'
import { categoriesMessages as messages } from './messages.ts'
import { type Destinations, useCategoryActions } from './use-category-actions.ts'
import { type CategoryRowsProps, useTreeState } from './use-tree-state.ts'

type State = ListState<RowOfKind<'category'>>

const file = rowFile('categories', () => import('./category-file.ts').then((module) => module.categoryFile))
const NOWHERE: Destinations = { moveProductsTo: null, moveChildrenTo: null }
/** What of an address keeps a new category out of sight. */
const NARROWING: ReadonlySet<string> = new Set(['search', 'status', 'page'])

/** The categories of the catalogue: two levels, in the user's own order (CAT-01…04). */
export function CategoriesPage() {
  const rows = useRows('category')
  const counts = useCounts('product', 'categoryId')
  const actions = useCategoryActions()
  const tree = useTreeState()
  const { folded } = tree
  const nodes = useMemo(() => categoryTree(rows), [rows])
  const context = useMemo<CategoryContext>(
    () => ({ nodes, byId: new Map(nodes.map((node) => [node.row.id, node])), counts, folded }),
    [nodes, counts, folded],
  )
  const [removal, setRemoval] = useState<Removal>()

  function remove({ row }: CategoryNode, destinations: Destinations, state: State) {
    void actions.remove(row, destinations)
    setRemoval(undefined)
    if (state.open === row.id) closePanel(state)
  }
  function askRemoval(node: CategoryNode, state: State) {
    const products = counts.get(node.row.id) ?? 0
    if (node.children.length + products === 0) remove(node, NOWHERE, state)
    else setRemoval({ node, products })
  }
  function add() {
    changeSearch((search) => Object.fromEntries(Object.entries(search).filter(([name]) => !NARROWING.has(name))))
    tree.add(null)
  }

  const newButton = (label: ReactNode) => (
    <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={add}>
      {label}
    </Button>
  )
  const renderRows = ({ state, columns, phone }: RenderedRows<RowOfKind<'category'>>) => {
    const shown: CategoryRowsProps = {
      context,
      shown: state.page.shown.flatMap(({ id }) => context.byId.get(id) ?? []),
      columns,
      current: state.open,
      onOpen: state.setOpen,
      onRemove: (node) => askRemoval(node, state),
      actions,
      tree,
      canOrder: !state.isFiltered && state.search.trim() === '',
    }
    return phone ? <CategoryCards {...shown} /> : <CategoryTable {...shown} />
  }
  const renderPanel = (state: State) => {
    const node = context.byId.get(state.open)
    if (node) {
      return (
        <FieldScope of={state.open}>
          <CategoryPanel
            node={node}
            context={context}
            actions={actions}
            onOpen={state.setOpen}
            onRemove={() => askRemoval(node, state)}
            onClose={() => closePanel(state)}
          />
        </FieldScope>
      )
    }
    const { gone } = categoryView.messages()
    return (
      state.open !== '' && <GonePanel kind="category" id={state.open} {...gone} onClose={() => closePanel(state)} />
    )
  }
  return (
    <DeclaredList
      view={categoryView}
      rows={rows}
      context={context}
      facts={<Facts categories={rows.length} without={counts.get(null) ?? 0} />}
      action={newButton(<span className="max-md:sr-only">{messages.create}</span>)}
      renderEmpty={(bringIn) => (
        <EmptyList
          icon={<FolderTree />}
          messages={messages.empty}
          action={newButton(messages.create)}
          bringIn={bringIn}
        />
      )}
      onOpen={(id, { setOpen }) => setOpen(id)}
      renderPanel={renderPanel}
      onClose={closePanel}
      renderRows={renderRows}
      keys={messages.keys}
      isMaking={tree.adding !== undefined}
      file={file}
    >
      {(state) =>
        removal && (
          <RemovalDialog
            removal={removal}
            nodes={nodes}
            onRemove={(destinations) => remove(removal.node, destinations, state)}
            onClose={() => setRemoval(undefined)}
          />
        )
      }
    </DeclaredList>
  )
}

function Facts({ categories, without }: { readonly categories: number; readonly without: number }) {
  return (
    <>
      {countOf('category', categories)}
      {' · '}
      {without === 0 ? (
        messages.allIn
      ) : (
        <ScreenLink
          screen="products"
          search={{ categoryId: 'none' }}
          className="underline decoration-line underline-offset-4 hover:text-fg"
        >
          {messages.without(without)}
        </ScreenLink>
      )}
    </>
  )
}
