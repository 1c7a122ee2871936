import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { useRows } from '#web/kit/data/use-store.ts'
import { csvFile, saveFile } from '#web/kit/files/save-file.ts'
import { today } from '#web/kit/format/date.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { ChoosingButton } from '#web/kit/list/choosing-button.tsx'
import { ListPage, ListRows } from '#web/kit/list/list-page.tsx'
import { pageOf } from '#web/kit/list/list-pages.tsx'
import { useListSearch } from '#web/kit/shell/use-list-search.ts'
import { useListRoom } from '#web/kit/list/list-room.ts'
import { useStoryPopover } from '#web/kit/price/story-popover.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { useChosenRows } from '#web/kit/ui/use-row-choice.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { NoServices } from './no-services.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useServiceActs } from './service-acts.ts'
import { ServiceCards } from './service-cards.tsx'
import { servicesCsv, servicesFileName } from './service-csv.ts'
import { categoriesOf, listedServices, NO_FILTERS, SERVICE_SEARCH } from './service-list.ts'
import { asServices, type ServiceRow } from './service-row.ts'
import { ServiceStoryPopover } from './service-story-view.tsx'
import { ServiceTable } from './service-table.tsx'
import { ServiceToolbar } from './service-toolbar.tsx'
import { servicesText as text } from './text.ts'

const PAGE_SIZES = [5, 10, 20, 50, 100]

/** The services of the business, with what each costs and brings (SERV-01…06). */
export function ServicesPage() {
  const rows = asServices(useRows('service'))
  const acts = useServiceActs()
  const go = useGo()
  const create = () => void acts.create().then((id) => id !== undefined && go('service', { id, new: '1' }))
  const active = useMemo(() => rows.filter((row) => row.isActive).length, [rows])
  const newButton = (
    <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={create}>
      <span className={rows.length > 0 ? 'max-md:sr-only' : undefined}>{text.create}</span>
    </Button>
  )
  return (
    <ListPage
      title={text.title}
      count={rows.length}
      columns={6}
      facts={text.facts(formatCount(rows.length, text.service), formatNumber(active))}
      action={newButton}
      empty={<NoServices action={newButton} />}
    >
      <ServiceList rows={rows} />
    </ListPage>
  )
}

function ServiceList({ rows }: { readonly rows: readonly ServiceRow[] }) {
  const { query, search, type, filter, update } = useListSearch(SERVICE_SEARCH)
  const acts = useServiceActs()
  const go = useGo()
  const phone = useMediaQuery(PHONE_QUERY)
  const room = useListRoom(false)
  const story = useStoryPopover()
  const [choosing, setChoosing] = useState(false)

  const { categories, models, minPrice, maxPrice, status, sort, direction } = query
  const found = useMemo(
    () => listedServices(rows, { search, categories, models, minPrice, maxPrice, status, sort, direction }),
    [rows, search, categories, models, minPrice, maxPrice, status, sort, direction],
  )
  const known = useMemo(() => categoriesOf(rows), [rows])
  const listed = pageOf(found, query)
  const selection = useChosenRows(rows, found, listed.shown)

  const told = listed.shown.find(({ id }) => id === story.shown?.id)
  const list = {
    rows: listed.shown,
    chosen: selection.chosen,
    onChoose: selection.choose,
    onOpen: (id: string) => go('service', { id }),
    opener: story.opener,
  }
  const exported = () => (selection.rows.length > 0 ? selection.rows : found)
  function reset() {
    type('')
    update(NO_FILTERS)
  }
  const remove = (gone: readonly ServiceRow[]) => void acts.remove(gone).then((done) => done && selection.clear())
  return (
    <>
      <ServiceToolbar
        query={query}
        search={search}
        onSearch={type}
        onChange={filter}
        categories={known}
        phone={phone}
        onExport={() => saveFile(servicesFileName(today()), csvFile([servicesCsv(exported())]))}
      />
      <ListRows
        list={listed}
        search={search}
        found={text.found(formatCount(found.length, text.service))}
        words={text.nothing}
        onReset={reset}
        onPage={update}
        pageSizes={PAGE_SIZES}
        keys={text.keys}
      >
        {phone ? (
          <ServiceCards {...list} choosing={choosing} />
        ) : (
          <ServiceTable
            {...list}
            room={room}
            sort={sort}
            direction={direction}
            onSort={(nextSort, nextDirection) => filter({ sort: nextSort, direction: nextDirection })}
            onChooseAll={selection.choosePage}
            onRemove={(ids) => remove(rows.filter(({ id }) => ids.includes(id)))}
          />
        )}
      </ListRows>
      {phone && <ChoosingButton choosing={choosing} onChange={setChoosing} />}
      <SelectionBar
        selection={selection}
        total={found.length}
        onDuplicate={() => void acts.duplicate(selection.rows).then((copies) => copies.length > 0 && selection.clear())}
        onActive={(isActive) => void acts.setActive(selection.rows, isActive)}
        onRemove={() => remove(selection.rows)}
      />
      {told && <ServiceStoryPopover state={story} row={told} />}
    </>
  )
}
