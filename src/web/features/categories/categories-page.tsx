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
import { ListBody } from '#web/kit/list/list-body.tsx'
import { ListPages, pageOf } from '#web/kit/list/list-pages.tsx'
import { NoRows } from '#web/kit/list/no-rows.tsx'
import { NothingFound } from '#web/kit/list/nothing-found.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { integerParam, textParam } from '#web/kit/shell/search-params.ts'
import { useAnnouncedFinding } from '#web/kit/shell/use-announced-finding.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { useTypedText } from '#web/kit/shell/use-typed-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { ListWithPanel } from '#web/kit/ui/list-with-panel.tsx'
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
const PAGE_SIZES = [20, 50, 100, 200]

/** The categories of the catalogue: two levels, in the user's own order (CAT-01…04). */
export function CategoriesPage() {
  const store = useStore()
  const [query, update] = useSearchState(SEARCH)
  const { search: written, id } = query
  const [search, type] = useTypedText(written, (next) => update({ search: next, page: 1 }, { replace: true }))
  const rows = useRows('category')
  const nodes = useMemo(() => categoryTree(asCategories(rows)), [rows])
  const counts = useCounts('product', 'categoryId')
  const acts = useCategoryActs()
  const state = useListState()
  const [removal, setRemoval] = useState<Removal | undefined>(undefined)
  const phone = useMediaQuery(PHONE_QUERY)

  const found = useMemo(() => shownNodes(nodes, search, state.folded), [nodes, search, state.folded])
  useAnnouncedFinding(search, text.found(formatCount(found.length, text.category)))
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
  const isEmpty = nodes.length === 0 && !state.adding
  const current = nodes.find(({ row }) => row.id === id)
  const room = useListRoom(id !== '')
  return (
    <>
      <PageHead
        title={text.title}
        facts={nodes.length > 0 && <Facts nodes={nodes} without={counts.get(null) ?? 0} />}
        action={!isEmpty && newButton(<span className="max-md:sr-only">{text.create}</span>)}
      />
      <ListWithPanel
        panel={
          <>
            {current && (
              <CategoryPanel
                key={id}
                node={current}
                nodes={nodes}
                counts={counts}
                acts={acts}
                onOpen={open}
                onRemove={askRemoval}
                onClose={close}
              />
            )}
            {!current && id !== '' && (
              <GonePanel {...text.gone} message={fillText(category.notFound, { id })} onClose={close} />
            )}
          </>
        }
      >
        {isEmpty ? (
          <NoRows columns={4}>
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
          </NoRows>
        ) : (
          <ListBody onClose={id === '' ? undefined : close}>
            <SearchBox
              label={text.search}
              placeholder={text.searchHint}
              className="md:max-w-80"
              value={search}
              onChange={type}
            />
            {shown.length === 0 && !state.adding ? (
              <NothingFound words={text.nothing} onReset={() => type('')} />
            ) : phone ? (
              <CategoryCards {...list} />
            ) : (
              <CategoryTable {...list} room={room} />
            )}
            <ListPages list={listed} sizes={PAGE_SIZES} onChange={update} />
            {!phone && <p className="text-[13px] text-muted">{text.keys}</p>}
          </ListBody>
        )}
      </ListWithPanel>
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
