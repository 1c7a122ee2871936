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
import { ChoosingButton } from '#web/kit/list/choosing-button.tsx'
import { focusCurrentRow } from '#web/kit/list/current-row.ts'
import { GonePanel } from '#web/kit/list/gone-panel.tsx'
import { useListRoom } from '#web/kit/list/list-room.ts'
import { ListPage, ListRows } from '#web/kit/list/list-page.tsx'
import { pageOf } from '#web/kit/list/list-pages.tsx'
import { ListToolbar } from '#web/kit/list/list-toolbar.tsx'
import { useListSearch } from '#web/kit/shell/use-list-search.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { useChosenRows } from '#web/kit/ui/use-row-choice.ts'
import { useBrandActs } from './brand-acts.ts'
import { BrandCards } from './brand-cards.tsx'
import { BRAND_SEARCH, BRAND_STATUSES, listedBrands, NEW } from './brand-list.ts'
import { BrandPanel } from './brand-panel.tsx'
import { asBrands } from './brand-row.ts'
import { BrandTable } from './brand-table.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { brandsText as text } from './text.ts'

const STATUSES = BRAND_STATUSES.map((value) => ({ value, label: text.status[value] }))

/** The brands of the catalogue (BRAND-01…03). */
export function BrandsPage() {
  const { query, search, type, filter, update } = useListSearch(BRAND_SEARCH)
  const { id, status, sort, direction } = query
  const rows = asBrands(useRows('brand'))
  const counts = useCounts('product', 'brandId')
  const acts = useBrandActs()
  const phone = useMediaQuery(PHONE_QUERY)
  const [choosing, setChoosing] = useState(false)
  const [madeHere, setMadeHere] = useState('')

  const found = useMemo(
    () => listedBrands(rows, { search, status, sort, direction }, counts),
    [rows, search, status, sort, direction, counts],
  )
  const listed = pageOf(found, query)
  const { shown } = listed
  const selection = useChosenRows(rows, found, shown)

  const open = (next: string): void => update({ id: next })
  function close() {
    focusCurrentRow()
    update({ id: '' })
  }
  function remove(ids: readonly string[]) {
    acts.remove(ids)
    selection.clear()
    if (ids.includes(id)) close()
  }
  function reset() {
    type('')
    filter({ status: 'all' })
  }

  const list = {
    rows: shown,
    counts,
    current: id,
    onOpen: open,
    chosen: selection.chosen,
    onChoose: selection.choose,
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
    <ListPage
      title={text.title}
      count={rows.length}
      columns={4}
      facts={factsOf(rows.length, counts.get(null) ?? 0)}
      action={newButton(<span className="max-md:sr-only">{text.create}</span>)}
      empty={
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
      }
      onClose={id === '' ? undefined : close}
      panel={
        isOpen ? (
          // The panel of a new brand stays when its brand is made, so that typing goes on.
          <FieldScope of={id === madeHere ? NEW : id}>
            <BrandPanel
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
          </FieldScope>
        ) : (
          id !== '' && <GonePanel {...text.gone} message={fillText(brand.notFound, { id })} onClose={close} />
        )
      }
    >
      <ListToolbar
        words={text}
        value={search}
        onType={type}
        filters={
          <NativeSelect
            label={text.status.label}
            hideLabel
            className="w-36 max-md:flex-auto"
            value={status}
            options={STATUSES}
            onChange={(next) => filter({ status: next })}
          />
        }
        actions={
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
        }
      />
      <ListRows
        search={search}
        found={text.found(formatCount(found.length, text.brand))}
        list={listed}
        words={text.nothing}
        onReset={reset}
        onPage={update}
        keys={text.keys}
      >
        {phone ? (
          <BrandCards {...list} choosing={choosing} />
        ) : (
          <BrandTable
            {...list}
            room={room}
            sort={sort}
            direction={direction}
            onSort={(nextSort, nextDirection) => filter({ sort: nextSort, direction: nextDirection })}
            onChooseAll={selection.choosePage}
            onRemove={remove}
          />
        )}
      </ListRows>
      {phone && <ChoosingButton choosing={choosing} onChange={setChoosing} />}
      <SelectionBar selection={selection} total={found.length} onRemove={() => remove([...selection.chosen])} />
    </ListPage>
  )
}

function factsOf(brands: number, without: number): string {
  const products = without === 0 ? text.facts.none : text.facts.without(formatCount(without, text.product))
  return `${formatCount(brands, text.brand)} · ${products}`
}
