import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useMemo } from 'react'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { listEffect } from './list-effect.ts'
import { type ListedPrice, useListPricing } from './list-pricing.ts'
import { pageText } from './page-text.ts'
import { asProduct, type PriceListRow } from './price-list-row.ts'

const text = pageText.preview

export interface EffectPreviewProps {
  readonly list: PriceListRow
  /** The list with the rules that are not saved yet. */
  readonly drafted: PriceListRow
  readonly changed: boolean
}

/** What the rules of a list do to its prices, live and before they are saved. */
export function EffectPreview({ list, drafted, changed }: EffectPreviewProps) {
  const store = useStore()
  const now = useListPricing(list)
  const then = useListPricing(drafted)
  const effect = useMemo(() => {
    const rows = list.productIds.flatMap((id) => store.get('product', id) ?? [])
    return listEffect(rows.map(asProduct), now, then)
  }, [store, list.productIds, now, then])
  const { products, belowFloor, unpriced, margin, examples } = effect
  const count = formatCount(products, pageText.product)
  const lead = changed ? pageText.rules.unsaved : pageText.rules.same
  return (
    <Panel title={text.title} lead={lead}>
      <p className="font-semibold" aria-live="polite">
        {effect.changed === 0 ? text.unchanged(count) : text.changed(formatNumber(effect.changed), count)}
      </p>
      <dl className="mt-3 grid grid-cols-3 gap-3">
        <Figure name={text.margin} before={percentOf(margin.before)} after={percentOf(margin.after)} />
        <Figure
          name={text.below}
          before={formatNumber(belowFloor.before)}
          after={formatNumber(belowFloor.after)}
          isBad={belowFloor.after > belowFloor.before}
        />
        <Figure
          name={text.unpriced}
          before={formatNumber(unpriced.before)}
          after={formatNumber(unpriced.after)}
          isBad={unpriced.after > unpriced.before}
        />
      </dl>
      {examples.length > 0 && (
        <ul aria-label={text.label} className="mt-4 border-t border-line">
          {examples.map(({ before, after }) => (
            <li
              key={before.key}
              className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-b-0"
            >
              <span className="min-w-0 truncate">{before.name}</span>
              <Change before={priceOf(before)} after={priceOf(after)} />
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
        <Change before={before} after={after} />
      </dd>
    </div>
  )
}

/** A figure as it is and as it would be; one that stays stands once. */
function Change({ before, after }: { readonly before: string; readonly after: string }): ReactNode {
  if (before === after) return <span className="shrink-0 font-bold">{after}</span>
  return (
    <span className="inline-flex shrink-0 flex-wrap items-baseline gap-x-1.5">
      <span className="sr-only">{text.before} </span>
      <span className="text-muted">{before}</span>
      <ArrowRight aria-hidden="true" className="size-3.5 self-center text-muted" />
      <span className="sr-only">{text.after} </span>
      <span className="font-bold">{after}</span>
    </span>
  )
}
