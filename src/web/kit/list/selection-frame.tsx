import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import { formatNumber } from '../format/number.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useClearBelow } from '../ui/use-clear-below.ts'
import type { RowChoice } from '../ui/use-row-choice.ts'
import { selectionMessages as messages } from './selection-messages.ts'

export interface SelectionFrameProps {
  /** What is chosen: `Chosen brands`. */
  readonly label: string
  readonly selection: RowChoice
  /** How many rows the list finds. */
  readonly total: number
  /** What can be done with the chosen rows: small buttons. */
  readonly children: ReactNode
}

/** What can be done with the chosen rows of a list; it floats at the bottom while there are any. */
export function SelectionFrame({ label, selection, total, children }: SelectionFrameProps) {
  const { count, chooseAll, clear } = selection
  const frame = useRef<HTMLElement>(null)
  useClearBelow(frame, count > 0)
  if (count === 0) return null
  return (
    <section
      ref={frame}
      aria-label={label}
      className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 mx-auto flex w-fit max-w-full flex-wrap items-center gap-1 rounded-xl border border-line bg-card py-1.5 pe-1.5 ps-4 shadow-float md:bottom-6"
    >
      <p className="me-2 font-semibold" aria-live="polite">
        {messages.count(formatNumber(count))}
      </p>
      {count < total && (
        <Button reads tone="ghost" size="small" onClick={chooseAll}>
          {messages.all(formatNumber(total))}
        </Button>
      )}
      {children}
      <IconButton reads data-clears-choice="" label={messages.clear} icon={<X />} onClick={clear} />
    </section>
  )
}
