import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { type LandedCostInput, landedCost, perUnit } from '#domain/landed-cost/landed-cost.ts'
import { formatMoneyExact } from '#web/kit/format/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Waterfall, type WaterfallStep } from '#web/kit/ui/waterfall.tsx'
import { shipmentsText } from './text.ts'

const text = shipmentsText.list.empty
const CURRENCY = 'USD'
const QUANTITY = 2_000_000

/** 200 mugs at $4.00 with freight, insurance and duty: worked out by the same rules as every shipment. */
const EXAMPLE: LandedCostInput = {
  currency: CURRENCY,
  dutyBasis: 'fob',
  lines: [
    {
      id: 'mugs',
      quantity: QUANTITY,
      unitCost: 4_000_000,
      currency: CURRENCY,
      rate: '',
      dutyPercent: 125_000,
      weight: null,
      volume: null,
    },
  ],
  charges: (
    [
      ['freight', 180_000_000],
      ['insurance', 12_000_000],
    ] as const
  ).map(([kind, amount]) => ({
    id: kind,
    kind,
    amount,
    currency: CURRENCY,
    rate: '',
    split: 'value',
    shares: [],
    dutiable: false,
  })),
}

function exampleSteps(): readonly WaterfallStep[] {
  const [line] = landedCost(EXAMPLE).lines
  const one = (units: number | null | undefined) => perUnit(units ?? null, QUANTITY) ?? 0
  const [freight, insurance] = line?.parts ?? []
  const parts = [
    { ...text.steps.goods, delta: one(line?.goods), tone: 'cost' as const },
    { ...text.steps.freight, delta: one(freight), tone: 'cost' as const },
    { ...text.steps.insurance, delta: one(insurance), tone: 'cost' as const },
    { ...text.steps.duty, delta: one(line?.duty), tone: 'tax' as const },
  ]
  let running = 0
  const steps = parts.map((part) => ({ ...part, running: (running += part.delta) }))
  return [...steps, { ...text.steps.total, delta: 0, running, tone: 'total' }]
}

/** What shipments are for, with a worked example. */
export function NoShipments({ onCreate }: { readonly onCreate: () => void }) {
  const titleId = useId()
  return (
    <div className="mx-auto grid max-w-4xl items-center gap-8 py-8 md:grid-cols-2 md:py-14">
      <div>
        <h2 className="text-xl text-balance">{text.title}</h2>
        <p className="mt-2 text-pretty text-muted">{text.text}</p>
        <Button tone="primary" className="mt-5" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
          {shipmentsText.list.create}
        </Button>
      </div>
      <section aria-labelledby={titleId} className="rounded-2xl border border-line bg-card p-5">
        <h3 id={titleId} className="text-base">
          {text.exampleTitle}
        </h3>
        <p className="mt-0.5 mb-3 text-muted">{text.exampleLead}</p>
        <Waterfall label={text.perUnit} steps={exampleSteps()} format={(units) => formatMoneyExact(units, CURRENCY)} />
      </section>
    </div>
  )
}
