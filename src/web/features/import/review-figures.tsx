import type { SkipReason } from '#domain/import/source-row.ts'
import { formatCount, formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { type Tone, ToneShape, toneText } from '#web/kit/ui/tone.tsx'
import type { ChangeSetHeader } from './change-set-api.ts'
import type { Skipped } from './import-calls.ts'
import { importText } from './text.ts'

const VARIANTS = ['newVariants', 'updatedVariants'] as const

/** The effect of a change set as figures: how many of what, and what it does to the margin. */
export function ReviewFigures({
  effect,
  skipped,
}: {
  readonly effect: ChangeSetHeader['effect']
  readonly skipped: Skipped
}) {
  const { review: text } = importText
  const figures: readonly (readonly [string, number | undefined, Tone?])[] = [
    [text.created, effect.created],
    [text.updated, effect.updated],
    [text.unchanged, effect.unchanged],
    [text.refused, effect.refused, 'bad'],
    [text.newCategories, effect.newCategories],
    [text.newBrands, effect.newBrands],
    [text.withoutCost, effect.withoutCost, 'warn'],
    [text.belowFloor, effect.belowFloor, 'warn'],
    // Only where there are any, because most files have none.
    ...VARIANTS.flatMap((name) => (effect[name] === undefined ? [] : [[text[name], effect[name]] as const])),
  ]
  return (
    <>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-4">
        {figures.map(([label, count = 0, tone]) => (
          <Figure key={label} label={label} tone={count > 0 ? tone : undefined}>
            {formatNumber(count)}
          </Figure>
        ))}
      </dl>
      <p className="mt-3 text-muted empty:hidden">
        {[marginLine(effect), skippedLine(skipped)].filter(Boolean).join(' ')}
      </p>
    </>
  )
}

function Figure({
  label,
  tone,
  children,
}: {
  readonly label: string
  readonly tone: Tone | undefined
  readonly children: string
}) {
  return (
    <div className="flex flex-col-reverse justify-end bg-card px-4 py-3">
      <dt className="text-[13px] text-muted">{label}</dt>
      <dd className={classNames('flex items-center gap-2 text-xl font-bold', tone && toneText[tone])}>
        {tone && <ToneShape tone={tone} />}
        {children}
      </dd>
    </div>
  )
}

function marginLine({ marginBefore, marginAfter }: ChangeSetHeader['effect']): string {
  if (marginAfter === null || marginAfter === undefined) return ''
  const before = marginBefore === null || marginBefore === undefined ? '' : `${formatPercent(marginBefore)} → `
  return `${importText.review.margin}: ${before}${formatPercent(marginAfter)}.`
}

function skippedLine(skipped: Skipped): string {
  const { review: text } = importText
  const parts = Object.entries(skipped).map(([reason, count]) =>
    formatCount(count, text.skippedNouns[reason as SkipReason]),
  )
  return parts.length === 0 ? '' : text.skipped(parts.join(', '))
}
