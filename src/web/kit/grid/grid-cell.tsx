import { type ChangeEvent, useId } from 'react'
import { restatedNumber } from '../form/typed-number.ts'
import { classNames } from '../ui/class-names.ts'
import { useReadOnlyPart } from '../ui/read-only-part.tsx'
import { type Parsed, useDraft } from '../ui/use-draft.ts'

/** What an input of the grid looks like; the border shows on hover, focus and where something is wrong. */
export const gridInputClass = classNames(
  'h-9 w-full min-w-0 rounded-md border border-transparent bg-transparent px-2 outline-none max-md:h-11 max-md:text-base',
  'hover:border-line focus-visible:border-primary focus-visible:bg-card focus-visible:outline-1 focus-visible:-outline-offset-1 focus-visible:outline-primary',
  'aria-invalid:border-bad-strong disabled:text-fg disabled:hover:border-transparent',
)

interface GridCellProps<T> {
  /** Finds the cell again: `<line id> <column>`. */
  readonly cell: string
  readonly label: string
  readonly text: string
  readonly read: (text: string) => Parsed<T>
  readonly onCommit: (value: T) => void
  /** Told while typing; null once the typing has ended. */
  readonly onTyping: (value: T | null) => void
  readonly align: 'start' | 'end'
  /** What is wrong with the stored value, with its remedy. */
  readonly issue: string | undefined
  readonly disabled: boolean
}

/** One cell of the grid: typed freely, saved on leaving it, taken back with Escape. */
export function GridCell<T>(props: GridCellProps<T>) {
  const { cell, label, text, read, onCommit, onTyping, align, issue, disabled } = props
  const draft = useDraft({
    name: cell,
    text,
    parse: read,
    onCommit,
    restate: align === 'end' ? restatedNumber : undefined,
  })
  const isClosed = useReadOnlyPart()
  const id = useId()
  const problem = draft.issue ?? (draft.dirty ? undefined : issue)
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    draft.onChange(target.value)
    const parsed = read(target.value)
    onTyping('issue' in parsed ? null : parsed.value)
  }
  return (
    <span className="relative block" data-tip={problem}>
      <input
        data-cell={cell}
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : id}
        className={classNames(gridInputClass, align === 'end' && 'text-end')}
        inputMode={align === 'end' ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled || isClosed}
        value={draft.text}
        onChange={onChange}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          draft.onBlur()
          onTyping(null)
        }}
        onKeyDown={(event) => {
          draft.onKeyDown(event)
          if (event.key === 'Escape') onTyping(null)
        }}
      />
      {problem !== undefined && (
        <span id={id} className="sr-only">
          {problem}
        </span>
      )}
    </span>
  )
}
