import type { FieldLayoutProps } from '../ui/field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useTyped } from '../ui/use-draft.ts'

export interface DayFieldProps extends FieldLayoutProps {
  /** `YYYY-MM-DD`, or null for no day. */
  readonly value: string | null
  readonly onCommit: (day: string | null) => void
  /** Told with each day that is typed, for what only shows what would follow; it may be one that nobody means. */
  readonly onType?: (day: string | null) => void
  readonly min?: string
  readonly max?: string
}

/** A calendar day, committed on Enter or on leaving: while it is typed the browser shows days that nobody meant. */
export function DayField({ value, onCommit, onType, min, max, ...layout }: DayFieldProps) {
  const { typed, typedNow, reminder, setTyped } = useTyped(layout.label, value ?? '')
  function commit() {
    const day = typedNow() === '' ? null : typedNow()
    setTyped(undefined)
    if (day !== undefined && day !== value) onCommit(day)
  }
  return (
    <TextField
      {...layout}
      error={reminder ?? layout.error}
      type="date"
      min={min}
      max={max}
      value={typed ?? value ?? ''}
      onChange={(event) => {
        setTyped(event.target.value)
        onType?.(event.target.value || null)
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape' && typed !== undefined) {
          event.stopPropagation()
          setTyped(undefined)
          onType?.(value)
        }
      }}
    />
  )
}
