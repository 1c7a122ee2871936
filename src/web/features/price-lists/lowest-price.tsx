import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { lowestBefore } from './past-prices.ts'
import { plannedText } from './planned-text.ts'
import type { ScheduledRow } from './price-list-row.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'

const text = plannedText.lowest

/** Beside a promotion: the lowest price of the 30 days before it, with its day (LEDGER-03, EU Directive 98/6/EC, Article 6a). */
export function LowestPrice({ row }: { readonly row: ScheduledRow }) {
  const { network } = useSyncStatus()
  const { productId, priceListId, startsAt } = row
  const { answer, isLoading } = useAnswer({ productId, priceListId, startsAt }, lowestBefore)
  const words = answer
    ? answer.price === null
      ? text.none
      : text.line(formatMoney(answer.price, answer.currency), formatDate(answer.since))
    : network === 'offline'
      ? text.offline
      : isLoading
        ? text.reading
        : text.none
  const isNoReduction =
    answer !== undefined && answer.price !== null && row.patchKind === 'price' && (row.amount ?? 0) >= answer.price
  return (
    <div className="mt-2 border-t border-line pt-2 text-[13px]" aria-live="polite">
      <p>{words}</p>
      {isNoReduction && <p className="mt-0.5 font-medium text-warn">{text.raise}</p>}
    </div>
  )
}
