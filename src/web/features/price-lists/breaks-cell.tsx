import { Suspense, useState } from 'react'
import { ONE } from '#domain/price-list/list-rules.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { none } from '#web/kit/ui/none.tsx'
import { useReadOnlyPart } from '#web/kit/ui/read-only-part.tsx'
import type { HeldBreak, ListedPrice, ListPricing } from './list-pricing.ts'
import { tableMessages as messages } from './page-messages.ts'
import type { PriceActions } from './use-price-actions.ts'

const BreaksDialog = lazyPart(() => import('./breaks-dialog.tsx').then((module) => module.BreaksDialog))

interface BreaksProps {
  readonly listed: ListedPrice
  readonly pricing: ListPricing
  readonly actions: PriceActions
}

/** The first quantity break that holds for a product, its own or the list's, and how many follow; a press opens them. */
export function Breaks({ listed, pricing, actions }: BreaksProps) {
  const [isOpen, setOpen] = useState(false)
  const { name, price, typed } = listed
  const held = pricing.breaksOf(listed)
  const isClosed = useReadOnlyPart()
  if (isClosed && held.length === 0) return none
  const lines = breakLines(held, price.currency)
  return (
    <span role="presentation" className="inline-flex items-center gap-1" onClick={(event) => event.stopPropagation()}>
      <span aria-hidden="true" className="text-[13px] text-muted md:hidden">
        {messages.breaks}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={messages.breaksOf(lines.join(' '), name)}
        className={classNames(
          'flex flex-wrap gap-x-1 rounded-md px-2 py-1 text-start font-semibold hover:bg-accent-strong md:block 2xl:flex',
          held.length === 0 ? 'text-[13px]' : 'text-xs',
          held.some(({ isOwn }) => isOwn) ? 'bg-accent' : 'text-muted',
        )}
        onClick={() => setOpen(true)}
      >
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <BreaksDialog
            of={listed}
            currency={price.currency}
            price={price.price ?? 0}
            typed={typed}
            held={held}
            isOutsideRule={pricing.hasTiers && typed.some(({ minQuantity }) => minQuantity <= ONE)}
            actions={actions}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  )
}

function breakLines([first, ...more]: readonly HeldBreak[], currency: string): readonly string[] {
  if (!first) return [messages.addBreaks]
  return [messages.breakFrom(first.minQuantity, more.length), formatMoney(first.price, currency)]
}
