import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useMemo, useState } from 'react'
import { brand } from '#contract/entities/brand.ts'
import { fillText } from '#contract/messages.ts'
import { useCounts } from '#web/kit/data/use-counts.ts'
import { useRows } from '#web/kit/data/use-store.ts'
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
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { useAnnouncedFinding } from '#web/kit/shell/use-announced-finding.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { useTypedText } from '#web/kit/shell/use-typed-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { emptySelection, toggleAll, toggleRow } from '#web/kit/ui/row-selection.ts'
import { ListWithPanel } from '#web/kit/ui/list-with-panel.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { useBrandActs } from './brand-acts.ts'
import { BrandCards } from './brand-cards.tsx'
import { BRAND_SEARCH, BRAND_STATUSES, listedBrands, NEW } from './brand-list.ts'
import { BrandPanel } from './brand-panel.tsx'
import { asBrands } from './brand-row.ts'
import { BrandTable } from './brand-table.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { brandsText as text } from './text.ts'

const PAGE_SIZES = [20, 50, 100, 200]
const STATUSES = BRAND_STATUSES.map((value) => ({ value, label: text.status[value] }))

/** The brands of the catalogue (BRAND-01…03). */
export function BrandsPage() {
  const [query, update] = useSearchState(BRAND_SEARCH)
  const { id, status, sort, direction } = query
  const [search, type] = useTypedText(query.search, (next) => update({ search: next, page: 1 }, { replace: true }))
  const rows = asBrands(useRows('brand'))
  const counts = useCounts('product', 'brandId')
  const acts = useBrandActs()
  const phone = useMediaQuery(PHONE_QUERY)
  const [selection, setSelection] = useState(emptySelection)
  const [choosing, setChoosing] = useState(false)
  const [madeHere, setMadeHere] = useState('')

  const found = useMemo(
    () => listedBrands(rows, { search, status, sort, direction }, counts),
    [rows, search, status, sort, direction, counts],
  )
  useAnnouncedFinding(search, text.found(formatCount(found.length, text.brand)))
  const listed = pageOf(found, query)
  const { shown } = listed
  const shownIds = shown.map((row) => row.id)
  const here = new Set(rows.map((row) => row.id))
  const chosen = new Set([...selection.chosen].filter((each) => here.has(each)))

  const open = (next: string): void => update({ id: next })
  function close() {
    focusCurrentRow()
    update({ id: '' })
  }
  function remove(ids: readonly string[]) {
    acts.remove(ids)
    setSelection(emptySelection)
    if (ids.includes(id)) close()
  }
  function reset() {
    type('')
    update({ status: 'all', page: 1 })
  }

  const list = {
    rows: shown,
    counts,
    current: id,
    onOpen: open,
    chosen,
    onChoose: (each: string, isChosen: boolean, range: boolean) =>
      setSelection((before) => toggleRow(before, shownIds, each, isChosen, range)),
  }
  const newButton = (label: ReactNode) => (
    <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={() => open(NEW)}>
      {label}
    </Button>
  )
  const current = rows.find((row) => row.id === id)
  const room = useListRoom(id !== '')
  const isOpen = current !== undefined || id === NEW
  return (
    <>
      <PageHead
        title={text.title}
        facts={rows.length > 0 && factsOf(rows.length, counts.get(null) ?? 0)}
        action={rows.length > 0 && newButton(<span className="max-md:sr-only">{text.create}</span>)}
      />
      <ListWithPanel
        panel={
          isOpen ? (
            <BrandPanel
              // The panel of a new brand stays when its brand is made, so that typing goes on.
              key={id === madeHere ? NEW : id}
              row={current}
              count={counts.get(id) ?? 0}
              acts={acts}
              onMade={(made) => {
                setMadeHere(made)
                update({ id: made }, { replace: true })
              }}
              onRemove={remove}
              onClose={close}
            />
          ) : (
            id !== '' && <GonePanel {...text.gone} message={fillText(brand.notFound, { id })} onClose={close} />
          )
        }
      >
        {rows.length === 0 ? (
          <NoRows columns={4}>
            <EmptyState
              icon={<Tag />}
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
            <div className="flex flex-wrap items-center gap-2">
              <SearchBox
                label={text.search}
                placeholder={text.searchHint}
                className="min-w-48 md:max-w-80 md:flex-1"
                value={search}
                onChange={type}
              />
              <NativeSelect
                label={text.status.label}
                hideLabel
                className="w-36 max-md:flex-1"
                value={status}
                options={STATUSES}
                onChange={(next) => update({ status: next, page: 1 })}
              />
              <div className="ml-auto">
                <MenuButton
                  label={text.more}
                  icon={<Ellipsis aria-hidden="true" />}
                  iconOnly
                  align="end"
                  entries={[
                    {
                      label: text.purge,
                      icon: <Trash2 aria-hidden="true" />,
                      danger: true,
                      run: () => void acts.purge(),
                    },
                  ]}
                />
              </div>
            </div>
            {shown.length === 0 ? (
              <NothingFound words={text.nothing} onReset={reset} />
            ) : phone ? (
              <BrandCards {...list} choosing={choosing} />
            ) : (
              <BrandTable
                {...list}
                room={room}
                sort={sort}
                direction={direction}
                onSort={(nextSort, nextDirection) => update({ sort: nextSort, direction: nextDirection, page: 1 })}
                onChooseAll={(isChosen) => setSelection((before) => toggleAll(before, shownIds, isChosen))}
                onRemove={remove}
              />
            )}
            <ListPages list={listed} sizes={PAGE_SIZES} onChange={update} />
            {phone ? (
              <Button tone="ghost" onClick={() => setChoosing(!choosing)}>
                {choosing ? text.selection.stop : text.selection.start}
              </Button>
            ) : (
              <p className="text-[13px] text-muted">{text.keys}</p>
            )}
            <SelectionBar
              count={chosen.size}
              onRemove={() => remove([...chosen])}
              onClear={() => setSelection(emptySelection)}
            />
          </ListBody>
        )}
      </ListWithPanel>
    </>
  )
}

function factsOf(brands: number, without: number): string {
  const products = without === 0 ? text.facts.none : text.facts.without(formatCount(without, text.product))
  return `${formatCount(brands, text.brand)} · ${products}`
}
