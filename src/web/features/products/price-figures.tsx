import { Suspense } from 'react'
import type { Units } from '#domain/money.ts'
import type { PricingRules } from '#domain/pricing-rules.ts'
import { usedTradeMargin } from '#domain/pricing.ts'
import { tellingMargin } from '#domain/product-problem.ts'
import { formatMoney, formatMoneyExact } from '#web/kit/format/money.ts'
import { formatPercent, formatRate } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { priceMessages } from '#web/kit/price/messages.ts'
import { presentWords } from '#web/kit/price/price-steps.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import type { Editing } from './editing.ts'
import { editorMessages } from './editor-messages.ts'

const FloorReason = lazyPart(() => import('./floor-reason.tsx').then((module) => module.FloorReason))

const messages = editorMessages.price

/** What the prices are called: where sales VAT is due, with it or before it. Trade prices are always before it (PLIST-06). */
export function priceNames({ taxRate, pricesIncludeVat }: Pick<PricingRules, 'taxRate' | 'pricesIncludeVat'>) {
  const { retail, trade, withVat, withoutVat } = messages
  if (taxRate === 0) return { retail, trade }
  return { retail: `${retail} ${pricesIncludeVat ? withVat : withoutVat}`, trade: `${trade} ${withoutVat}` }
}

/** What the trade price is, and where it comes from. */
export function tradeWords(
  { tradePrice }: { readonly tradePrice: Units | null },
  rules: Pick<PricingRules, 'whatIf' | 'tradeMargin'>,
): string {
  return tradePrice === null ? messages.tradeBy(formatRate(usedTradeMargin(rules))) : messages.tradeSet
}

/** The price while it is edited, and what it means; each change shows in the same frame. */
export function PriceHeadline({ editing }: { readonly editing: Editing }) {
  const { row, price } = editing
  const { result, rules, isWhatIf } = price
  const { effectivePrice, belowFloor } = result
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1.5">
      <div>
        <p className="text-[13px] font-semibold text-muted">{priceNames(rules).retail}</p>
        <p aria-live="polite" className="text-3xl leading-9 font-extrabold tracking-tight">
          {effectivePrice === null ? messages.none : formatMoney(effectivePrice, row.baseCurrency)}
        </p>
      </div>
      <div className="mb-1.5 flex flex-wrap items-center justify-end gap-1.5">
        {isWhatIf && <Pill tone="neutral">{priceMessages.whatIf}</Pill>}
        <MarginPill result={result} />
        {belowFloor && <Pill tone="warn">{priceMessages.healths.belowFloor}</Pill>}
      </div>
    </div>
  )
}

/** Everything that follows from the price and the costs. */
export function PriceFigures({
  editing,
  onRecalculate,
}: {
  readonly editing: Editing
  readonly onRecalculate: () => void
}) {
  const { row, price } = editing
  const { result, rules } = price
  const money = (units: Units | null) => (units === null ? messages.none : formatMoneyExact(units, row.baseCurrency))
  const { effectivePrice, profit, flag } = result
  const hasCost = flag !== 'no-cost'
  const isJudged = hasCost && effectivePrice !== null
  const isLoss = profit !== null && profit < 0
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 min-[23rem]:grid-cols-3">
        <Figure name={messages.cost} value={money(hasCost ? result.totalCost : null)} />
        <Figure
          name={isLoss ? messages.loss : messages.profit}
          value={isJudged && profit !== null ? money(Math.abs(profit)) : messages.none}
        />
        <Figure
          name={messages.margin}
          value={percent(isJudged ? tellingMargin({ effectivePrice, margin: result.marginPpm }) : null)}
        />
        <Figure name={messages.markup} value={percent(isJudged ? result.markupPpm : null)} />
        <Figure name={priceNames(rules).trade} value={money(result.effectiveTradePrice)} />
        {rules.pricesIncludeVat && rules.taxRate > 0 ? (
          <Figure name={messages.net} value={money(result.netPrice)} />
        ) : (
          <Figure name={messages.floor} value={money(result.floorPrice)} />
        )}
      </dl>
      {result.effectiveTradePrice !== null && (
        <p className="mt-2.5 text-[13px] text-pretty text-muted">{tradeWords(row, rules)}</p>
      )}
      {row.floorOverride !== '' && (
        <Suspense fallback={null}>
          <FloorReason editing={editing} />
        </Suspense>
      )}
      <EarlierSetting editing={editing} onRecalculate={onRecalculate} />
    </div>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex min-w-0 flex-col justify-end">
      <dt className="text-[13px] text-pretty text-muted">{name}</dt>
      <dd className="truncate text-base font-bold">{value}</dd>
    </div>
  )
}

function percent(ppm: number | null): string {
  return ppm === null ? messages.none : formatPercent(ppm)
}

/** A changed setting never reprices by itself; until it is asked to, the row says so. */
function EarlierSetting({ editing, onRecalculate }: { readonly editing: Editing; readonly onRecalculate: () => void }) {
  const { underPresentRules } = editing.price
  if (underPresentRules === undefined) return null
  return (
    <div className="mt-4">
      <Banner
        tone="warn"
        title={editorMessages.earlier.title}
        action={
          <Button size="small" onClick={onRecalculate}>
            {messages.recalculate}
          </Button>
        }
      >
        {editorMessages.earlier.text(presentWords(underPresentRules, editing.row.baseCurrency))}
      </Banner>
    </div>
  )
}
