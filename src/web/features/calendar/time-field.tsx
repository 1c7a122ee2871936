import { readTypedTime } from '#domain/typed-time.ts'
import { formatTime } from '#web/kit/format/date.ts'
import type { FieldLayoutProps } from '#web/kit/ui/field.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { type NamedField, useDraft } from '#web/kit/ui/use-draft.ts'
import { panelMessages as messages } from './panel-messages.ts'

interface TimeFieldProps extends FieldLayoutProps, NamedField {
  /** `14:30`; empty for none. */
  readonly value: string
  readonly onCommit: (time: string) => void
}

/** A time of day as the user's region types it, committed on Enter or on leaving. */
export function TimeField({ name, value, onCommit, ...layout }: TimeFieldProps) {
  const draft = useDraft<string>({
    name,
    text: value === '' ? '' : formatTime(value),
    parse: (text) => {
      const time = readTypedTime(text.trim())
      return time === undefined ? { issue: messages.noTime(formatTime('14:30')) } : { value: time }
    },
    onCommit: (time) => {
      if (time !== value) onCommit(time)
    },
  })
  return (
    <TextField
      {...layout}
      placeholder={formatTime('09:00')}
      value={draft.text}
      error={draft.issue ?? layout.error}
      onChange={(event) => draft.onChange(event.target.value)}
      onBlur={draft.onBlur}
      onKeyDown={draft.onKeyDown}
    />
  )
}
