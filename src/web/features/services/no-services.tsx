import { type ReactNode, useId } from 'react'
import { formatMoney } from '#web/kit/format/money.ts'
import { useOwnCurrency } from '#web/kit/price/own-currency.ts'
import { Waterfall } from '#web/kit/ui/waterfall.tsx'
import { type ToldInMoney, storySteps } from './story-steps.ts'
import { servicesMessages } from './messages.ts'

const PART = 45_500_000

/** Two hours at 38.00 and a part of 45.50: worked out by the same rules as every service. */
const EXAMPLE: Omit<ToldInMoney, 'baseCurrency' | 'additionalCosts'> = {
  laborCost: null,
  laborHours: 20_000,
  laborRate: 38_000_000,
  materialCost: null,
  overheadCost: null,
  subcontractorCost: null,
  pricingModel: 'fixed',
  pricingStrategy: 'margin',
  pricingValue: 350_000,
  hourlyRate: null,
  fixedPrice: null,
  valuePrice: null,
  packageOptions: [],
}

/** What services are for, with a worked example. */
export function NoServices({ action, secondAction }: { readonly action: ReactNode; readonly secondAction: ReactNode }) {
  const text = servicesMessages.empty
  const titleId = useId()
  const currency = useOwnCurrency()
  const example = { ...EXAMPLE, additionalCosts: [{ label: text.part, amount: PART }], baseCurrency: currency }
  return (
    <div className="mx-auto grid max-w-4xl items-center gap-8 py-8 md:grid-cols-2 md:py-14">
      <div>
        <h2 className="text-xl text-balance">{text.title}</h2>
        <p className="mt-2 mb-5 text-pretty text-muted">{text.text}</p>
        <div className="flex flex-wrap items-center gap-2">
          {action}
          {secondAction}
        </div>
      </div>
      <section aria-labelledby={titleId} className="rounded-2xl border border-line bg-card p-5">
        <h3 id={titleId} className="text-base">
          {text.exampleTitle}
        </h3>
        <p className="mt-0.5 mb-3 text-muted">{text.exampleLead}</p>
        <Waterfall
          label={text.exampleTitle}
          steps={storySteps(example)}
          format={(units) => formatMoney(units, currency)}
        />
      </section>
    </div>
  )
}
