import History from 'lucide-react/icons/history'
import { useMemo } from 'react'
import { changeSet } from '#contract/entities/change-set.ts'
import { fillText } from '#contract/messages.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { focusCurrentRow } from '#web/kit/list/current-row.ts'
import { GonePanel } from '#web/kit/list/gone-panel.tsx'
import { useListRoom } from '#web/kit/list/list-room.ts'
import { ListPage, ListRows } from '#web/kit/list/list-page.tsx'
import { pageOf } from '#web/kit/list/list-pages.tsx'
import { ListToolbar } from '#web/kit/list/list-toolbar.tsx'
import { useListSearch } from '#web/kit/shell/use-list-search.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { CHANGES_SEARCH, listedChanges, ORIGIN_FILTERS, STATE_FILTERS } from './change-list.ts'
import { ChangePanel } from './change-panel.tsx'
import { useChangeSetActs } from './change-set-acts.ts'
import { asHeaders } from './change-set-row.ts'
import { ChangeCards, ChangeTable } from './change-table.tsx'
import { changeSetsText as text } from './text.ts'

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
  const { query, search, type, filter, update } = useListSearch(CHANGES_SEARCH)
  const { state, origin, id } = query
  const rows = asHeaders(useRows('changeSet'))
  const acts = useChangeSetActs()
  const phone = useMediaQuery(PHONE_QUERY)

  const found = useMemo(() => listedChanges(rows, search, state, origin), [rows, search, state, origin])
  const listed = pageOf(found, query)
  const current = rows.find((row) => row.id === id)
  const room = useListRoom(id !== '')

  const open = (next: string): void => update({ id: next, rows: 'all', rowsPage: 1 })
  function close() {
    focusCurrentRow()
    update({ id: '', rows: 'all', rowsPage: 1 })
  }
  function reset() {
    type('')
    filter({ state: 'all', origin: 'all' })
  }

  return (
    <ListPage
      title={text.title}
      count={rows.length}
      columns={5}
      facts={text.facts(formatCount(rows.length, text.change))}
      empty={
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
      }
      onClose={id === '' ? undefined : close}
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
      <ListToolbar
        words={text}
        value={search}
        onType={type}
        filters={
          <>
            <NativeSelect
              label={text.stateFilter.label}
              hideLabel
              className="w-40 max-md:flex-auto"
              value={state}
              options={STATES}
              onChange={(next) => filter({ state: next })}
            />
            <NativeSelect
              label={text.originFilter.label}
              hideLabel
              className="w-44 max-md:flex-auto"
              value={origin}
              options={ORIGINS}
              onChange={(next) => filter({ origin: next })}
            />
          </>
        }
      />
      <ListRows
        search={search}
        found={text.found(formatCount(found.length, text.change))}
        list={listed}
        words={text.nothing}
        onReset={reset}
        onPage={update}
      >
        {phone ? (
          <ChangeCards rows={listed.shown} current={id} onOpen={open} />
        ) : (
          <ChangeTable rows={listed.shown} current={id} onOpen={open} room={room} />
        )}
      </ListRows>
    </ListPage>
  )
}
