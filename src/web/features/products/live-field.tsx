import { useRef } from 'react'
import { FieldControl, type FieldControlProps } from '#web/kit/form/field-control.tsx'
import { fieldText } from '#web/kit/form/field-text.ts'

interface LiveFieldProps extends FieldControlProps {
  /** What is typed can be read, or not; taken back, it can. */
  readonly onReadable: (isReadable: boolean) => void
}

/** The control of a declared number that takes effect at every key, so that what depends on the number never lags behind what is on screen. */
export function LiveField({ onReadable, ...control }: LiveFieldProps) {
  const { field, value, currency, onCommit } = control
  const begun = useRef(value)
  return (
    <div
      role="presentation"
      onFocusCapture={() => {
        begun.current = value
      }}
      onChangeCapture={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        const parsed = fieldText(field, currency).read(target.value)
        onReadable('value' in parsed)
        if ('value' in parsed) onCommit(parsed.value)
      }}
      onKeyDownCapture={({ key }) => {
        if (key !== 'Escape') return
        onReadable(true)
        onCommit(begun.current)
      }}
    >
      <FieldControl {...control} />
    </div>
  )
}
