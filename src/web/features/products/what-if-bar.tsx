import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { PPM, type Ppm } from '#domain/money.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { percentText } from '#web/kit/form/typed-number.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { retry } from '#web/kit/load/retry.ts'
import { whenQuiet } from '#web/kit/load/when-quiet.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { controlBoxClass, controlClass } from '#web/kit/ui/field.tsx'
import type { WhatIfState } from './use-what-if.ts'
import { whatIfMessages as messages } from './what-if-messages.ts'

/** The list is shown without what reads typed numbers. */
const loadReaders = () => retry(() => import('./what-if-readers.ts'))
const STEP: Ppm = 10_000

export interface WhatIfBarProps {
  readonly whatIf: WhatIfState
  /** How many products the figures price. */
  readonly unpriced: number
  /** Little room: the figures wait behind one line that tells them. */
  readonly compact: boolean
  readonly onReset: () => void
}

/** The figures that price products without pricing of their own (PROD-08); the prices below move with every keystroke. */
export function WhatIfBar(props: WhatIfBarProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { unpriced, compact } = props
  const { vat, retailMargin, tradeMargin } = props.whatIf.figures
  return (
    <section
      aria-label={messages.label}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-xl border border-line bg-card pe-2 ps-4',
        compact ? 'py-1' : 'py-2.5',
      )}
    >
      {compact ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-9 w-full items-center justify-between gap-3 rounded-lg text-start max-md:min-h-11"
        >
          <span className="min-w-0 truncate">
            <strong className="font-semibold">{messages.title}</strong>{' '}
            <span className="text-muted">
              {messages.short(formatRate(vat), formatRate(retailMargin), formatRate(tradeMargin))}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames('me-2 size-4 shrink-0 text-muted', open && 'rotate-180')}
          />
        </button>
      ) : (
        <p>
          <strong className="font-semibold">{messages.title}</strong>{' '}
          <span className="text-muted">
            {unpriced > 0 ? messages.explain(countOf('product', unpriced)) : messages.explainNone}
          </span>
        </p>
      )}
      {(!compact || open) && <Figures id={id} {...props} />}
    </section>
  )
}

function Figures({ id, whatIf, compact, onReset }: WhatIfBarProps & { readonly id: string }) {
  const [resets, setResets] = useState(0)
  const figure = (name: Figure) => (
    <LivePercent
      key={`${name} ${resets}`}
      name={name}
      value={whatIf.figures[name]}
      onChange={(value) => whatIf.type({ [name]: value })}
    />
  )
  function reset() {
    // A text that was refused goes with the figures.
    setResets(resets + 1)
    onReset()
  }
  return (
    <div id={id} className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2', compact && 'w-full pb-2')}>
      {figure('vat')}
      {figure('retailMargin')}
      {figure('tradeMargin')}
      <Button size="small" tone="ghost" onClick={reset}>
        {messages.reset}
      </Button>
      <Button size="small" onClick={whatIf.hide}>
        {messages.hide}
      </Button>
    </div>
  )
}

type Figure = 'vat' | 'retailMargin' | 'tradeMargin'

interface LivePercentProps {
  readonly name: Figure
  readonly value: Ppm
  readonly onChange: (value: Ppm) => void
}

/** A percentage that takes effect at every keystroke; arrow keys move it by one percent. A text that is refused changes nothing, and stays with the reason. */
function LivePercent({ name, value, onChange }: LivePercentProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const [issue, setIssue] = useState<string | undefined>(undefined)
  const latest = useRef<string>(undefined)
  useEffect(() => whenQuiet(() => void loadReaders()), [])

  function show(next: string | undefined) {
    setTyped(next)
    setIssue(undefined)
  }

  async function type(next: string) {
    latest.current = next
    show(next)
    const { whatIfReaders } = await loadReaders()
    if (latest.current !== next) return
    const parsed = whatIfReaders[name](next)
    if ('issue' in parsed) {
      setTyped(next)
      setIssue(parsed.issue)
    } else if (parsed.value !== value) onChange(parsed.value)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0
    if (step === 0) return
    event.preventDefault()
    void type(percentText(Math.max(0, Math.min(value + step, PPM - STEP))))
  }

  return (
    <div className="flex items-center gap-2 max-md:w-full max-md:justify-between max-md:pe-2">
      <label htmlFor={id} className="text-[13px] font-semibold">
        {messages[name]}
      </label>
      <div className={classNames(controlBoxClass, 'w-[4.5rem]!')}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          className={classNames(controlClass, 'pe-1! text-end')}
          aria-invalid={issue === undefined ? undefined : true}
          aria-describedby={issue === undefined ? undefined : `${id}-issue`}
          value={typed ?? percentText(value)}
          onChange={(event) => void type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            if (issue === undefined) setTyped(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <span className="pe-2.5 text-muted" aria-hidden="true">
          %
        </span>
      </div>
      {issue !== undefined && (
        <span id={`${id}-issue`} role="alert" className="text-[13px] font-medium text-bad">
          {issue}
        </span>
      )}
    </div>
  )
}
