import { type ReactNode, useRef } from 'react'
import { restatedNumber } from '../form/typed-number.ts'
import { classNames } from './class-names.ts'
import { controlBoxClass, controlClass, Field, type FieldLayoutProps } from './field.tsx'
import { none } from './none.tsx'
import { type NamedField, type Parsed, useDraft } from './use-draft.ts'

/** What a number field is given; `T` is the value it reads. */
export interface NumberFieldProps<T> extends FieldLayoutProps, NamedField {
  /** The stored value as text, as the user would type it. */
  readonly text: string
  readonly parse: (text: string) => Parsed<T>
  readonly onCommit: (value: T) => void
  /** As in `useDraft`. */
  readonly onType?: ((value: T | undefined) => void) | undefined
  /** What the number counts, said inside the field: `%`, `kg`. */
  readonly unit?: ReactNode
  /** The unit stands before the number, as currency signs do. */
  readonly unitBefore?: boolean
  readonly placeholder?: string
  readonly disabled?: boolean
  /** Stands at the right end inside the field, such as a choice that belongs to the number. */
  readonly trailing?: ReactNode
  /** A second remark that belongs to the value, at the right end of the label's line. */
  readonly aside?: ReactNode
}

/** A number typed freely and committed on Enter or on leaving; Escape takes it back. */
export function NumberField<T>(props: NumberFieldProps<T>) {
  const {
    text,
    parse,
    onCommit,
    onType,
    unit,
    unitBefore = false,
    placeholder,
    disabled,
    name,
    aside,
    trailing,
    ...layout
  } = props
  const draft = useDraft({ name, text, parse, onCommit, onType, restate: restatedNumber })
  const input = useRef<HTMLInputElement>(null)
  // A choice at the end says the unit already, and leaves little room.
  const unitPart = unit && !trailing && (
    <span
      className={classNames('shrink-0 text-muted select-none', unitBefore ? 'ps-3' : 'pe-3')}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault()
        input.current?.focus()
      }}
    >
      {unit}
    </span>
  )
  return (
    <Field
      {...layout}
      label={
        <span className="flex items-baseline justify-between gap-2">
          <span>
            {layout.label}
            {unit && <span className="sr-only"> ({unit})</span>}
          </span>
          {aside && <span className="font-normal text-muted">{aside}</span>}
        </span>
      }
      error={draft.issue ?? layout.error}
      shown={<Shown {...props} />}
    >
      {(ids) => (
        <div className={controlBoxClass}>
          {unitBefore && unitPart}
          <input
            {...ids}
            ref={input}
            className={classNames(controlClass, 'text-end', Boolean(unit) && !unitBefore && 'pe-1.5')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.text}
            placeholder={placeholder}
            disabled={disabled}
            onChange={(event) => draft.onChange(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={draft.onBlur}
            onKeyDown={draft.onKeyDown}
          />
          {!unitBefore && unitPart}
          {trailing}
        </div>
      )}
    </Field>
  )
}

/** The number with its unit, as text; in a table below those of the other rows. */
function Shown<T>({ text, unit, unitBefore = false, placeholder, hideLabel = false }: NumberFieldProps<T>) {
  if (text === '') return placeholder ?? none
  return (
    <span className={hideLabel ? 'block text-end' : undefined}>
      {unitBefore && unit}
      {unitBefore && typeof unit === 'string' && unit.length > 1 && '\u00a0'}
      {text}
      {!unitBefore && unit && '\u00a0'}
      {!unitBefore && unit}
    </span>
  )
}
