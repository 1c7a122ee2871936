import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { useReadOnlyPart } from './read-only-part.tsx'
import { SavedMark } from './saved-mark.tsx'
import { useSaveMark } from './save-marks.ts'

interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'checked' | 'onChange' | 'className' | 'id'
> {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Something that is on or off and takes effect at once. */
export function Switch({ label, help, checked, onChange, ...input }: SwitchProps) {
  const id = useId()
  const { isSaved, used } = useSaveMark()
  const isClosed = useReadOnlyPart()
  return (
    <div {...used} className="relative flex items-start justify-between gap-4">
      <span>
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        {help && (
          <span id={`${id}-help`} className="mt-0.5 block text-[13px] text-muted">
            {help}
          </span>
        )}
        {/* Not beside the two: an empty third would push the switch into the middle. */}
        <SavedMark isSaved={isSaved} place="edge" />
      </span>
      <span className="relative inline-flex h-6 w-10 shrink-0">
        <input
          {...input}
          id={id}
          disabled={input.disabled === true || isClosed}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-describedby={help ? `${id}-help` : undefined}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className={classNames(
            'peer size-full appearance-none rounded-full border border-field-line bg-field-line transition-colors',
            'checked:border-primary checked:bg-primary',
            !isClosed && 'disabled:opacity-50',
          )}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-[3px] start-[3px] size-[18px] rounded-full bg-card transition-transform peer-checked:translate-x-4 rtl:peer-checked:-translate-x-4 peer-checked:bg-on-primary"
        />
      </span>
    </div>
  )
}
