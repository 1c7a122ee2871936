import { type ReactNode, useRef } from 'react'
import type { Parsed } from '#web/kit/ui/use-draft.ts'

interface LiveFieldProps<T> {
  readonly value: T
  readonly parse: (text: string) => Parsed<T>
  readonly onValue: (value: T) => void
  /** What is typed can be read, or not; taken back, it can. */
  readonly onReadable: (isReadable: boolean) => void
  readonly children: ReactNode
}

/** Follows the number field inside it while it is typed in, so that what depends on the number never lags behind what is on screen. */
export function LiveField<T>({ value, parse, onValue, onReadable, children }: LiveFieldProps<T>) {
  const begun = useRef(value)
  return (
    <div
      role="presentation"
      onFocusCapture={() => {
        begun.current = value
      }}
      onChangeCapture={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        const parsed = parse(target.value)
        onReadable('value' in parsed)
        if ('value' in parsed) onValue(parsed.value)
      }}
      onKeyDownCapture={({ key }) => {
        if (key !== 'Escape') return
        onReadable(true)
        onValue(begun.current)
      }}
    >
      {children}
    </div>
  )
}
