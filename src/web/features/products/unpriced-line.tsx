import { countOf } from '#web/kit/actions/nouns.ts'
import { Suspense, useState } from 'react'
import { useStore } from '#web/kit/data/use-store.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { unpricedMessages as messages } from './what-if-messages.ts'

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx').then((module) => module.BulkDialog))

export interface UnpricedLineProps {
  readonly count: number
  /** Shows what the products would sell for by the what-if figures. */
  readonly onTry: () => void
}

/** Says how many products have a cost and no price, and prices them by one margin, with a preview (PROD-08, PROD-13). */
export function UnpricedLine({ count, onTry }: UnpricedLineProps) {
  const store = useStore()
  const [pricing, setPricing] = useState<readonly string[]>()
  const begin = () => setPricing(store.idsOf('product', { search: '', where: { isActive: true, unpriced: true } }))
  const close = () => setPricing(undefined)
  return (
    <section
      aria-label={messages.label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-warn-surface py-2 pe-2 ps-4 text-warn"
    >
      <p className="min-w-0 flex-1 basis-48 font-semibold text-pretty">
        {messages.count(countOf('product', count), count)}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button size="small" tone="primary" onClick={begin}>
          {messages.set}
        </Button>
        <Button reads size="small" onClick={onTry}>
          {messages.tryOut}
        </Button>
      </span>
      {pricing && (
        <Suspense fallback={null}>
          <BulkDialog
            ids={pricing}
            title={countOf('product', pricing.length)}
            whatIf={null}
            first="pricing"
            onClose={close}
            onApplied={close}
          />
        </Suspense>
      )}
    </section>
  )
}
