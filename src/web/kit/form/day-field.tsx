import { type ChangeEvent, type KeyboardEvent } from 'react'
import type { FieldLayoutProps } from '../ui/field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useTyped } from '../ui/use-draft.ts'

interface DayDraftOptions extends Pick<FieldLayoutProps, 'label'> {
  /** `YYYY-MM-DD`, or null for no day. */
  readonly value: string | null
  readonly onCommit: (day: string | null) => void
  /** Told with each day that is typed, for what only shows what would follow; it may be one that nobody means. */
  readonly onType?: ((day: string | null) => void) | undefined
}

export interface DayFieldProps extends FieldLayoutProps, DayDraftOptions {
  readonly label: FieldLayoutProps['label']
  readonly min?: string
  readonly max?: string
}

/** A calendar day, committed on Enter or on leaving: while it is typed the browser shows days that nobody meant. */
export function DayField({ value, onCommit, onType, min, max, ...layout }: DayFieldProps) {
  const { reminder, input } = useDayDraft({ label: layout.label, value, onCommit, onType })
  return <TextField {...layout} {...input} error={reminder ?? layout.error} min={min} max={max} />
}

/** What the input of a calendar day is given while it is typed, and what is said of a day that was typed before the page was left. */
export function useDayDraft({ label, value, onCommit, onType }: DayDraftOptions) {
  const { typed, typedNow, reminder, setTyped } = useTyped(label, value ?? '', (day) => onType?.(day || null))
  function commit() {
    const day = typedNow() === '' ? null : typedNow()
    setTyped(undefined)
    if (day !== undefined && day !== value) onCommit(day)
  }
  const input = {
    type: 'date',
    value: typed ?? value ?? '',
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      setTyped(target.value)
      onType?.(target.value || null)
    },
    onBlur: commit,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') commit()
      if (event.key !== 'Escape' || typed === undefined) return
      event.stopPropagation()
      setTyped(undefined)
      onType?.(value)
    },
  }
  return { reminder, input }
}
