import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { screenOf } from '#contract/screens.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { useReadOnly } from '#web/kit/shell/reach.ts'
import { useNewAsked } from '#web/kit/shell/use-new-asked.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ListWithPanel } from '#web/kit/ui/list-with-panel.tsx'
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { AgendaView } from './agenda-view.tsx'
import { CalendarBar } from './calendar-bar.tsx'
import { MOST_ENTRIES, occurrenceKey } from './entries.ts'
import type { Entry } from './entry.ts'
import { type EntryActs, KEYS_HINT_ID } from './entry-button.tsx'
import { type DraftSpan, nextHour } from './event-draft.ts'
import { EventsTrouble } from './events-trouble.tsx'
import { CalendarMenu } from './exchange/calendar-menu.tsx'
import { LayerChoice, useHiddenSources } from './layer-choice.tsx'
import { calendarMessages as messages } from './messages.ts'
import { MonthView, type ViewProps } from './month-view.tsx'
import { movedEntry } from './moved-entry.ts'
import { occurrenceNamed } from './occurrence-named.ts'
import { OpenPanel } from './open-panel.tsx'
import { ScopeDialog } from './scope-dialog.tsx'
import type { View } from './shown-range.ts'
import { TimeGrid } from './time-grid.tsx'
import { NEW, useCalendarPlace } from './use-calendar-place.ts'
import { useEventEntries } from './use-entries.ts'
import { type EventRow, type Scope, useEventActions } from './use-event-actions.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useLayers } from './use-layers.ts'
import { usePlannedMoves } from './use-planned-moves.ts'

/** A panel beside the calendar leaves it little room. */
const BESIDE_TIGHT = '(width >= 64rem) and (width < 100rem)'

/** Something that waits for the answer for how many of a series it is meant. */
interface Asked {
  readonly title: string
  readonly act: 'move' | 'change' | 'delete'
  readonly usual: Scope
  readonly run: (scope: Scope) => Promise<unknown>
}

/** The calendar: the user's events, and what the product knows of days to come (CAL-04). */
export function CalendarPage() {
  const rows = useRows('event')
  const store = useStore()
  const actions = useEventActions()
  const place = useCalendarPlace()
  const { view, day, days, id } = place
  const { hidden, toggle } = useHiddenSources()
  const { entries: events, isLate } = useEventEntries(rows, days)
  const [asked, setAsked] = useState<Asked>()
  const [span, setSpan] = useState<DraftSpan>(() => nextHour(day))
  const keepFocus = useKeptFocus()
  const movePlanned = usePlannedMoves()
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const layers = useLayers(days, hidden)
  const shown = useMemo(
    () => [...(hidden.has('event') ? [] : events), ...layers, ...(id === NEW ? [draftEntry(span)] : [])],
    [events, layers, hidden, id, span],
  )
  const isMiddling = useMediaQuery(BESIDE_TIGHT)
  const isTight = id !== '' && isMiddling
  const hasAll = events.length < MOST_ENTRIES

  const create = useCallback(
    (next: DraftSpan) => {
      setSpan(next)
      place.open(NEW, '')
    },
    [place],
  )
  const createNext = useCallback(() => create(nextHour(place.nearestDay)), [create, place.nearestDay])
  const readOnly = useReadOnly()
  useNewAsked(createNext)

  /** At once for an event of its own; of a series for as many as is answered. */
  function forScope(row: EventRow, act: Asked['act'], usual: Scope, run: Asked['run']) {
    if (row.repeatRule === '') void run('all')
    else setAsked({ title: row.title, act, usual, run })
  }

  function remove(row: EventRow, originalStart: string, usual: Scope) {
    forScope(row, 'delete', usual, (scope) =>
      actions.removeIn({ row, originalStart }, scope).then((isDone) => isDone && place.close()),
    )
  }

  const acts: EntryActs = {
    openKey: openKey(byId.get(id), place.at, id),
    onOpen: ({ occurrence }) => occurrence && place.open(occurrence.id, occurrence.originalStart),
    onShift(entry, shift) {
      if (entry.planned) {
        keepFocus(entry.key)
        void movePlanned(movedEntry(entry, shift))
        return
      }
      const row = byId.get(entry.occurrence?.id ?? '')
      if (!row || !entry.occurrence) return
      const { originalStart } = entry.occurrence
      const to = movedEntry(entry, shift)
      forScope(row, shift.what === 'move' ? 'move' : 'change', 'one', async (scope) => {
        if (row.repeatRule === '') keepFocus(entry.key)
        if (!days.includes(to.firstDay)) place.show({ day: to.firstDay })
        const next = await actions.move({ row, originalStart }, scope, to)
        if (!next) return
        keepFocus(openKey(store.get('event', next.id), next.originalStart, next.id))
        if (id === row.id) place.open(next.id, next.originalStart)
      })
    },
  }

  const viewProps: ViewProps = {
    day,
    entries: shown,
    acts,
    onDay: (next) => place.show({ day: next }),
    onShowDay: (next) => place.show({ day: next, view: 'day' }),
    onCreate: (start, end, isAllDay) => create({ start, end, isAllDay }),
  }

  return (
    <>
      <PageHead
        title={screenOf('calendar').title}
        facts={messages.facts(shown.length, days.length)}
        action={
          !readOnly && (
            <span data-creates className="contents">
              <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={createNext}>
                <span className="max-md:sr-only">{messages.create}</span>
              </Button>
            </span>
          )
        }
      />
      <p id={KEYS_HINT_ID} className="sr-only">
        {messages.keys}
      </p>
      <ListWithPanel
        panel={
          id !== '' &&
          !(readOnly && id === NEW) && (
            <OpenPanel row={byId.get(id)} place={place} span={span} actions={actions} onRemove={remove} />
          )
        }
      >
        <CalendarBar
          view={view}
          day={day}
          onView={(next) => place.show({ view: next })}
          onDay={viewProps.onDay}
          isTight={isTight}
        >
          <LayerChoice hidden={hidden} onToggle={toggle} isTight={isTight} />
          <CalendarMenu />
        </CalendarBar>
        <EventsTrouble />
        {isLate && (
          <div className="mb-3">
            <Banner tone="neutral" title={messages.loadingRules} />
          </div>
        )}
        {!hasAll && (
          <div className="mb-3">
            <Banner tone="neutral" title={messages.tooMany(MOST_ENTRIES)} />
          </div>
        )}
        <Shown view={view} days={days} props={viewProps} />
      </ListWithPanel>
      {asked && (
        <ScopeDialog
          title={asked.title}
          act={asked.act}
          usual={asked.usual}
          onChoose={asked.run}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

interface ShownProps {
  readonly view: View
  readonly days: readonly string[]
  readonly props: ViewProps
}

function Shown({ view, days, props }: ShownProps): ReactNode {
  switch (view) {
    case 'month':
      return <MonthView {...props} />
    case 'agenda':
      return <AgendaView {...props} key={props.day} days={days} />
    default:
      return <TimeGrid {...props} key={view} days={days} />
  }
}

/** Where a new event will stand. */
function draftEntry(span: DraftSpan): Entry {
  const { start, end, isAllDay } = span
  const entry: Entry = {
    key: NEW,
    source: 'event',
    title: messages.create,
    isAllDay,
    start,
    end,
    firstDay: '',
    lastDay: '',
    isDone: false,
  }
  return movedEntry(entry, { what: 'move', days: 0, minutes: 0 })
}

function openKey(row: EventRow | undefined, at: string, id: string): string {
  return row ? occurrenceKey(row, at || occurrenceNamed(row, '').originalStart) : id
}
