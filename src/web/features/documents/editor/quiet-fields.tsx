import { type ReactNode, useId } from 'react'
import { useDayDraft } from '#web/kit/form/day-field.tsx'
import { gridInputClass } from '#web/kit/grid/grid-cell.tsx'
import { CalendarButton } from '#web/kit/ui/calendar-button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import type { Option } from '#web/kit/ui/native-select.tsx'
import { useReadOnlyPart } from '#web/kit/ui/read-only-part.tsx'
import { type NamedField, type Parsed, type Restate, useDraft } from '#web/kit/ui/use-draft.ts'

interface QuietProps {
  readonly label: string
  /** Keeps the label for screen readers alone. */
  readonly hideLabel?: boolean
  readonly disabled?: boolean
  readonly className?: string
  readonly controlClassName?: string
  /** Says something about the value below it. */
  readonly note?: ReactNode
}

interface Ids {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label and control as they stand on a printed sheet: the border of the control shows on hover and focus alone. */
function QuietField({
  label,
  hideLabel = false,
  className,
  issue,
  note,
  children,
}: QuietProps & { readonly issue?: string | undefined; readonly children: (ids: Ids) => ReactNode }) {
  const id = useId()
  const isClosed = useReadOnlyPart()
  return (
    <fieldset disabled={isClosed} className={classNames('min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'block px-2 text-xs font-medium text-muted'}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': issue === undefined ? undefined : true,
        'aria-describedby': issue !== undefined ? `${id}-issue` : note === undefined ? undefined : `${id}-note`,
      })}
      {note !== undefined && (
        <p id={`${id}-note`} className="px-2 text-xs text-muted">
          {note}
        </p>
      )}
      <p id={`${id}-issue`} aria-live="polite" className="px-2 text-[13px] font-medium text-bad empty:hidden">
        {issue}
      </p>
    </fieldset>
  )
}

interface QuietTextProps extends QuietProps, NamedField {
  readonly value: string
  readonly read: (text: string) => Parsed<string>
  readonly onSave: (value: string) => void
  readonly placeholder?: string
  /** Several lines, which Ctrl and Enter save. */
  readonly multiline?: boolean
  /** As in `useDraft`. */
  readonly restate?: Restate
}

const AREA = 'block field-sizing-content h-auto! min-h-9 resize-none py-2 leading-5 max-md:min-h-11'

/** Text on the sheet, saved on Enter or on leaving. */
export function QuietText(props: QuietTextProps) {
  const { name, value, read, onSave, placeholder, multiline = false, restate, ...field } = props
  const { text, issue, onChange, onBlur, onKeyDown } = useDraft({
    name,
    text: value,
    parse: read,
    onCommit: onSave,
    restate,
  })
  const className = classNames(gridInputClass, multiline && AREA, field.controlClassName)
  const control = { className, placeholder, disabled: field.disabled, value: text, onBlur, onKeyDown }
  return (
    <QuietField {...field} issue={issue}>
      {(ids) =>
        multiline ? (
          <textarea {...ids} {...control} rows={1} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input {...ids} {...control} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
        )
      }
    </QuietField>
  )
}

interface QuietDayProps extends QuietProps, NamedField {
  /** `YYYY-MM-DD`, or null for no day. */
  readonly value: string | null
  readonly onSave: (day: string | null) => void
  /** The day may not be left out. */
  readonly required?: boolean
}

/** A calendar day on the sheet, saved on Enter or on leaving. */
export function QuietDay({ name, value, onSave, required = false, ...field }: QuietDayProps) {
  const { issue, input, pick } = useDayDraft({ name, value, onCommit: onSave, required })
  return (
    <QuietField {...field} issue={issue}>
      {(ids) => (
        <span className="relative block">
          <input
            {...ids}
            {...input}
            autoComplete="off"
            className={classNames(gridInputClass, 'pe-9', field.controlClassName)}
            disabled={field.disabled}
          />
          <span className="absolute inset-y-0 end-3 flex items-center text-muted">
            <CalendarButton value={value} disabled={field.disabled ?? false} onPick={pick} />
          </span>
        </span>
      )}
    </QuietField>
  )
}

interface QuietSelectProps extends QuietProps {
  readonly value: string
  readonly options: readonly Option[]
  readonly onChange: (value: string) => void
  /** Finds the control again among the cells of a grid. */
  readonly cell?: string
}

/** A choice on the sheet. */
export function QuietSelect({ value, options, onChange, cell, ...field }: QuietSelectProps) {
  const known = options.some((option) => option.value === value)
  return (
    <QuietField {...field}>
      {(ids) => (
        <select
          {...ids}
          data-cell={cell}
          className={classNames(gridInputClass, 'appearance-none truncate', field.controlClassName)}
          disabled={field.disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {!known && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </QuietField>
  )
}
