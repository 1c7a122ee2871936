import { chargeAmount } from '#domain/landed-cost/shipment-cost.ts'
import { perUnit, receivedOf } from '#domain/landed-cost/amounts.ts'
import type { Units } from '#domain/money.ts'
import { formatExchangeRate } from '#web/kit/currency/rate-words.ts'
import { formatMoney, formatMoneyExact } from '#web/kit/format/money.ts'
import { formatQuantity, formatRate } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Waterfall, type WaterfallStep } from '#web/kit/ui/waterfall.tsx'
import { chargeName } from './charge-words.ts'
import { lineName } from './line-words.ts'
import type { ChargeRow } from './shipment-row.ts'
import { shipmentsText } from './text.ts'
import type { ShipmentWork } from './use-shipment.ts'

const text = shipmentsText.landed

interface LandedPictureProps {
  readonly work: ShipmentWork
  /** The line that is shown; empty for the whole shipment. */
  readonly chosen: string
  readonly onAll: () => void
}

/** The landed cost as the sum of its steps: of the whole shipment, or of one unit of a line. */
export function LandedPicture({ work, chosen, onAll }: LandedPictureProps) {
  const { row, lines } = work
  const line = lines.find(({ id }) => id === chosen)
  const steps = line ? stepsOfLine(work, line.id) : stepsOfAll(work)
  if (steps === null) return null
  const title = line ? text.ofOne(lineName(line)) : text.whole
  const format = (units: number) => (line ? formatMoneyExact(units, row.currency) : formatMoney(units, row.currency))
  return (
    <Panel
      title={text.waterfall}
      lead={line ? title : `${title}. ${text.pick}`}
      action={line && <Button onClick={onAll}>{text.allLines}</Button>}
    >
      <div className="max-w-3xl">
        <Waterfall label={title} steps={steps} format={format} />
      </div>
    </Panel>
  )
}

type Step = Omit<WaterfallStep, 'running'>

/** Steps with their running sum; null where one is not known. */
function running(steps: readonly (Omit<Step, 'delta'> & { readonly delta: Units | null })[]): WaterfallStep[] | null {
  let sum = 0
  const made: WaterfallStep[] = []
  for (const { delta, ...step } of steps) {
    if (delta === null) return null
    sum += delta
    made.push({ ...step, delta, running: sum })
  }
  return made
}

function stepsOfAll({ charges, landed }: ShipmentWork): readonly WaterfallStep[] | null {
  const { goods, duty } = landed.totals
  const billed = charges.reduce<Units>(
    (sum, { kind }, index) => sum + (kind === 'duty' ? (landed.charges[index] ?? 0) : 0),
    0,
  )
  return withTotal(
    running([
      { label: text.goods, delta: goods, tone: 'cost' },
      ...chargeSteps(charges, landed.charges),
      { label: text.duty, delta: duty === null ? null : duty - billed, tone: 'tax' },
    ]),
  )
}

function stepsOfLine({ row, lines, charges, landed }: ShipmentWork, id: string): readonly WaterfallStep[] | null {
  const cost = landed.lines.find((each) => each.id === id)
  const line = lines.find((each) => each.id === id)
  if (!cost || !line) return null
  const one = (units: Units | null) => perUnit(units, receivedOf(line))
  const isForeign = line.currency !== row.currency
  const paid = formatMoneyExact(line.unitCost, line.currency)
  const { customsValue, unitCost, carried, total } = cost
  const parts = cost.parts.map(one)
  const sources = chargeSteps(charges, parts)
  const goods = one(cost.goods)
  const billed = parts.reduce<Units>((sum, part) => sum + (part ?? 0), 0)
  const others = carried === null || total === null ? null : carried.goods + carried.charges + carried.duty - total
  const missing = one(others) ?? 0
  // Each part of one is rounded; duty takes what the rounding leaves, so that the steps add up to the cost of one.
  const duty = unitCost === null || goods === null ? null : unitCost - goods - billed - missing
  return withTotal(
    running([
      {
        label: text.goods,
        delta: goods,
        tone: 'cost',
        source: isForeign
          ? text.paid(paid, formatExchangeRate(line.rate === '' ? '0' : line.rate))
          : text.units(formatQuantity(line.quantity), paid),
      },
      ...sources,
      {
        label: text.duty,
        delta: duty,
        tone: 'tax',
        source:
          line.dutyPercent > 0 && customsValue !== null
            ? text.dutyOn(formatRate(line.dutyPercent), formatMoneyExact(one(customsValue) ?? 0, row.currency))
            : undefined,
      },
      ...(missing === 0 ? [] : [{ label: text.notReceived, delta: missing, tone: 'cost' as const }]),
    ]),
  )
}

function chargeSteps(charges: readonly ChargeRow[], amounts: readonly (Units | null)[]) {
  return charges.map((charge, index) => ({
    label: chargeName(charge),
    delta: amounts[index] ?? null,
    tone:
      charge.kind === 'duty' ? ('tax' as const) : (amounts[index] ?? 0) < 0 ? ('profit' as const) : ('cost' as const),
    source: chargeSource(charge),
  }))
}

/** What was billed, and how it is split. */
function chargeSource(charge: ChargeRow): string {
  const split = charge.split === 'manual' ? text.byHand : text.by(shipmentsText.splits[charge.split])
  return `${formatMoney(chargeAmount(charge) ?? 0, charge.currency)}, ${split}`
}

function withTotal(steps: WaterfallStep[] | null): readonly WaterfallStep[] | null {
  if (steps === null) return null
  const shown = steps.filter(({ delta }, index) => delta !== 0 || index === 0)
  const sum = steps.at(-1)?.running ?? 0
  return [...shown, { label: text.total, delta: 0, running: sum, tone: 'total' }]
}
