import { useState } from 'react'
import { GonePanel } from '#web/kit/list/gone-panel.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import type { DraftSpan } from './event-draft.ts'
import { EventPanel } from './event-panel.tsx'
import { occurrenceNamed } from './occurrence-named.ts'
import { panelMessages } from './panel-messages.ts'
import { NEW, type useCalendarPlace } from './use-calendar-place.ts'
import type { EventActions, EventRow, OccurrenceName, Scope } from './use-event-actions.ts'

interface OpenPanelProps {
  readonly row: EventRow | undefined
  readonly place: ReturnType<typeof useCalendarPlace>
  readonly span: DraftSpan
  readonly actions: EventActions
  readonly onRemove: (row: EventRow, originalStart: string, scope: Scope) => void
}

/** What a panel keeps while a change leads it to another event, so that typing goes on there. */
interface Kept {
  /** Which occurrence of which event it leads to. */
  readonly at: string
  /** Where its fields stand. */
  readonly fields: string
  readonly scope: Scope
}

/** The panel of the event that is open. */
export function OpenPanel({ row, place, span, actions, onRemove }: OpenPanelProps) {
  const [kept, setKept] = useState<Kept>()
  const { id, at } = place
  if (!row && id !== NEW) return <GonePanel kind="event" {...panelMessages.gone} onClose={place.close} />
  const occurrence = row && occurrenceNamed(row, at)
  const here = nameOf({ id, originalStart: at })
  const own = kept?.at === here ? kept : undefined
  const fields = own?.fields ?? (id === NEW ? `${NEW} ${span.start} ${span.end}` : here)
  const scope = own?.scope ?? 'one'
  const keep = (name: string, more: Partial<Kept>) => setKept({ at: name, fields, scope, ...more })
  return (
    <FieldScope of={fields}>
      <EventPanel
        occurrence={occurrence}
        span={span}
        actions={actions}
        scope={scope}
        onScope={(next) => keep(here, { scope: next })}
        onShow={(name) => place.open(name.id, name.originalStart)}
        onFollow={(name) => {
          keep(nameOf(name), {})
          place.open(name.id, name.originalStart, true)
        }}
        onMade={(made) => {
          // Who makes a series means all of it.
          keep(nameOf({ id: made, originalStart: '' }), { scope: 'all' })
          place.open(made, '', true)
        }}
        onRemove={() => occurrence && onRemove(occurrence.event, occurrence.originalStart, scope)}
        onClose={place.close}
      />
    </FieldScope>
  )
}

function nameOf({ id, originalStart }: OccurrenceName): string {
  return `${id} ${originalStart}`
}
