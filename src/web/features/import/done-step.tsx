import type { ReactNode } from 'react'
import { isTakenBack } from '#contract/change-states.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { ChangeSetHeader } from '#web/kit/change-sets/change-set-client.ts'
import { importMessages } from './messages.ts'

export interface DoneStepProps {
  readonly header: ChangeSetHeader
  readonly busy: boolean
  readonly onUndo: () => void
  readonly onRestart: () => void
  /** Offers to fetch pictures, where the file named some. */
  readonly pictures: ReactNode
}

/** What was imported, and the way on: to the products, back, or to the next file. */
export function DoneStep({ header, busy, onUndo, onRestart, pictures }: DoneStepProps) {
  const { done: text } = importMessages
  const isUndone = isTakenBack(header.state)
  return (
    <section className="rounded-2xl border border-line bg-card px-4 py-8 md:px-6" aria-live="polite">
      <h2 className="text-xl">
        {isUndone ? text.undone : text.title(formatCount(header.size, importMessages.product))}
      </h2>
      <p className="mt-1 text-pretty text-muted">{isUndone ? undoneWords(header) : doneWords(header)}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <ScreenButton screen="products" tone="primary">
          {text.show}
        </ScreenButton>
        {!isUndone && pictures}
        {!isUndone && (
          <Button disabled={busy} onClick={onUndo}>
            {text.undo}
          </Button>
        )}
        <Button onClick={onRestart}>{text.another}</Button>
      </div>
    </section>
  )
}

function doneWords({ effect, size }: ChangeSetHeader): string {
  const { done: text } = importMessages
  const { created = 0, updated = 0, withoutCost = 0, replanned = 0 } = effect
  const parts = [
    created > 0 && text.created(formatNumber(created)),
    updated > 0 && text.updated(formatNumber(updated)),
    withoutCost > 0 && text.withCost(formatNumber(size - withoutCost)),
    withoutCost > 0 && text.withoutCost(formatNumber(withoutCost)),
  ].filter(Boolean)
  const changed = replanned > 0 ? ` ${text.replanned(formatCount(replanned, importMessages.row))}` : ''
  return `${parts.join(', ')}.${changed}`
}

function undoneWords({ skipped }: ChangeSetHeader): string {
  const { done: text } = importMessages
  return skipped > 0 ? text.kept(skipped) : text.undoneText
}
