import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { perUnit } from '#domain/landed-cost/amounts.ts'
import { type LandedCostInput, landedCost } from '#domain/landed-cost/landed-cost.ts'
import type { DutyBasis } from '#domain/total-cost.ts'
import { formatMoneyExact } from '#web/kit/format/money.ts'
import { useOwnCurrency } from '#web/kit/price/own-currency.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { type SummedStep, waterfallSteps } from '#web/kit/ui/waterfall-steps.ts'
import { Waterfall, type WaterfallStep } from '#web/kit/ui/waterfall.tsx'
import { exampleMessages as messages, shipmentsMessages } from './messages.ts'
import { useDutyBasis } from './use-shipment.ts'

const COUNT = 200
const QUANTITY = COUNT * 10_000
const UNIT_COST = 4_000_000
const DUTY = 125_000
const CHARGES = [
  ['freight', 180_000_000],
  ['insurance', 12_000_000],
] as const

/** 200 mugs at 4.00 with freight, insurance and duty: worked out by the same rules as every shipment. */
function example(currency: string, dutyBasis: DutyBasis): LandedCostInput {
  const same = { currency, rate: '' }
  return {
    currency,
    dutyBasis,
    lines: [
      { ...same, id: 'mugs', quantity: QUANTITY, unitCost: UNIT_COST, dutyPercent: DUTY, weight: null, volume: null },
    ],
    charges: CHARGES.map(([kind, amount]) => ({
      ...same,
      id: kind,
      kind,
      amount,
      split: 'value',
      shares: [],
      dutiable: true,
    })),
  }
}

/** The steps to the cost of one mug, by the duty basis of the business: of the goods alone, or with what it took to bring them. */
export function exampleSteps(currency: string, dutyBasis: DutyBasis): readonly WaterfallStep[] {
  const [line] = landedCost(example(currency, dutyBasis)).lines
  const one = (units: number | null | undefined) => perUnit(units ?? null, QUANTITY) ?? 0
  const [freight, insurance] = line?.parts ?? []
  const dutied = dutyBasis === 'cif' ? [line?.goods, freight, insurance] : [line?.goods]
  const dutyOn = dutied.reduce<number>((sum, amount) => sum + one(amount), 0)
  const shared = CHARGES.map(([, amount]) => messages.shared(amount, currency, COUNT))
  const steps: readonly SummedStep[] = [
    { label: messages.goods, delta: one(line?.goods), tone: 'cost' },
    { label: messages.freight, source: shared[0] ?? '', delta: one(freight), tone: 'cost' },
    { label: messages.insurance, source: shared[1] ?? '', delta: one(insurance), tone: 'cost' },
    { label: messages.duty, source: messages.dutyOf(DUTY, dutyOn, currency), delta: one(line?.duty), tone: 'tax' },
  ]
  return waterfallSteps(steps, messages.total) ?? []
}

/** Explains shipments with a worked example. */
export function NoShipments({ onCreate }: { readonly onCreate: () => void }) {
  const titleId = useId()
  const currency = useOwnCurrency()
  const dutyBasis = useDutyBasis()
  const steps = exampleSteps(currency, dutyBasis)
  return (
    <div className="mx-auto grid max-w-4xl items-center gap-8 py-8 md:grid-cols-2 md:py-14">
      <div>
        <h2 className="text-xl text-balance">{messages.title}</h2>
        <p className="mt-2 text-pretty text-muted">{messages.text}</p>
        <Button tone="primary" className="mt-5" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
          {shipmentsMessages.create}
        </Button>
      </div>
      <section aria-labelledby={titleId} className="rounded-2xl border border-line bg-card p-5">
        <h3 id={titleId} className="text-base">
          {messages.exampleTitle}
        </h3>
        <p className="mt-0.5 mb-3 text-muted">
          {messages.exampleLead(UNIT_COST, steps.at(-1)?.running ?? 0, currency)}
        </p>
        <Waterfall label={messages.perUnit} steps={steps} format={(units) => formatMoneyExact(units, currency)} />
      </section>
    </div>
  )
}
