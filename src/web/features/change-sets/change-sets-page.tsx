import History from 'lucide-react/icons/history'
import { useMemo } from 'react'
import { changeSet } from '#contract/entities/change-set.ts'
import { fillText } from '#contract/messages.ts'
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
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { ListWithPanel } from '#web/kit/ui/list-with-panel.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { CHANGES_SEARCH, listedChanges, ORIGIN_FILTERS, STATE_FILTERS } from './change-list.ts'
import { ChangePanel } from './change-panel.tsx'
import { useChangeSetActs } from './change-set-acts.ts'
import { asHeaders } from './change-set-row.ts'
import { ChangeCards, ChangeTable } from './change-table.tsx'
import { changeSetsText as text } from './text.ts'

const PAGE_SIZES = [20, 50, 100, 200]
const STATES = STATE_FILTERS.map((value) => ({
  value,
  label: value === 'all' ? text.stateFilter.all : text.states[value],
}))

const ORIGINS = ORIGIN_FILTERS.map((value) => ({
  value,
  label: value === 'all' ? text.originFilter.all : text.origins[value],
}))

/** Every change set: what was or will be changed together, and the way back (CHANGE-01…03). */
export function ChangeSetsPage() {
  const [query, update] = useSearchState(CHANGES_SEARCH)
  const { state, origin, id } = query
  const [search, type] = useTypedText(query.search, (next) => update({ search: next, page: 1 }, { replace: true }))
  const rows = asHeaders(useRows('changeSet'))
  const acts = useChangeSetActs()
  const phone = useMediaQuery(PHONE_QUERY)

  const found = useMemo(() => listedChanges(rows, search, state, origin), [rows, search, state, origin])
  useAnnouncedFinding(search, text.found(formatCount(found.length, text.change)))
  const listed = pageOf(found, query)
  const { shown } = listed
  const current = rows.find((row) => row.id === id)
  const room = useListRoom(id !== '')

  const open = (next: string): void => update({ id: next, rows: 'all', rowsPage: 1 })
  function close() {
    focusCurrentRow()
    update({ id: '', rows: 'all', rowsPage: 1 })
  }
  function reset() {
    type('')
    update({ state: 'all', origin: 'all', page: 1 })
  }

  return (
    <>
      <PageHead title={text.title} facts={rows.length > 0 && text.facts(formatCount(rows.length, text.change))} />
      <ListWithPanel
        panel={
          <>
            {current && (
              <ChangePanel
                key={id}
                header={current}
                acts={acts}
                filter={query.rows}
                page={query.rowsPage}
                onFilter={(rowFilter) => update({ rows: rowFilter, rowsPage: 1 })}
                onPage={(rowsPage) => update({ rowsPage })}
                onShow={() => open(id)}
                onClose={close}
              />
            )}
            {!current && id !== '' && (
              <GonePanel {...text.gone} message={fillText(changeSet.notFound, { id })} onClose={close} />
            )}
          </>
        }
      >
        {rows.length === 0 ? (
          <NoRows columns={5}>
            <EmptyState
              icon={<History />}
              title={text.empty.title}
              action={
                <ScreenButton screen="import" tone="primary">
                  {text.empty.action}
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
                label={text.stateFilter.label}
                hideLabel
                className="w-40 max-md:flex-1"
                value={state}
                options={STATES}
                onChange={(next) => update({ state: next, page: 1 })}
              />
              <NativeSelect
                label={text.originFilter.label}
                hideLabel
                className="w-44 max-md:flex-1"
                value={origin}
                options={ORIGINS}
                onChange={(next) => update({ origin: next, page: 1 })}
              />
            </div>
            {shown.length === 0 && <NothingFound words={text.nothing} onReset={reset} />}
            {shown.length > 0 && phone && <ChangeCards rows={shown} current={id} onOpen={open} />}
            {shown.length > 0 && !phone && <ChangeTable rows={shown} current={id} onOpen={open} room={room} />}
            <ListPages list={listed} sizes={PAGE_SIZES} onChange={update} />
          </ListBody>
        )}
      </ListWithPanel>
    </>
  )
}
