import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { useReadOnlyPart } from './read-only-part.tsx'
import { Field } from './field.tsx'
import { SavedMark } from './saved-mark.tsx'
import { useSaveMark } from './save-marks.ts'

interface Segment<V extends string> {
  readonly value: V
  readonly label: string
  readonly icon?: ReactNode
}

interface SegmentedControlProps<V extends string> {
  readonly label: string
  readonly hideLabel?: boolean
  readonly value: V
  readonly segments: readonly Segment<V>[]
  readonly onChange: (value: V) => void
  readonly className?: string
  readonly disabled?: boolean
}

/** One of a few choices, all in sight. Arrow keys move between them, as in any group of radio buttons. In a part that is read only the chosen one is text. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const isClosed = useReadOnlyPart()
  const { label, hideLabel = false, value, segments, className } = props
  if (!isClosed) return <Segments {...props} />
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      className={className}
      shown={segments.find((segment) => segment.value === value)?.label ?? ''}
    >
      {() => null}
    </Field>
  )
}

function Segments<V extends string>(props: SegmentedControlProps<V>) {
  const { label, hideLabel = false, value, segments, onChange, className, disabled = false } = props
  const name = useId()
  const { isSaved, used } = useSaveMark()
  return (
    <fieldset {...used} className={classNames('relative min-w-0', className)} disabled={disabled}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-[13px] font-semibold'}>{label}</legend>
      <div className="flex rounded-lg bg-accent-strong p-0.5">
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={classNames(
              'relative flex min-h-8 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-md px-2.5 py-1 font-semibold max-md:min-h-10 max-md:px-1 [&_svg]:size-4',
              'transition-colors has-checked:bg-card has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-primary',
              value === segment.value ? 'text-fg' : 'text-muted hover:text-fg',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={segment.value}
              checked={value === segment.value}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon}
            <span className="min-w-0 text-center leading-tight text-balance wrap-anywhere">{segment.label}</span>
          </label>
        ))}
      </div>
      <SavedMark isSaved={isSaved} place={hideLabel ? 'edge' : 'label'} />
    </fieldset>
  )
}
