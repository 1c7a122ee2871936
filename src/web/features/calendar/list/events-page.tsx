import { useState } from 'react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useRows } from '#web/kit/data/use-store.ts'
import { plainFile } from '#web/kit/list/plain-file.ts'
import { PlainList } from '#web/kit/list/plain-list.tsx'
import { useRowPanel } from '#web/kit/list/row-panel.tsx'
import type { ListState } from '#web/kit/list/use-list.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { today } from '#web/kit/format/date.ts'
import { nextHour } from '../event-draft.ts'
import { EventPanel } from '../event-panel.tsx'
import { EventsTrouble } from '../events-trouble.tsx'
import { occurrenceNamed } from '../occurrence-named.ts'
import { type EventRow, type Scope, useEventActions } from '../use-event-actions.ts'
import { calendarMessages } from '../messages.ts'
import { eventView } from './event-view.tsx'
import { eventsMessages as messages } from './messages.ts'
import { setStatus } from './set-status.ts'

type Actions = ReturnType<typeof useEventActions>

const { menu } = calendarMessages

// English | German | French | Spanish | Dutch.
const file = plainFile(eventView, 'events', {
  key: 'uid',
  knownBy: ['title'],
  elsewhere: () => ({ '.ics': messages.calendarFile(menu.label, menu.importFile) }),
  names: {
    title: 'event, subject, summary, name | Termin, Betreff | événement, objet | evento, asunto | afspraak, onderwerp',
    startDay: 'date, start date, event date | Datum, Startdatum | date de début | fecha, fecha de inicio | startdatum',
    endDay: 'end date | Enddatum | date de fin | fecha de fin | einddatum',
    startTime: 'start time, time | Startzeit, Uhrzeit | heure de début | hora | begintijd',
    endTime: 'end time | Endzeit | heure de fin | hora final | eindtijd',
  },
})

/** The events as a list (PAGE-07): filtered, edited beside it, completed and deleted many at once. */
export function EventsPage() {
  const rows = useRows('event')
  const actions = useEventActions()
  const go = useGo()
  const [chosen, setChosen] = useState<{ readonly id: string; readonly scope: Scope }>()
  /** A list shows a series as a whole. */
  const scopeOf = (row: EventRow | undefined): Scope => (row && chosen?.id === row.id ? chosen.scope : 'all')
  const panel = useRowPanel('event', {
    rows,
    messages,
    render: ({ row, onMade, onClose }) => (
      <EventPanel
        scope={scopeOf(row)}
        onScope={(scope) => row && setChosen({ id: row.id, scope })}
        onFollow={({ id }) => {
          setChosen({ id, scope: scopeOf(row) })
          onMade(id)
        }}
        occurrence={row && occurrenceNamed(row, '')}
        span={nextHour(today())}
        actions={actions}
        onShow={({ id }) => onMade(id)}
        onMade={onMade}
        onRemove={() =>
          row &&
          void actions
            .removeIn({ row, originalStart: occurrenceNamed(row, '').originalStart }, 'all')
            .then((done) => done && onClose())
        }
        onClose={onClose}
      />
    ),
  })
  return (
    <PlainList
      view={eventView}
      context={undefined}
      icon={<CalendarDays />}
      {...panel}
      rowMenu={(row) => [
        {
          label: messages.calendar,
          icon: <CalendarDays aria-hidden="true" />,
          run: () => go('calendar', { day: row.startDay, id: row.id }),
        },
      ]}
      renderBulk={(state) => <BulkActions actions={actions} state={state} />}
      notice={<EventsTrouble />}
      file={file}
    />
  )
}

function BulkActions({ actions, state }: { readonly actions: Actions; readonly state: ListState<EventRow> }) {
  const { rows } = state.selection
  return (
    <>
      <Button
        size="small"
        icon={<CircleCheck aria-hidden="true" />}
        onClick={() => void setStatus(actions, rows, 'completed', messages.completed)}
      >
        {messages.complete}
      </Button>
      <Button
        size="small"
        icon={<CircleOff aria-hidden="true" />}
        onClick={() => void setStatus(actions, rows, 'cancelled', messages.cancelled)}
      >
        {messages.cancel}
      </Button>
      <Button
        size="small"
        icon={<RotateCcw aria-hidden="true" />}
        onClick={() => void setStatus(actions, rows, 'scheduled', messages.reopened)}
      >
        {messages.reopen}
      </Button>
    </>
  )
}
