import type { RowOfKind } from '#contract/row-kinds.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { lowestBefore } from './past-prices.ts'
import { lowestMessages as messages } from './planned-messages.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'

/** Beside a promotion: the lowest price of the 30 days before it, with its day (LEDGER-03, EU Directive 98/6/EC, Article 6a). */
export function LowestPrice({ row }: { readonly row: RowOfKind<'scheduledPrice'> }) {
  const { network } = useSyncStatus()
  const { productId, priceListId, startsAt } = row
  const { answer, isLoading } = useAnswer({ productId, priceListId, startsAt }, lowestBefore)
  const said = answer
    ? answer.price === null
      ? messages.none
      : messages.line(answer.price, answer.currency, answer.since)
    : network === 'offline'
      ? messages.offline
      : isLoading
        ? messages.reading
        : messages.none
  const isNoReduction =
    answer !== undefined && answer.price !== null && row.patchKind === 'price' && (row.amount ?? 0) >= answer.price
  return (
    <div className="mt-2 border-t border-line pt-2 text-[13px]" aria-live="polite">
      <p>{said}</p>
      {isNoReduction && <p className="mt-0.5 font-medium text-warn">{messages.raise}</p>}
    </div>
  )
}
