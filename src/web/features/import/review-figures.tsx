import type { SkipReason } from '#domain/import/source-row.ts'
import { type FileFigure, FileFigures } from '#web/kit/files/file-figures.tsx'
import { formatCount, formatPercent } from '#web/kit/format/number.ts'
import type { ChangeSetHeader } from '#web/kit/change-sets/change-set-client.ts'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import type { Skipped } from './import-calls.ts'
import { importMessages } from './messages.ts'

const VARIANTS = ['newVariants', 'updatedVariants'] as const

/** The effect of a change set as figures: how many of what, and what it does to the margin. */
export function ReviewFigures({
  effect,
  skipped,
}: {
  readonly effect: ChangeSetHeader['effect']
  readonly skipped: Skipped
}) {
  const { review: text } = importMessages
  const figures: readonly FileFigure[] = [
    { label: text.created, count: effect.created ?? 0 },
    { label: text.updated, count: effect.updated ?? 0 },
    { label: text.unchanged, count: effect.unchanged ?? 0 },
    { label: text.refused, count: effect.refused ?? 0, tone: 'bad' },
    { label: text.newCategories, count: effect.newCategories ?? 0 },
    { label: text.newBrands, count: effect.newBrands ?? 0 },
    { label: text.withoutCost, count: effect.withoutCost ?? 0, tone: 'warn' },
    { label: text.losing, count: effect.losing ?? 0, tone: 'bad' },
    { label: text.belowFloor, count: effect.belowFloor ?? 0, tone: 'warn' },
    // Only where there are any, because most files have none.
    ...VARIANTS.flatMap((name) => (effect[name] === undefined ? [] : [{ label: text[name], count: effect[name] }])),
  ]
  return (
    <>
      <FileFigures figures={figures} />
      <p className="mt-3 text-muted empty:hidden">
        {[marginLine(effect), skippedLine(skipped)].filter(Boolean).join(' ')}
      </p>
    </>
  )
}

function marginLine({ marginBefore, marginAfter }: ChangeSetHeader['effect']): string {
  if (marginAfter === null || marginAfter === undefined) return ''
  const before = marginBefore === null || marginBefore === undefined ? '' : `${formatPercent(marginBefore)} → `
  return labelMessages.named(importMessages.review.margin, `${before}${formatPercent(marginAfter)}.`)
}

function skippedLine(skipped: Skipped): string {
  const { review: text } = importMessages
  const parts = Object.entries(skipped).map(([reason, count]) =>
    formatCount(count, text.skippedNouns[reason as SkipReason]),
  )
  return parts.length === 0 ? '' : text.skipped(parts.join(', '))
}
