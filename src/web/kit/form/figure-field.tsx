import Equal from 'lucide-react/icons/equal'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { figureMessages as messages } from './figure-messages.ts'

interface FigureFieldProps {
  readonly label: string
  /** The text of the field, as long as nobody types in it. */
  readonly text: string
  /** How it reads while the field is left, such as with groups of digits; as it is typed where none is given. */
  readonly restingText?: string
  readonly unit: string
  readonly unitBefore: boolean
  /** It was worked out; typing in it makes it given. */
  readonly isFound: boolean
  /** Stands below the field, unless there is an issue. */
  readonly help?: ReactNode
  readonly issue: string | undefined
  /** Told with every key. */
  readonly onType: (text: string) => void
  /** Has the cell worked out; undefined where nothing leads to it. */
  readonly onAsk: (() => void) | undefined
  /** The field is entered: Escape goes back to now. */
  readonly onEnter: () => void
  readonly onEscape: () => void
  /** The place says the label already, such as the head of a table. */
  readonly hideLabel?: boolean
}

/** One figure of a calculator, given or worked out: every key counts at once, and nothing is saved. */
export function FigureField(props: FigureFieldProps) {
  const { label, text, restingText, unit, unitBefore, isFound, issue, help, hideLabel = false, onEnter } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { typed, ...typing } = useTyping(props)
  const [isEntered, setEntered] = useState(false)
  // The text is another one once the field is entered.
  useLayoutEffect(() => {
    if (isEntered) input.current?.select()
  }, [isEntered])
  const unitPart = unit !== '' && (
    <span className={classNames('shrink-0 text-muted select-none', unitBefore ? 'ps-1' : 'pe-2.5')} aria-hidden="true">
      {unit}
    </span>
  )
  return (
    <div className={hideLabel ? 'min-w-0' : 'grid grid-cols-[minmax(0,1fr)_min(9.5rem,52%)] items-center gap-x-3'}>
      <label
        htmlFor={id}
        className={hideLabel ? 'sr-only' : 'py-1 text-[13px] leading-4 font-semibold wrap-anywhere hyphens-auto'}
      >
        {label}
        {unit !== '' && <span className="sr-only"> ({unit})</span>}
      </label>
      <div className={boxClass(isFound)}>
        <AskButton {...props} onAsked={() => input.current?.focus()} />
        {unitBefore && unitPart}
        <input
          id={id}
          ref={input}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={issue === undefined ? undefined : true}
          aria-describedby={issue === undefined && !isFound && !help ? undefined : `${id}-note`}
          className={classNames(
            'h-full w-0 min-w-0 flex-1 bg-transparent ps-1 text-end outline-none max-md:text-base',
            unitBefore || unit === '' ? 'pe-2.5' : 'pe-1',
            isFound && 'font-bold',
          )}
          value={typed ?? (isEntered ? text : (restingText ?? text))}
          {...typing}
          onFocus={() => {
            onEnter()
            setEntered(true)
          }}
          onBlur={() => {
            setEntered(false)
            typing.onBlur()
          }}
        />
        {!unitBefore && unitPart}
      </div>
      <div id={`${id}-note`} aria-live="polite" className="col-span-2 text-[13px]">
        {isFound && <span className="sr-only">{messages.found} </span>}
        {issue === undefined ? (
          help && <p className="mt-1 text-muted">{help}</p>
        ) : (
          <p className="mt-1 font-medium text-bad">{issue}</p>
        )}
      </div>
    </div>
  )
}

function boxClass(isFound: boolean): string {
  return classNames(
    'flex h-9 w-full min-w-0 items-center rounded-lg border transition-colors max-md:h-11',
    'focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-primary has-aria-invalid:border-bad-strong',
    isFound ? 'border-transparent bg-accent' : 'border-field-line bg-card',
  )
}

interface AskButtonProps extends Pick<FigureFieldProps, 'label' | 'isFound' | 'onAsk'> {
  readonly onAsked: () => void
}

/** The sign of a figure that is worked out; at a given one the button that has it worked out, and then goes: the focus of who pressed it by key goes on. */
function AskButton({ label, isFound, onAsk, onAsked }: AskButtonProps) {
  const shared = 'inline-flex h-full w-7 shrink-0 items-center justify-center rounded-s-lg max-md:w-9 [&_svg]:size-3.5'
  if (isFound || !onAsk) {
    return (
      <span aria-hidden="true" className={classNames(shared, 'text-primary')}>
        {isFound && <Equal />}
      </span>
    )
  }
  const name = messages.find(label)
  return (
    <button
      type="button"
      aria-label={name}
      data-tip={name}
      onClick={({ detail }) => {
        onAsk()
        if (detail === 0) onAsked()
      }}
      className={classNames(shared, 'text-muted hover:bg-accent hover:text-fg')}
    >
      <Equal aria-hidden="true" />
    </button>
  )
}

/** What is typed stands as it was typed until the field is left. */
function useTyping({ onType, onEscape }: Pick<FigureFieldProps, 'onType' | 'onEscape'>) {
  const [typed, setTyped] = useState<string>()
  return {
    typed,
    onChange(event: { readonly target: { readonly value: string } }) {
      setTyped(event.target.value)
      onType(event.target.value)
    },
    onBlur: () => setTyped(undefined),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || typed === undefined) return
      event.stopPropagation()
      setTyped(undefined)
      onEscape()
    },
  }
}
