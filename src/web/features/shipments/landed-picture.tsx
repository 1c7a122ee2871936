import type { RowOfKind } from '#contract/row-kinds.ts'
import { chargeAmount } from '#domain/landed-cost/shipment-cost.ts'
import { shownCost } from '#domain/landed-cost/shown-cost.ts'
import { perUnit, receivedOf } from '#domain/landed-cost/amounts.ts'
import type { Units } from '#domain/money.ts'
import { chargeName } from '#web/kit/shipments/charge-name.ts'
import { formatMoney, formatMoneyExact } from '#web/kit/format/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { waterfallSteps } from '#web/kit/ui/waterfall-steps.ts'
import { Waterfall, type WaterfallStep } from '#web/kit/ui/waterfall.tsx'
import { lineName } from './names.ts'
import { landedMessages as messages } from './page-messages.ts'
import { chargeSplits } from './messages.ts'
import type { ShipmentWork } from './use-shipment.ts'

interface LandedPictureProps {
  readonly work: ShipmentWork
  /** The line that is shown; empty for the whole shipment. */
  readonly chosen: string
  readonly onAll: () => void
}

/** The landed cost as the sum of its steps: for the whole shipment, or for one unit of a line. */
export function LandedPicture({ work, chosen, onAll }: LandedPictureProps) {
  const { row, lines } = work
  const line = lines.find(({ id }) => id === chosen)
  const steps = line ? stepsOfLine(work, line.id) : stepsOfAll(work)
  if (steps === null) return null
  const title = line ? messages.ofOne(lineName(line)) : messages.whole
  const format = (units: number) => (line ? formatMoneyExact(units, row.currency) : formatMoney(units, row.currency))
  return (
    <Panel
      title={messages.waterfall}
      lead={line ? title : `${title}. ${messages.pick}`}
      action={
        line && (
          <Button reads onClick={onAll}>
            {messages.allLines}
          </Button>
        )
      }
    >
      <div className="max-w-3xl">
        <Waterfall label={title} steps={steps} format={format} />
      </div>
    </Panel>
  )
}

function stepsOfAll({ charges, landed }: ShipmentWork): readonly WaterfallStep[] | null {
  const { totals, charges: amounts } = shownCost(landed, charges)
  const { goods, duty } = totals
  const billed = charges.reduce<Units>((sum, { kind }, index) => sum + (kind === 'duty' ? (amounts[index] ?? 0) : 0), 0)
  return waterfallSteps(
    [
      { label: messages.goods, delta: goods, tone: 'cost' },
      ...chargeSteps(charges, amounts),
      { label: messages.duty, delta: duty === null ? null : duty - billed, tone: 'tax' },
    ],
    messages.total,
  )
}

function stepsOfLine({ row, lines, charges, landed }: ShipmentWork, id: string): readonly WaterfallStep[] | null {
  const cost = landed.lines.find((each) => each.id === id)
  const line = lines.find((each) => each.id === id)
  if (!cost || !line) return null
  const one = (units: Units | null) => perUnit(units, receivedOf(line))
  const isForeign = line.currency !== row.currency
  const { customsValue, unitCost, carried, total } = cost
  const parts = cost.parts.map(one)
  const sources = chargeSteps(charges, parts)
  const goods = one(cost.goods)
  const billed = parts.reduce<Units>((sum, part) => sum + (part ?? 0), 0)
  const others = carried === null || total === null ? null : carried.goods + carried.charges + carried.duty - total
  const missing = one(others) ?? 0
  // Each part of one is rounded; duty takes what the rounding leaves, so that the steps add up to the cost of one.
  const duty = unitCost === null || goods === null ? null : unitCost - goods - billed - missing
  return waterfallSteps(
    [
      {
        label: messages.goods,
        delta: goods,
        tone: 'cost',
        source: isForeign
          ? messages.paid(line.unitCost, line.currency, line.rate)
          : messages.units(line.quantity, line.unitCost, line.currency),
      },
      ...sources,
      {
        label: messages.duty,
        delta: duty,
        tone: 'tax',
        source:
          line.dutyPercent > 0 && customsValue !== null
            ? messages.dutyOn(line.dutyPercent, one(customsValue) ?? 0, row.currency)
            : undefined,
      },
      ...(missing === 0 ? [] : [{ label: messages.notReceived, delta: missing, tone: 'cost' as const }]),
    ],
    messages.total,
  )
}

function chargeSteps(charges: readonly RowOfKind<'shipmentCharge'>[], amounts: readonly (Units | null)[]) {
  return charges.map((charge, index) => ({
    label: chargeName(charge),
    delta: amounts[index] ?? null,
    tone:
      charge.kind === 'duty' ? ('tax' as const) : (amounts[index] ?? 0) < 0 ? ('profit' as const) : ('cost' as const),
    source: chargeSource(charge),
  }))
}

/** The amount of the charge, and its split. */
function chargeSource(charge: RowOfKind<'shipmentCharge'>): string {
  const split = charge.split === 'manual' ? messages.byHand : messages.by(chargeSplits[charge.split])
  return `${formatMoney(chargeAmount(charge) ?? 0, charge.currency)}, ${split}`
}
