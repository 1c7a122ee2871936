import { useMemo } from 'react'
import { explainedPrice } from '#domain/price-list/price-steps.ts'
import type { Considered } from '#domain/price-list/effective-price.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { Waterfall } from '#web/kit/ui/waterfall.tsx'
import type { ListedPrice, ListPricing } from './list-pricing.ts'
import { ONE } from './price-acts.ts'
import { whyText as text } from './why-text.ts'
import { chipWords, storyStep } from './why-words.ts'

export interface WhyPriceProps {
  readonly listed: ListedPrice
  readonly pricing: ListPricing
  /** Takes away the price that was set by hand. */
  readonly onBack: () => void
}

/** Why a price of a list is what it is: the rule that wins, the steps to the price, and what else was considered (PRICE-13). */
export function WhyPrice({ listed, pricing, onBack }: WhyPriceProps) {
  const { item, typed } = listed
  const told = useMemo(() => explainedPrice(item, pricing.request, pricing.book), [item, pricing])
  const { price, currency, rule, reason, floorPrice, belowFloor, isNet, steps, considered } = told
  const money = (units: number): string => formatMoney(units, currency)
  const isByHand = typed.some(({ minQuantity }) => minQuantity <= ONE)
  return (
    <div className="space-y-3">
      <p className="font-semibold text-pretty">
        {price === null
          ? text.because(reason === null ? text.none : text.reasons[reason])
          : rule.label === '' || rule.kind === 'promotion'
            ? text.wins(chipWords(rule))
            : text.winsIn(chipWords(rule), rule.label)}
      </p>
      {steps.length > 0 && <Waterfall label={text.steps.label} steps={steps.map(storyStep)} format={money} />}
      {(isNet || floorPrice !== null) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-muted">
          {isNet && <span>{text.net}</span>}
          {floorPrice !== null &&
            (belowFloor ? <Pill tone="bad">{text.belowFloor(money(floorPrice))}</Pill> : text.floor(money(floorPrice)))}
        </p>
      )}
      {considered.length > 0 && (
        <section>
          <h3 className="text-[13px] font-semibold">{text.considered}</h3>
          <ul className="mt-1 space-y-1 text-[13px]">
            {considered.map((each, index) => (
              <ConsideredRule key={`${index} ${each.rule.sourceId}`} considered={each} />
            ))}
          </ul>
        </section>
      )}
      {isByHand && (
        <Button size="small" onClick={onBack}>
          {text.back}
        </Button>
      )}
    </div>
  )
}

function ConsideredRule({ considered: { rule, price, currency, why } }: { readonly considered: Considered }) {
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 text-pretty text-muted">{text.considerations(chipWords(rule), text.reasons[why])}</span>
      {price !== null && <span className="shrink-0 font-semibold">{formatMoney(price, currency)}</span>}
    </li>
  )
}
