import { CalendarButton } from '../ui/calendar-button.tsx'
import type { FieldLayoutProps } from '../ui/field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type NamedField, type Parsed, useDraft } from '../ui/use-draft.ts'
import { formatDay } from '../format/date.ts'
import { dayAsTyped, dayPattern, readDay, restatedDay } from '../format/typed-day.ts'
import { dayMessages } from './day-messages.ts'

interface DayDraftOptions extends NamedField {
  /** `YYYY-MM-DD`, or null for no day. */
  readonly value: string | null
  readonly onCommit: (day: string | null) => void
  /** Told with each day that is typed, for what only shows what would follow; it may be one that nobody means. */
  readonly onType?: ((day: string | null) => void) | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** The day may not be left out. */
  readonly required?: boolean | undefined
}

export interface DayFieldProps extends FieldLayoutProps, DayDraftOptions {
  readonly disabled?: boolean
}

/** A calendar day in the order of the user's region (SHELL-10), committed on Enter, on leaving, or by a choice from the calendar. */
export function DayField(props: DayFieldProps) {
  const { name, value, onCommit, onType, min, max, required, disabled = false, ...layout } = props
  const { issue, input, pick } = useDayDraft({ name, value, onCommit, onType, min, max, required })
  return (
    <TextField
      {...layout}
      {...input}
      shown={value === null ? '' : formatDay(value)}
      disabled={disabled}
      error={issue ?? layout.error}
      after={<CalendarButton value={value} min={min} max={max} disabled={disabled} onPick={pick} />}
    />
  )
}

/** What the input of a calendar day is given while it is typed, what is wrong with it, and how a day is chosen without typing. */
export function useDayDraft({ name, value, onCommit, onType, min, max, required = false }: DayDraftOptions) {
  const stored = value ?? ''
  const draft = useDraft<string | null>({
    name,
    text: dayAsTyped(stored),
    restate: restatedDay,
    parse: (text) => readBound(text, { min, max, required }),
    onCommit: (day) => {
      if (day !== value) onCommit(day)
    },
    onType: onType && ((day) => onType(day === undefined ? value : day)),
  })
  const input = {
    inputMode: 'numeric' as const,
    placeholder: dayPattern(dayMessages.letters),
    value: draft.text,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => draft.onChange(target.value),
    onBlur: draft.onBlur,
    onKeyDown: draft.onKeyDown,
  }
  return { issue: draft.issue, input, pick: (day: string) => onCommit(day) }
}

interface Bounds {
  readonly min: string | undefined
  readonly max: string | undefined
  readonly required: boolean
}

function readBound(text: string, { min, max, required }: Bounds): Parsed<string | null> {
  if (text.trim() === '') return required ? { issue: dayMessages.required } : { value: null }
  const day = readDay(text)
  if (day === undefined) return { issue: dayMessages.noDay(dayAsTyped('2026-12-31')) }
  if (min !== undefined && day < min) return { issue: dayMessages.atEarliest(dayAsTyped(min)) }
  if (max !== undefined && day > max) return { issue: dayMessages.atLatest(dayAsTyped(max)) }
  return { value: day }
}
