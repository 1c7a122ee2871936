import FolderTree from 'lucide-react/icons/folder-tree'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useMemo, useState } from 'react'
import { category } from '#contract/entities/category.ts'
import { fillText } from '#contract/messages.ts'
import { useCounts } from '#web/kit/data/use-counts.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { focusCurrentRow } from '#web/kit/list/current-row.ts'
import { GonePanel } from '#web/kit/list/gone-panel.tsx'
import { useListRoom } from '#web/kit/list/list-room.ts'
import { ListPage, ListRows } from '#web/kit/list/list-page.tsx'
import { pageOf } from '#web/kit/list/list-pages.tsx'
import { ListToolbar } from '#web/kit/list/list-toolbar.tsx'
import { useListSearch } from '#web/kit/shell/use-list-search.ts'
import { ScreenButton, ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { integerParam, textParam } from '#web/kit/shell/search-params.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { useCategoryActs } from './category-acts.ts'
import { CategoryCards } from './category-cards.tsx'
import { CategoryPanel } from './category-panel.tsx'
import { asCategories } from './category-row.ts'
import { CategoryTable } from './category-table.tsx'
import { type CategoryNode, categoryTree, shownNodes } from './category-tree.ts'
import { type CategoryListProps, useListState } from './list-state.ts'
import { type Destinations, type Removal, removalOf } from './removal.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { categoriesText as text } from './text.ts'

const SEARCH = {
  search: textParam(),
  id: textParam(),
  page: integerParam(1, { min: 1 }),
  pageSize: integerParam(50, { min: 5, max: 500 }),
}
const NOWHERE: Destinations = { moveProductsTo: null, moveChildrenTo: null }

/** The categories of the catalogue: two levels, in the user's own order (CAT-01…04). */
export function CategoriesPage() {
  const store = useStore()
  const { query, search, type, update } = useListSearch(SEARCH)
  const { id } = query
  const rows = useRows('category')
  const nodes = useMemo(() => categoryTree(asCategories(rows)), [rows])
  const counts = useCounts('product', 'categoryId')
  const acts = useCategoryActs()
  const state = useListState()
  const [removal, setRemoval] = useState<Removal | undefined>(undefined)
  const phone = useMediaQuery(PHONE_QUERY)

  const found = useMemo(() => shownNodes(nodes, search, state.folded), [nodes, search, state.folded])
  const listed = pageOf(found, query)
  const { shown } = listed

  const open = (next: string): void => update({ id: next })
  function close() {
    focusCurrentRow()
    update({ id: '' })
  }

  function remove(asked: Removal, destinations: Destinations) {
    acts.remove(asked, destinations)
    setRemoval(undefined)
    if (id === asked.row.id) close()
  }

  function askRemoval({ row }: CategoryNode) {
    const asked = removalOf(store, row)
    if (asked.children.length + asked.productIds.length === 0) remove(asked, NOWHERE)
    else setRemoval(asked)
  }

  function add() {
    type('')
    update({ page: 1 }, { replace: true })
    state.add(null)
  }

  const list: CategoryListProps = {
    nodes,
    shown,
    counts,
    current: id,
    onOpen: open,
    onRemove: askRemoval,
    acts,
    state,
    canOrder: search.trim() === '',
  }
  const newButton = (label: ReactNode) => (
    <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={add}>
      {label}
    </Button>
  )
  const current = nodes.find(({ row }) => row.id === id)
  const room = useListRoom(id !== '')
  return (
    <>
      <ListPage
        title={text.title}
        count={nodes.length + (state.adding ? 1 : 0)}
        columns={4}
        facts={nodes.length > 0 && <Facts nodes={nodes} without={counts.get(null) ?? 0} />}
        action={newButton(<span className="max-md:sr-only">{text.create}</span>)}
        empty={
          <EmptyState
            icon={<FolderTree />}
            title={text.empty.title}
            action={newButton(text.create)}
            secondAction={
              <ScreenButton screen="import" tone="ghost">
                {text.empty.importFile}
              </ScreenButton>
            }
          >
            {text.empty.text}
          </EmptyState>
        }
        onClose={id === '' ? undefined : close}
        panel={
          <>
            {current && (
              <FieldScope of={id}>
                <CategoryPanel
                  node={current}
                  nodes={nodes}
                  counts={counts}
                  acts={acts}
                  onOpen={open}
                  onRemove={askRemoval}
                  onClose={close}
                />
              </FieldScope>
            )}
            {!current && id !== '' && (
              <GonePanel {...text.gone} message={fillText(category.notFound, { id })} onClose={close} />
            )}
          </>
        }
      >
        <ListToolbar words={text} value={search} onType={type} />
        <ListRows
          search={search}
          found={text.found(formatCount(found.length, text.category))}
          list={listed}
          isEmpty={shown.length === 0 && !state.adding}
          words={text.nothing}
          onReset={() => type('')}
          onPage={update}
          keys={text.keys}
        >
          {phone ? <CategoryCards {...list} /> : <CategoryTable {...list} room={room} />}
        </ListRows>
      </ListPage>
      {removal && (
        <RemovalDialog
          removal={removal}
          nodes={nodes}
          onRemove={(destinations) => remove(removal, destinations)}
          onClose={() => setRemoval(undefined)}
        />
      )}
    </>
  )
}

function Facts({ nodes, without }: { readonly nodes: readonly CategoryNode[]; readonly without: number }) {
  return (
    <>
      {formatCount(nodes.length, text.category)}
      {' · '}
      {without === 0 ? (
        text.facts.none
      ) : (
        <ScreenLink
          screen="products"
          search={{ categoryId: 'none' }}
          className="underline decoration-line underline-offset-4 hover:text-fg"
        >
          {text.facts.without(formatCount(without, text.product))}
        </ScreenLink>
      )}
    </>
  )
}
