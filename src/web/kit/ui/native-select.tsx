import ChevronDown from 'lucide-react/icons/chevron-down'
import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldLayoutProps } from './field.tsx'

/** One choice of a select. */
export interface Option<V extends string = string> {
  readonly value: V
  readonly label: string
  /** Other words that find it, put together when somebody looks. */
  readonly also?: () => string
}

interface NativeSelectProps<V extends string>
  extends FieldLayoutProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'value' | 'onChange'> {
  readonly value: V
  readonly options: readonly Option<V>[]
  readonly onChange: (value: V) => void
}

/** The system's own select, for toolbars and wherever it is enough. */
export function NativeSelect<V extends string>(props: NativeSelectProps<V>) {
  const { label, help, error, hideLabel, className, value, options, onChange, ...select } = props
  return (
    <Field
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel ?? false}
      className={className}
      shown={options.find((option) => option.value === value)?.label ?? value}
    >
      {(ids) => (
        <div className="relative">
          <select
            {...select}
            {...ids}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen) onChange(chosen.value)
            }}
            className={classNames(
              'h-9 w-full appearance-none truncate rounded-lg border border-field-line bg-card pe-9 ps-3 font-medium max-md:h-11 max-md:text-base',
              'focus-visible:outline-offset-1 aria-invalid:border-bad-strong disabled:opacity-50',
            )}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
