import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useId, useState } from 'react'
import type { ListQuery } from '#domain/list-query.ts'
import { PPM, type Ppm } from '#domain/money.ts'
import { percentText, readMargin, readPercent, type ReadText } from '#web/kit/form/number-text.ts'
import { formatCount, formatRate } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { controlBoxClass, controlClass } from '#web/kit/ui/field.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { listText } from './list-text.ts'
import type { ChangeQuery } from './use-list-query.ts'

const text = listText.whatIf
const readVat = readPercent({ min: 0, max: PPM })
const STEP: Ppm = 10_000

export interface WhatIfBarProps {
  readonly query: ListQuery
  /** How many products the figures price. */
  readonly unpriced: number
  readonly onChange: ChangeQuery
  readonly onReset: () => void
}

/** The figures that price products without pricing of their own (PROD-08); the prices below move with every keystroke. */
export function WhatIfBar(props: WhatIfBarProps) {
  const phone = useMediaQuery(PHONE_QUERY)
  const [open, setOpen] = useState(false)
  const id = useId()
  const { query, unpriced } = props
  return (
    <section
      aria-label={text.label}
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-xl border border-line bg-card py-2.5 pr-2 pl-4 max-md:py-1"
    >
      {phone ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-lg text-left"
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
      {(!phone || open) && <Figures id={id} {...props} />}
    </section>
  )
}

function Figures({ id, query, onChange, onReset }: WhatIfBarProps & { readonly id: string }) {
  const figure = (name: 'vat' | 'retailMargin' | 'tradeMargin', read: ReadText<Ppm>) => (
    <LivePercent
      label={text[name]}
      value={query[name]}
      read={read}
      onChange={(value) => onChange({ [name]: value }, 'typing')}
    />
  )
  return (
    <div id={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full max-md:pb-2">
      {figure('vat', readVat)}
      {figure('retailMargin', readMargin)}
      {figure('tradeMargin', readMargin)}
      <Button size="small" tone="ghost" onClick={onReset}>
        {text.reset}
      </Button>
    </div>
  )
}

interface LivePercentProps {
  readonly label: string
  readonly value: Ppm
  readonly read: ReadText<Ppm>
  readonly onChange: (value: Ppm) => void
}

/** A percentage that takes effect at every keystroke; arrow keys move it by one percent. A text that cannot be read changes nothing. */
function LivePercent({ label, value, read, onChange }: LivePercentProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const issue = typed === undefined ? undefined : issueOf(read(typed))

  function type(next: string) {
    setTyped(next)
    const parsed = read(next)
    if ('value' in parsed && parsed.value !== value) onChange(parsed.value)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0
    if (step === 0) return
    event.preventDefault()
    type(percentText(Math.max(0, Math.min(value + step, PPM - STEP))))
  }

  return (
    <div className="flex items-center gap-2 max-md:w-full max-md:justify-between max-md:pr-2">
      <label htmlFor={id} className="text-[13px] font-semibold">
        {label}
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
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(undefined)}
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

function issueOf(parsed: ReturnType<ReadText<Ppm>>): string | undefined {
  return 'issue' in parsed ? parsed.issue : undefined
}
