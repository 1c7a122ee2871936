import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import type { Occurrence } from '#domain/calendar/occurrences.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { userTimeZone } from '#web/kit/format/date.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { SidePanel } from '#web/kit/ui/side-panel.tsx'
import { entryOf } from './entries.ts'
import { changedDraft, draftPatch, draftRow, type DraftSpan } from './event-draft.ts'
import { EventFields } from './event-fields.tsx'
import { calendarMessages } from './messages.ts'
import { panelMessages as messages } from './panel-messages.ts'
import type { EventActions, EventPatch, EventRow, OccurrenceName, Scope } from './use-event-actions.ts'
import { whenText } from './when-text.ts'

interface EventPanelProps {
  /** Undefined while the event is being made. */
  readonly occurrence: Occurrence<EventRow> | undefined
  /** When a new event shall be. */
  readonly span: DraftSpan
  readonly actions: EventActions
  /** For how many of a series a change is meant before somebody chooses. */
  readonly usualScope?: Scope
  /** Shows another occurrence, such as the one that took the place of this one. */
  readonly onShow: (name: OccurrenceName) => void
  readonly onMade: (id: string) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/**
 * An event beside the calendar; each change is saved as it is made, of a series for as many of them as is chosen above (CAL-04). A new
 * event is made once it has a title.
 */
export function EventPanel(props: EventPanelProps) {
  const { occurrence, span, actions, usualScope = 'one', onShow, onMade, onRemove, onClose } = props
  const [scope, setScope] = useState<Scope>(usualScope)
  const making = useNewEvent(span, actions, onMade)
  const fields = useRef<HTMLDivElement>(null)
  const isNew = occurrence === undefined
  useEffect(() => {
    if (isNew) fields.current?.querySelector('input')?.focus()
  }, [isNew])
  const title = occurrence?.event.title ?? messages.create
  const repeats = occurrence !== undefined && occurrence.event.repeatRule !== ''
  const of: Scope = repeats ? scope : 'all'
  const seriesId = occurrence?.event.seriesId ?? null

  async function shown(changing: ReturnType<typeof actions.change>) {
    const next = await changing
    if (next) onShow(next)
  }

  function save(patch: EventPatch, what: string) {
    if (!occurrence) return making.save(patch, what)
    const { event: row, originalStart } = occurrence
    void shown(actions.change({ row, originalStart }, of, patch, what))
  }

  return (
    <SidePanel
      title={title}
      label={title}
      onClose={onClose}
      actions={!isNew && <IconButton label={messages.delete} icon={<Trash2 />} onClick={onRemove} />}
    >
      {repeats && (
        <SegmentedControl
          className="mb-4"
          label={messages.scope}
          value={scope}
          segments={optionsOf(calendarMessages.scope.choices)}
          onChange={setScope}
        />
      )}
      {seriesId !== null && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-lg bg-accent px-3 py-2">
          {messages.series}
          <Button size="small" onClick={() => onShow({ id: seriesId, originalStart: '' })}>
            {messages.wholeSeries}
          </Button>
        </div>
      )}
      <div ref={fields}>
        <EventFields
          row={occurrence ? shownRow(occurrence) : making.row}
          here={occurrence && hereText(occurrence)}
          newHelp={isNew ? messages.newHelp : undefined}
          canRepeat={of !== 'one' && seriesId === null}
          onSave={save}
        />
      </div>
    </SidePanel>
  )
}

/** The event with the days of this occurrence. */
function shownRow({ event, startDay, endDay }: Occurrence<EventRow>): EventRow {
  return event.repeatRule === '' ? event : { ...event, startDay, endDay }
}

/** When it is by the user's clock, where that is another one. */
function hereText(occurrence: Occurrence<EventRow>): string | undefined {
  return occurrence.event.timeZone === userTimeZone() ? undefined : whenText(entryOf(occurrence))
}

/** What is asked for of a new event before it has its title; what comes while it is being made waits for that. */
function useNewEvent(span: DraftSpan, actions: EventActions, onMade: (id: string) => void) {
  const store = useStore()
  const [id] = useState(actions.newId)
  const [patch, setPatch] = useState<EventPatch>(() => draftPatch(span))
  const making = useRef<Promise<boolean>>(undefined)
  const row = draftRow(store, id, patch)

  async function make(data: EventPatch): Promise<boolean> {
    const made = await actions.create(data, id)
    if (made === undefined) making.current = undefined
    else onMade(made)
    return made !== undefined
  }

  return {
    row,
    save(change: EventPatch, what: string) {
      if (making.current) {
        void making.current.then((isMade) => isMade && actions.save(id, change, what))
        return
      }
      const next = { ...patch, ...changedDraft(store, row, change) }
      setPatch(next)
      if ((next.title ?? '') !== '') making.current = make(next)
    },
  }
}
