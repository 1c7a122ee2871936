import type { RowOfKind } from '#contract/row-kinds.ts'
import { useMemo } from 'react'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { BeforeAfter } from '#web/kit/ui/before-after.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { listEffect } from './list-effect.ts'
import { type ListedPrice, useListPricing } from './list-pricing.ts'
import { previewMessages as messages } from './page-messages.ts'

export interface EffectPreviewProps {
  readonly list: RowOfKind<'priceList'>
  /** The list with the rules that are not saved yet. */
  readonly drafted: RowOfKind<'priceList'>
  readonly changed: boolean
}

/** The effect of the rules on the prices of a list, shown before they are saved. */
export function EffectPreview({ list, drafted, changed }: EffectPreviewProps) {
  const store = useStore()
  const now = useListPricing(list)
  const then = useListPricing(drafted)
  const effect = useMemo(() => {
    const rows = list.productIds.flatMap((id) => store.get('product', id) ?? [])
    return listEffect(rows, now, then)
  }, [store, list.productIds, now, then])
  const { products, prices, belowFloor, unpriced, margin, examples } = effect
  return (
    <Panel title={messages.title} lead={changed ? messages.unsaved : messages.same}>
      <p className="font-semibold" aria-live="polite">
        {changed
          ? messages.changed(effect.changed, products)
          : messages.priced(products - unpriced.after, products, prices)}
      </p>
      {(list.tiers.length > 0 || drafted.tiers.length > 0) && (
        <p className="mt-1 text-[13px] text-muted">{messages.breaks(drafted.tiers)}</p>
      )}
      <dl className="mt-3 grid grid-cols-3 gap-3">
        <Figure name={messages.margin} before={percentOf(margin.before)} after={percentOf(margin.after)} />
        <Figure
          name={messages.below}
          before={formatNumber(belowFloor.before)}
          after={formatNumber(belowFloor.after)}
          isBad={belowFloor.after > belowFloor.before}
        />
        <Figure
          name={messages.unpriced}
          before={formatNumber(unpriced.before)}
          after={formatNumber(unpriced.after)}
          isBad={unpriced.after > unpriced.before}
        />
      </dl>
      {examples.length > 0 && (
        <ul aria-label={messages.label} className="mt-4 border-t border-line">
          {examples.map(({ before, after }) => (
            <li
              key={before.key}
              className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-b-0"
            >
              <span className="min-w-0 truncate">{before.name}</span>
              <span className="shrink-0">
                <BeforeAfter before={priceOf(before)} after={priceOf(after)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function priceOf({ price: { price, currency } }: ListedPrice): string {
  return price === null ? '–' : formatMoney(price, currency)
}

function percentOf(ppm: number | null): string {
  return ppm === null ? '–' : formatPercent(ppm)
}

function Figure({
  name,
  before,
  after,
  isBad = false,
}: {
  readonly name: string
  readonly before: string
  readonly after: string
  readonly isBad?: boolean
}) {
  return (
    <div>
      <dt className="text-[13px] text-muted">{name}</dt>
      <dd className={classNames('mt-0.5', isBad && 'text-bad')}>
        <BeforeAfter before={before} after={after} />
      </dd>
    </div>
  )
}
