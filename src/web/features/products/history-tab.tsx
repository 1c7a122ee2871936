import { Suspense } from 'react'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { productHistory } from '#contract/endpoints/history.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { RowHistory } from '#web/kit/history/row-history.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { withoutRepeatedMargin } from '#web/kit/price/repeated-margin.ts'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { choiceMessages, historyMessages as messages } from './editor-messages.ts'

const PriceHistory = lazyPart(() => import('./price-history.tsx').then((module) => module.PriceHistory))

/** What changed on a product, when, by whom and why, and how its price and cost went (LEDGER-01). */
export function HistoryTab({ row }: { readonly row: RowOfKind<'product'> }) {
  return (
    <RowHistory
      entity={general(product)}
      endpoint={productHistory}
      row={row}
      context={{ currency: row.baseCurrency, choices: choiceMessages }}
      thing={messages.thing}
      told={withoutRepeatedMargin}
      renderAbove={(read) => (
        <Suspense fallback={<Skeleton className="h-72 rounded-xl" />}>
          <PriceHistory row={row} read={read} />
        </Suspense>
      )}
    />
  )
}
