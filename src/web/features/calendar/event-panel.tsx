import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import type { Occurrence } from '#domain/calendar/occurrences.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { userTimeZone } from '#web/kit/format/date.ts'
import { useReadOnly } from '#web/kit/shell/reach.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { saveMarks, SaveMarksProvider } from '#web/kit/ui/save-marks.ts'
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
  /** For how many of a series a change is meant. */
  readonly scope: Scope
  readonly onScope: (scope: Scope) => void
  /** Shows another occurrence. */
  readonly onShow: (name: OccurrenceName) => void
  /** A change has put another occurrence in the place of this one: what is edited here goes on there. */
  readonly onFollow: (name: OccurrenceName) => void
  readonly onMade: (id: string) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/**
 * An event beside the calendar; each change is saved as it is made, of a series for as many of them as is chosen above (CAL-04). A new
 * event is made once it has a title.
 */
export function EventPanel(props: EventPanelProps) {
  const { occurrence, span, actions, scope, onScope, onShow, onFollow, onMade, onRemove, onClose } = props
  const [marks] = useState(() => saveMarks())
  const readOnly = useReadOnly()
  const making = useNewEvent(span, actions, onMade)
  const fields = useRef<HTMLDivElement>(null)
  const isNew = occurrence === undefined
  useEffect(() => {
    if (isNew) fields.current?.querySelector('input')?.focus()
  }, [isNew])
  const title = occurrence?.event.title ?? messages.create
  const repeats = occurrence !== undefined && occurrence.event.repeatRule !== ''
  const seriesId = occurrence?.event.seriesId ?? null

  async function save(patch: EventPatch, what: string) {
    if (!occurrence) return making.save(patch, what)
    const saved = marks.begin()
    const { event: row, originalStart } = occurrence
    // A rule is never that of one alone.
    const of = repeats && patch.repeatRule !== undefined && scope === 'one' ? 'all' : scope
    if (!repeats && patch.repeatRule) onScope('all')
    const next = await actions.change({ row, originalStart }, of, patch, what)
    if (!next) return
    saved()
    if (next.id !== row.id || next.originalStart !== originalStart) onFollow(next)
  }

  async function putBack(row: EventRow) {
    const next = await actions.putBack(row)
    if (next) onShow(next)
  }

  return (
    <SidePanel
      title={title}
      label={title}
      onClose={onClose}
      actions={!isNew && <IconButton label={messages.delete} icon={<Trash2 />} onClick={onRemove} />}
    >
      {repeats && !readOnly && (
        <SegmentedControl
          className="mb-4"
          label={messages.scope}
          value={scope}
          segments={optionsOf(calendarMessages.scope.choices)}
          onChange={onScope}
        />
      )}
      {occurrence && seriesId !== null && (
        <div className="mb-4 rounded-lg bg-accent px-3 py-2">
          <p>{messages.series}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button reads size="small" onClick={() => onShow({ id: seriesId, originalStart: '' })}>
              {messages.wholeSeries}
            </Button>
            <Button size="small" onClick={() => void putBack(occurrence.event)}>
              {messages.putBack}
            </Button>
          </div>
        </div>
      )}
      <SaveMarksProvider value={marks}>
        <div ref={fields}>
          <EventFields
            row={occurrence ? shownRow(occurrence) : making.row}
            firstDay={(occurrence?.event ?? making.row).startDay}
            here={occurrence && hereText(occurrence)}
            newHelp={isNew ? messages.newHelp : undefined}
            ruleHelp={repeats && scope === 'one' ? messages.ruleOfAll : undefined}
            canRepeat={seriesId === null}
            onSave={(patch, what) => void save(patch, what)}
          />
        </div>
      </SaveMarksProvider>
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
        const title = actionMessages.changeOf(what, row.title)
        void making.current.then((isMade) => isMade && actions.save(id, change, null, { title }))
        return
      }
      const next = { ...patch, ...changedDraft(store, row, change) }
      setPatch(next)
      if ((next.title ?? '') !== '') making.current = make(next)
    },
  }
}
