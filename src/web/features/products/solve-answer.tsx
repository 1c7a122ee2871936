import { type ReactNode, useState } from 'react'
import type { CostOrigin } from '#domain/cost-origin.ts'
import { unitsFromDecimal } from '#domain/money.ts'
import { pricing } from '#domain/pricing.ts'
import type { PricingContext } from '#domain/pricing-rules.ts'
import type { SolvedCell } from '#domain/solve-price.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { formatMoney, formatMoneyExact } from '#web/kit/format/money.ts'
import { formatPercent, formatRate } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { type KeptBy, type SolveAnswer, solvedPatch } from './solve-cells.ts'
import { solveMessages as messages } from './solve-messages.ts'

export interface SolveAnswerCardProps {
  readonly cell: SolvedCell
  readonly row: RowOfKind<'product'>
  readonly context: PricingContext
  readonly answer: SolveAnswer
  readonly onUse: (way: KeptBy) => void
}

/** The figure that was found, what it means, and what using it would do to the product. */
export function SolveAnswerCard({ cell, row, context, answer, onUse }: SolveAnswerCardProps) {
  const [chosen, setChosen] = useState<KeptBy>()
  const { solved, paid, ways } = answer
  const way = ways.find((each) => each === chosen) ?? ways[0] ?? 'byHand'
  const patch = solvedPatch(row, solved, way)
  const after = pricing({ ...row, ...patch }, context)
  const money = (units: number) => formatMoney(units, row.baseCurrency)
  const isLoss = (paid.profit ?? 0) < 0
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1.5">
        <div>
          <p className="text-[13px] font-semibold text-muted">{messages.questions[cell]}</p>
          <output className="block text-2xl leading-8 font-extrabold tracking-tight">
            {cellWords(cell, solved[cell], row.baseCurrency)}
          </output>
        </div>
        {paid.belowFloor && paid.floorPrice !== null && (
          <Pill tone="warn">{messages.belowFloor(money(paid.floorPrice))}</Pill>
        )}
      </div>
      <dl className="grid grid-cols-3 gap-x-4">
        <Figure name={messages.shopperPays}>{paid.effectivePrice === null ? '–' : money(paid.effectivePrice)}</Figure>
        <Figure name={isLoss ? messages.loss : messages.profit}>
          {paid.profit === null ? '–' : money(Math.abs(paid.profit))}
        </Figure>
        <Figure name={messages.margin}>{paid.marginPpm === null ? '–' : formatPercent(paid.marginPpm)}</Figure>
      </dl>
      {ways.length > 1 && (
        <SegmentedControl
          label={messages.keep}
          value={way}
          segments={ways.map((value) => ({ value, label: messages.ways[value] }))}
          onChange={setChosen}
        />
      )}
      <div className="space-y-1 text-[13px] text-pretty text-muted">
        <p>
          {way === 'margin'
            ? messages.keptBy.margin(formatRate(solved.margin))
            : messages.keptBy.byHand(money(solved.shelfPrice))}{' '}
          {after.effectivePrice !== null && (
            <span className="font-semibold text-fg">
              {after.marginPpm === null
                ? messages.thenPrice(money(after.effectivePrice))
                : messages.thenAt(money(after.effectivePrice), formatPercent(after.marginPpm))}
            </span>
          )}
        </p>
        {solved.discount > 0 && <p>{messages.noDiscount}</p>}
        {row.variants.length > 0 && <p>{messages.variants}</p>}
        {patch.baseCost !== undefined && <Replaced cost={messages.cells.baseCost} origin={row.baseCostOrigin} />}
        {patch.shippingCost !== undefined && (
          <Replaced cost={messages.cells.shippingCost} origin={row.shippingCostOrigin} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="primary" disabled={Object.keys(patch).length === 0} onClick={() => onUse(way)}>
          {messages.use}
        </Button>
        {Object.keys(patch).length === 0 && <p className="text-[13px] text-muted">{messages.asIs}</p>}
      </div>
    </div>
  )
}

/** That a cost which was converted gives way to the solved one, with its rate (PRICE-15). */
function Replaced({ cost, origin }: { readonly cost: string; readonly origin: CostOrigin | null }) {
  if (!origin) return null
  const paid = unitsFromDecimal(origin.amount, origin.currency)
  const amount = 'issue' in paid ? origin.amount : formatMoneyExact(paid.value, origin.currency)
  return <p className="font-semibold text-fg">{messages.replaces(cost, amount, origin.currency)}</p>
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[13px] text-muted">{name}</dt>
      <dd className="truncate text-base font-bold">{children}</dd>
    </div>
  )
}

/** A figure of the calculator in words: exact where it is a cost, because that is what would be saved. */
function cellWords(cell: SolvedCell, value: number, currency: string): string {
  if (cell === 'margin' || cell === 'discount') return formatRate(value)
  return cell === 'shelfPrice' ? formatMoney(value, currency) : formatMoneyExact(value, currency)
}
