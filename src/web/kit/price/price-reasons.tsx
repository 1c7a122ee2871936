import type { ReactNode } from 'react'
import type { Considered } from '#domain/price-list/effective-price.ts'
import type { ExplainedPrice } from '#domain/price-list/price-steps.ts'
import { formatMoney } from '../format/money.ts'
import { Pill } from '../ui/pill.tsx'
import { Waterfall } from '../ui/waterfall.tsx'
import { ruleMessages as messages } from './rule-messages.ts'
import { chipMessage, storyStep } from './rule-formats.ts'

export interface PriceReasonsProps {
  readonly told: ExplainedPrice
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Why an effective price is what it is: the rule that wins, the steps to the price, and what else was considered (PRICE-13). */
export function PriceReasons({ told, children }: PriceReasonsProps) {
  const { price, currency, rule, reason, floorPrice, belowFloor, isNet, steps, considered } = told
  const money = (units: number): string => formatMoney(units, currency)
  return (
    <div className="space-y-3">
      <p className="font-semibold text-pretty">
        {price === null
          ? messages.because(reason === null ? messages.none : messages.reasons[reason])
          : rule.label === '' || rule.kind === 'promotion'
            ? messages.wins(chipMessage(rule))
            : messages.winsIn(chipMessage(rule), rule.label)}
      </p>
      {steps.length > 0 && <Waterfall label={messages.steps.label} steps={steps.map(storyStep)} format={money} />}
      {(isNet || floorPrice !== null) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-muted">
          {isNet && <span>{messages.net}</span>}
          {floorPrice !== null &&
            (belowFloor ? (
              <Pill tone="bad">{messages.belowFloor(money(floorPrice))}</Pill>
            ) : (
              messages.floor(money(floorPrice))
            ))}
        </p>
      )}
      {considered.length > 0 && (
        <section>
          <h3 className="text-[13px] font-semibold">{messages.considered}</h3>
          <ul className="mt-1 space-y-1 text-[13px]">
            {considered.map((each, index) => (
              <ConsideredRule key={`${index} ${each.rule.sourceId}`} considered={each} />
            ))}
          </ul>
        </section>
      )}
      {children}
    </div>
  )
}

function ConsideredRule({ considered: { rule, price, currency, why } }: { readonly considered: Considered }) {
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 text-pretty text-muted">
        {messages.considerations(chipMessage(rule), messages.reasons[why])}
      </span>
      {price !== null && <span className="shrink-0 font-semibold">{formatMoney(price, currency)}</span>}
    </li>
  )
}
