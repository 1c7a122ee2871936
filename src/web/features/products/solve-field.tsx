import { type ReactNode, useState } from 'react'
import { TextField } from '#web/kit/ui/text-field.tsx'
import type { Parsed } from '#web/kit/ui/use-draft.ts'

export interface SolveFieldProps {
  readonly label: string
  /** The value as text, as long as nobody typed. */
  readonly text: string
  readonly unit: string
  readonly unitBefore?: boolean
  readonly help?: ReactNode
  readonly parse: (text: string) => Parsed<number>
  /** Told with every key that leaves a number; undefined while what is typed is none. */
  readonly onValue: (value: number | undefined) => void
}

/** A number of the calculator: every key counts at once, and nothing is saved. */
export function SolveField({ label, text, unit, unitBefore = false, help, parse, onValue }: SolveFieldProps) {
  const [typed, setTyped] = useState<string>()
  const parsed = typed === undefined ? undefined : parse(typed)
  return (
    <TextField
      label={
        <>
          {label}
          <span className="sr-only"> ({unit})</span>
        </>
      }
      {...(unitBefore ? { before: unit } : { after: unit })}
      help={help}
      error={parsed && 'issue' in parsed ? parsed.issue : undefined}
      inputMode="decimal"
      className="[&_input]:text-end"
      value={typed ?? text}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const next = event.target.value
        setTyped(next)
        const read = parse(next)
        onValue('value' in read ? read.value : undefined)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === undefined) return
        event.stopPropagation()
        setTyped(undefined)
        const read = parse(text)
        onValue('value' in read ? read.value : undefined)
      }}
    />
  )
}
