import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useReadOnlyPart } from './read-only-part.tsx'

interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'checked' | 'onChange' | 'className'
> {
  /** A box without one is named by its `aria-label`, such as in a row: there are many, and each element costs time. */
  readonly label?: ReactNode
  readonly checked: boolean
  /** Some but not all of what the box stands for is chosen. */
  readonly indeterminate?: boolean
  /** The event tells whether Shift was held, for ranges. */
  readonly onChange: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void
}

/** A box to tick. It has the size of a comfortable target, in rows too. */
export function Checkbox({ label, checked, indeterminate = false, onChange, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const isClosed = useReadOnlyPart()
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  const Mark = indeterminate ? Minus : checked && Check
  return (
    <label className={classNames('flex min-h-6 w-fit items-center', label ? 'gap-2.5' : '-m-2 p-2')}>
      <span className="relative inline-flex size-[18px] shrink-0">
        <input
          {...input}
          ref={box}
          disabled={input.disabled === true || isClosed}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked, event)}
          className={classNames(
            'size-full appearance-none rounded-[5px] border border-field-line bg-card transition-colors',
            'checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary',
            !isClosed && 'disabled:opacity-50',
          )}
        />
        {Mark && (
          <Mark
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-3 text-on-primary"
          />
        )}
      </span>
      {label && <span>{label}</span>}
    </label>
  )
}
