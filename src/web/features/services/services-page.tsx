import Ellipsis from 'lucide-react/icons/ellipsis'
import FileDown from 'lucide-react/icons/file-down'
import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useMemo, useState } from 'react'
import type { Store } from '#web/kit/data/store.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { csvFile, saveFile } from '#web/kit/files/save-file.ts'
import { today } from '#web/kit/format/date.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { patiently } from '#web/kit/load/patiently.ts'
import { ChoosingButton } from '#web/kit/list/choosing-button.tsx'
import { ListPage, ListRows } from '#web/kit/list/list-page.tsx'
import { pageOf } from '#web/kit/list/list-pages.tsx'
import { useListSearch } from '#web/kit/shell/use-list-search.ts'
import { useListRoom } from '#web/kit/list/list-room.ts'
import { useStoryPopover } from '#web/kit/price/story-popover.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
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

const ImportServices = lazyPart(() => import('./import-services.tsx').then((module) => module.ImportServices))

const PAGE_SIZES = [5, 10, 20, 50, 100]

/** The services of the business, with what each costs and brings (SERV-01…06). */
export function ServicesPage() {
  const rows = asServices(useRows('service'))
  const acts = useServiceActs()
  const store = useStore()
  const go = useGo()
  const [importing, setImporting] = useState(false)
  const create = () => void acts.create().then((id) => id !== undefined && go('service', { id, new: '1' }))
  const active = useMemo(() => rows.filter((row) => row.isActive).length, [rows])
  const newButton = (
    <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={create}>
      <span className={rows.length > 0 ? 'max-md:sr-only' : undefined}>{text.create}</span>
    </Button>
  )
  const more = (
    <MenuButton
      label={text.more}
      icon={<Ellipsis aria-hidden="true" />}
      iconOnly
      align="end"
      entries={[
        { label: text.import, icon: <FileUp aria-hidden="true" />, run: () => setImporting(true) },
        { label: text.exportAll, icon: <FileDown aria-hidden="true" />, run: () => void exportAll(store) },
      ]}
    />
  )
  return (
    <>
      <ListPage
        title={text.title}
        count={rows.length}
        columns={6}
        facts={text.facts(formatCount(rows.length, text.service), formatNumber(active))}
        action={
          <>
            {more}
            {newButton}
          </>
        }
        empty={
          <NoServices
            action={newButton}
            secondAction={
              <Button tone="ghost" onClick={() => setImporting(true)}>
                {text.import}
              </Button>
            }
          />
        }
      >
        <ServiceList rows={rows} />
      </ListPage>
      <Suspense fallback={null}>{importing && <ImportServices onClose={() => setImporting(false)} />}</Suspense>
    </>
  )
}

/** Everything that is written of every service; what comes of it again is the same. */
async function exportAll(store: Store): Promise<void> {
  const [{ fileText }, { serviceFile }] = await patiently(() =>
    Promise.all([import('#web/kit/row-files/file-text.ts'), import('./service-file.ts')]),
  )
  saveFile(text.fileName(today()), csvFile([fileText(serviceFile, store.all('service'), store)]))
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
