import { useMemo } from 'react'
import { event, EVENT_PRIORITIES, EVENT_STATES } from '#contract/entities/event.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { rowField } from '#web/kit/form/row-field.tsx'
import { panelMessages as messages } from './panel-messages.ts'
import { ReminderFields } from './reminder-fields.tsx'
import { RepeatEditor } from './repeat-editor.tsx'
import type { EventPatch, EventRow } from './use-event-actions.ts'
import { WhenFields } from './when-fields.tsx'

const EventField = rowField<'event'>(event)

interface EventFieldsProps {
  readonly row: EventRow
  /** The first day of its series. */
  readonly firstDay: string
  /** Said where the user's clock shows another time. */
  readonly here: string | undefined
  /** What stands below the title of an event that is being made. */
  readonly newHelp: string | undefined
  /** For how many a change of the rule is meant, where that is not what is chosen. */
  readonly ruleHelp: string | undefined
  /** One of a series that was changed on its own does not repeat by itself. */
  readonly canRepeat: boolean
  /** `what` is the label of what was changed. */
  readonly onSave: (patch: EventPatch, what: string) => void
}

/** All that an event says, each saved as it is changed (CAL-01). */
export function EventFields({ row, firstDay, here, newHelp, ruleHelp, canRepeat, onSave }: EventFieldsProps) {
  const editing = { row, save: onSave }
  const { fields } = event
  const types = useTypes()
  return (
    <div className="space-y-4">
      <EventField {...editing} name="title" {...(newHelp === undefined ? {} : { help: newHelp })} />
      <WhenFields when={row} here={here} onSave={(patch) => onSave(patch, labelOf(patch))} />
      {canRepeat && (
        <RepeatEditor
          rule={row.repeatRule}
          startDay={row.startDay}
          startTime={row.startTime}
          firstDay={firstDay}
          lastDay={row.lastDay}
          help={ruleHelp}
          onSave={(repeatRule) => onSave({ repeatRule }, fields.repeatRule.label)}
        />
      )}
      <ReminderFields reminder={row} onSave={(patch) => onSave(patch, fields.reminderMinutes.label)} />
      <EventField
        {...editing}
        name="type"
        options={types}
        onCreate={(name) => onSave({ type: name.trim().slice(0, fields.type.max) }, fields.type.label)}
      />
      <EventField {...editing} name="location" />
      <EventField {...editing} name="status" options={worded(EVENT_STATES, messages.status)} />
      <EventField {...editing} name="priority" options={worded(EVENT_PRIORITIES, messages.priority)} />
      <EventField {...editing} name="description" rows={4} />
    </div>
  )
}

/** The label of the first of the fields that a patch changes. */
function labelOf(patch: EventPatch): string {
  const [name = 'startDay'] = Object.keys(patch) as (keyof typeof event.fields)[]
  return event.fields[name].label
}

function worded<V extends string>(values: readonly V[], words: Readonly<Record<V, string>>) {
  return values.map((value) => ({ value, label: words[value] }))
}

/** The usual types, and those that the user's events have, each once. */
function useTypes() {
  const rows = useRows('event')
  return useMemo(() => {
    const own = rows.map(({ type }) => type).filter((type) => type !== '')
    return [...new Set([...Object.keys(messages.types), ...own])].map((value) => ({ value, label: typeWord(value) }))
  }, [rows])
}

/** What a type of events is called; types of the user's own are called what they are. */
export function typeWord(type: string): string {
  return (messages.types as Readonly<Record<string, string>>)[type] ?? type
}
