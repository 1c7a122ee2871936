import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ListQuery } from '#domain/list-query.ts'
import { PPM, type Ppm } from '#domain/money.ts'
import { percentText } from '#web/kit/form/typed-number.ts'
import { formatCount, formatRate } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { patiently } from '#web/kit/load/patiently.ts'
import { whenQuiet } from '#web/kit/load/when-quiet.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { controlBoxClass, controlClass } from '#web/kit/ui/field.tsx'
import { listText } from './list-text.ts'
import type { ChangeQuery } from './use-list-query.ts'

const text = listText.whatIf
/** The list is shown without what reads typed numbers. */
const loadReaders = () => patiently(() => import('./what-if-readers.ts'))
const STEP: Ppm = 10_000

export interface WhatIfBarProps {
  readonly query: ListQuery
  /** How many products the figures price. */
  readonly unpriced: number
  /** Little room: the figures wait behind one line that tells them. */
  readonly compact: boolean
  readonly onChange: ChangeQuery
  readonly onReset: () => void
}

/** The figures that price products without pricing of their own (PROD-08); the prices below move with every keystroke. */
export function WhatIfBar(props: WhatIfBarProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { query, unpriced, compact } = props
  return (
    <section
      aria-label={text.label}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-xl border border-line bg-card pr-2 pl-4',
        compact ? 'py-1' : 'py-2.5',
      )}
    >
      {compact ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-9 w-full items-center justify-between gap-3 rounded-lg text-left max-md:min-h-11"
        >
          <span className="min-w-0 truncate">
            <strong className="font-semibold">{text.title}</strong>{' '}
            <span className="text-muted">
              {text.short(formatRate(query.vat), formatRate(query.retailMargin), formatRate(query.tradeMargin))}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames('mr-2 size-4 shrink-0 text-muted', open && 'rotate-180')}
          />
        </button>
      ) : (
        <p>
          <strong className="font-semibold">{text.title}</strong>{' '}
          <span className="text-muted">
            {unpriced > 0 ? text.explain(formatCount(unpriced, listText.product)) : text.explainNone}
          </span>
        </p>
      )}
      {(!compact || open) && <Figures id={id} {...props} />}
    </section>
  )
}

function Figures({ id, query, compact, onChange, onReset }: WhatIfBarProps & { readonly id: string }) {
  const figure = (name: Figure) => (
    <LivePercent name={name} value={query[name]} onChange={(value) => onChange({ [name]: value }, 'typing')} />
  )
  return (
    <div id={id} className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2', compact && 'w-full pb-2')}>
      {figure('vat')}
      {figure('retailMargin')}
      {figure('tradeMargin')}
      <Button size="small" tone="ghost" onClick={onReset}>
        {text.reset}
      </Button>
      <Button size="small" onClick={() => onChange({ showsWhatIf: false })}>
        {text.hide}
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

/** A percentage that takes effect at every keystroke; arrow keys move it by one percent. A text that cannot be read changes nothing. */
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
    if ('issue' in parsed) setIssue(parsed.issue)
    else if (parsed.value !== value) onChange(parsed.value)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0
    if (step === 0) return
    event.preventDefault()
    void type(percentText(Math.max(0, Math.min(value + step, PPM - STEP))))
  }

  return (
    <div className="flex items-center gap-2 max-md:w-full max-md:justify-between max-md:pr-2">
      <label htmlFor={id} className="text-[13px] font-semibold">
        {text[name]}
      </label>
      <div className={classNames(controlBoxClass, 'w-[4.5rem]!')}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          className={classNames(controlClass, 'pr-1! text-right')}
          aria-invalid={issue === undefined ? undefined : true}
          aria-describedby={issue === undefined ? undefined : `${id}-issue`}
          value={typed ?? percentText(value)}
          onChange={(event) => void type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => show(undefined)}
          onKeyDown={onKeyDown}
        />
        <span className="pr-2.5 text-muted" aria-hidden="true">
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
