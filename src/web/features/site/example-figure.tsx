import { useState } from 'react'
import type { PriceStep, PriceStepKind } from '#domain/price-story.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent, formatRate } from '#web/kit/format/number.ts'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { Waterfall, type WaterfallStep } from '#web/kit/ui/waterfall.tsx'
import type { WaterfallTone } from '#web/kit/ui/waterfall-bars.ts'
import { EXAMPLE_CURRENCY, exampleStory } from './example-story.ts'
import { homeMessages } from './messages.ts'

const MARGINS = ['300000', '400000', '500000'] as const

const TONES: Readonly<Partial<Record<PriceStepKind, WaterfallTone>>> = {
  duty: 'tax',
  cost: 'total',
  margin: 'profit',
  ending: 'profit',
  price: 'total',
}

/** A price story that answers to the margin: the visitor sees the product's own arithmetic at work. */
export function ExampleFigure() {
  const [margin, setMargin] = useState<(typeof MARGINS)[number]>('400000')
  const story = exampleStory(Number(margin))
  const money = (units: number) => formatMoney(units, EXAMPLE_CURRENCY)
  return (
    <figure className="rounded-2xl border border-line bg-card p-4 sm:p-6">
      <figcaption className="mb-4 text-base font-bold">{homeMessages.figureTitle}</figcaption>
      <SegmentedControl
        label={homeMessages.margin}
        value={margin}
        segments={MARGINS.map((value) => ({ value, label: formatRate(Number(value)) }))}
        onChange={setMargin}
      />
      <div className="mt-4">
        <Waterfall label={homeMessages.figureLabel} steps={story.steps.map(shownStep)} format={money} />
      </div>
      <p className="mt-4 rounded-xl bg-accent px-4 py-3 text-pretty" aria-live="polite">
        <strong>{homeMessages.result(money(story.price), money(story.cost))}</strong>{' '}
        {homeMessages.profit(money(story.profit), formatPercent(story.margin))}
      </p>
      <p className="mt-3 text-[13px] text-pretty text-muted">{homeMessages.exampleNote}</p>
    </figure>
  )
}

function shownStep(step: PriceStep): WaterfallStep {
  const source = sourceOf(step.kind)
  return {
    label: labelOf(step),
    delta: step.amount,
    running: step.running,
    tone: TONES[step.kind] ?? 'cost',
    ...(source ? { source } : {}),
  }
}

function labelOf({ kind, percent }: PriceStep): string {
  const words: Readonly<Partial<Record<PriceStepKind, string | ((rate: string) => string)>>> = homeMessages.steps
  const word = words[kind] ?? kind
  return typeof word === 'string' ? word : word(formatRate(percent ?? 0))
}

function sourceOf(kind: PriceStepKind): string | undefined {
  const words: Readonly<Partial<Record<PriceStepKind, string>>> = homeMessages.sources
  return words[kind]
}
