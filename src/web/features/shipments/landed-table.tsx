import { receivedOf } from '#domain/landed-cost/amounts.ts'
import type { Units } from '#domain/money.ts'
import { chargeName } from '#web/kit/shipments/charge-name.ts'
import { formatAmount } from '#web/kit/format/money.ts'
import { ColumnTable, figureColumn } from '#web/kit/grid/column-table.tsx'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { lineName } from './names.ts'
import type { CostedLine } from './landed-section.tsx'
import type { LandingEffect } from './landing-effects.ts'
import { Move } from './move.tsx'
import { landedMessages as messages } from './page-messages.ts'
import { formatUnitMoney } from '#web/kit/format/unit-money.ts'
import type { ShipmentWork } from './use-shipment.ts'

interface LandedTableProps {
  readonly work: ShipmentWork
  /** In the order of the shipment. */
  readonly lines: readonly CostedLine[]
  /** The line whose picture is shown. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
  /** Each charge has a column of its own. */
  readonly isApart: boolean
}

/** The landed cost of every line: goods, its part of each charge, duty, of one, and the effect on the product. */
export function LandedTable({ work: { row, charges, landed }, lines, chosen, onChoose, isApart }: LandedTableProps) {
  const { totals } = landed
  const figures = figureColumn<CostedLine>
  const amount = (units: Units | null) => (units === null ? none : formatAmount(units, row.currency))
  const inCurrency = (name: string) => (
    <>
      {name} <span className="font-normal">{row.currency}</span>
    </>
  )
  /** Charges that are duty have columns of their own. */
  const ownDuty = (duty: Units | null, parts: readonly (Units | null)[]): Units | null => {
    if (duty === null || !isApart) return duty
    return parts.reduce<Units>((sum, part, index) => sum - (charges[index]?.kind === 'duty' ? (part ?? 0) : 0), duty)
  }
  const chargeColumns = isApart
    ? charges.map((charge, index) =>
        figures(
          <span className="inline-block max-w-36 truncate align-bottom">{chargeName(charge)}</span>,
          ({ cost }) => amount(cost.parts[index] ?? null),
          { foot: amount(landed.charges[index] ?? null) },
        ),
      )
    : [figures(messages.charges, ({ cost }) => amount(cost.charges), { foot: amount(totals.charges) })]
  // Beside a charge that is duty, the duty by the rates of the lines is told apart, or left out while no line has any.
  const hasDutyCharge = isApart && charges.some(({ kind }) => kind === 'duty')
  const isDutyShown = !hasDutyCharge || lines.some(({ cost }) => ownDuty(cost.duty, cost.parts) !== 0)
  const move = (effect: LandingEffect, figure: 'totalCost' | 'effectivePrice') => (
    <Move before={effect.before[figure]} after={effect.after[figure]} currency={effect.currency} />
  )
  return (
    <ColumnTable
      label={messages.label}
      rows={lines}
      keyOf={({ line }) => line.id}
      onOpen={({ line }) => onChoose(line.id === chosen ? '' : line.id)}
      current={chosen}
      columns={[
        {
          head: messages.product,
          className: 'max-w-60 min-w-44',
          render: ({ line }) => <span className="block truncate font-semibold">{lineName(line)}</span>,
          foot: messages.sum,
        },
        figures(messages.quantity, ({ line }) => messages.quantityOf(line.quantity, line.receivedQuantity), {
          card: 'detail',
        }),
        figures(inCurrency(messages.goods), ({ cost }) => amount(cost.goods), { foot: amount(totals.goods) }),
        ...chargeColumns,
        isDutyShown &&
          figures(
            hasDutyCharge ? messages.dutyByRate : messages.duty,
            ({ cost }) => amount(ownDuty(cost.duty, cost.parts)),
            { foot: amount(ownDuty(totals.duty, landed.charges)) },
          ),
        figures(inCurrency(messages.total), ({ cost }) => amount(cost.total), {
          card: 'sum',
          foot: amount(totals.total),
        }),
        figures(
          messages.perUnit,
          ({ cost }) => (cost.unitCost === null ? none : formatUnitMoney(cost.unitCost, row.currency)),
          { card: 'line', className: 'font-semibold' },
        ),
        figures(messages.costMove, ({ line, effect }) => (effect ? move(effect, 'totalCost') : withoutEffect(line)), {
          card: 'line',
        }),
        figures(messages.priceMove, ({ effect }) => (effect ? move(effect, 'effectivePrice') : none), { card: 'line' }),
        {
          head: row.status === 'landed' ? messages.marginOfCost : messages.margin,
          card: 'state',
          render: ({ effect }) => (effect ? <MarginPill result={effect.after} /> : none),
        },
      ]}
    />
  )
}

/** Why a line changes no product; nothing where its product or variant is gone. */
function withoutEffect(line: CostedLine['line']) {
  if (line.productId === null) return <span className="text-muted">{messages.noProduct}</span>
  return receivedOf(line) === 0 ? <span className="text-muted">{messages.nothingCame}</span> : none
}
