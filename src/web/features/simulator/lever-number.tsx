import { type ReactNode, useId, useState } from 'react'
import type { ReadText } from '#web/kit/form/number-text.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { controlBoxClass, controlClass } from '#web/kit/ui/field.tsx'

interface LeverNumberProps<T> {
  readonly label: string
  readonly value: T
  /** The value as text, as long as nobody types. */
  readonly text: string
  readonly read: ReadText<T>
  readonly onChange: (value: T) => void
  /** Stands at the end inside the field: a unit, or the choice of one. */
  readonly unit: ReactNode
  readonly wide?: boolean
}

/** A figure that takes effect with every key. A text that is refused changes nothing, and stays with the reason. */
export function LeverNumber<T>({ label, value, text, read, onChange, unit, wide = false }: LeverNumberProps<T>) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [issue, setIssue] = useState<string>()
  function type(next: string) {
    const parsed = read(next)
    setTyped(next)
    setIssue('issue' in parsed ? parsed.issue : undefined)
    if ('value' in parsed && parsed.value !== value) onChange(parsed.value)
  }
  function leave() {
    setTyped(undefined)
    setIssue(undefined)
  }
  return (
    <div className={wide ? 'min-w-0 flex-1' : 'w-32 shrink-0'}>
      <div className={controlBoxClass}>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={issue === undefined ? undefined : true}
          aria-describedby={issue === undefined ? undefined : id}
          className={classNames(controlClass, 'pe-1! text-end')}
          value={typed ?? text}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === undefined) return
            event.stopPropagation()
            leave()
          }}
        />
        {unit}
      </div>
      {issue !== undefined && (
        <p id={id} role="alert" className="mt-1 text-[13px] font-medium text-bad">
          {issue}
        </p>
      )}
    </div>
  )
}

interface UnitChoiceProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly units: readonly { readonly value: V; readonly label: string }[]
  readonly onChange: (unit: V) => void
}

/** In what a lever is drawn, at the end of its field. */
export function UnitChoice<V extends string>({ label, value, units, onChange }: UnitChoiceProps<V>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = units.find((unit) => unit.value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
      className="h-full shrink-0 rounded-e-lg border-s border-line bg-accent px-1.5 text-[13px] font-semibold max-md:text-base"
    >
      {units.map((unit) => (
        <option key={unit.value} value={unit.value}>
          {unit.label}
        </option>
      ))}
    </select>
  )
}

/** The one unit of a field. */
export function UnitWord({ children }: { readonly children: ReactNode }) {
  return (
    <span aria-hidden="true" className="shrink-0 pe-2.5 text-muted select-none">
      {children}
    </span>
  )
}
