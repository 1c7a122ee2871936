import { isMarginClamped } from '#domain/price-formulas.ts'
import { PRICING_MODELS, servicePricing } from '#domain/service-pricing.ts'
import { orEmpty, readMargin, readMoney, readPercent } from '#web/kit/form/number-text.ts'
import { moneyText, percentText } from '#web/kit/form/typed-number.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import type { Editing } from './editing.ts'
import { pageText as text } from './page-text.ts'
import { rateForStrategy } from './service-story.ts'
import type { ServiceRow } from './service-row.ts'

const MODELS = PRICING_MODELS.map((value) => ({ value, label: text.models[value] }))
const STRATEGIES = (['margin', 'markup'] as const).map((value) => ({ value, label: text.strategies[value] }))

/** How a service is sold, by what it earns, and the one figure that its model needs (SERV-03). */
export function PricingSection({ editing }: { readonly editing: Editing }) {
  const { row, save } = editing
  return (
    <Panel title={text.sections.pricing}>
      <SegmentedControl
        label={text.model}
        value={row.pricingModel}
        segments={MODELS}
        onChange={(pricingModel) => save({ pricingModel }, text.model)}
      />
      <p className="mt-2 text-[13px] text-pretty text-muted">{text.modelHelp[row.pricingModel]}</p>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        <SegmentedControl
          label={text.strategy}
          value={row.pricingStrategy}
          segments={STRATEGIES}
          onChange={(pricingStrategy) => save({ pricingStrategy }, text.strategy)}
        />
        <StrategyValue editing={editing} />
        <ModelFigure editing={editing} />
      </div>
    </Panel>
  )
}

function StrategyValue({ editing: { row, save } }: { readonly editing: Editing }) {
  const isMargin = row.pricingStrategy === 'margin'
  const label = text.percent[row.pricingStrategy]
  return (
    <PercentField
      label={label}
      name="pricingValue"
      text={percentText(row.pricingValue)}
      parse={isMargin ? readMargin : readPercent()}
      error={isMargin && isMarginClamped(row.pricingValue) ? text.clamped : undefined}
      onCommit={(pricingValue) => save({ pricingValue }, label)}
    />
  )
}

/** The figure of the model; a package has one for each of its packages. */
function ModelFigure({ editing }: { readonly editing: Editing }) {
  const { row } = editing
  const { computedPrice, valuePrice } = servicePricing({ ...row, valuePrice: null })
  switch (row.pricingModel) {
    case 'hourly':
      return <HourlyRate editing={editing} />
    case 'fixed':
      return <OwnPrice editing={editing} name="fixedPrice" label={text.fixedPrice} fallback={computedPrice} />
    case 'value-based':
      return <OwnPrice editing={editing} name="valuePrice" label={text.valuePrice} fallback={valuePrice} />
    case 'package':
      return null
  }
}

function HourlyRate({ editing: { row, save } }: { readonly editing: Editing }) {
  const currency = row.baseCurrency
  const rate = rateForStrategy(row)
  const shown = rate === null ? '' : formatMoney(rate, currency)
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2 sm:col-span-2">
      <MoneyField
        label={text.hourlyRate}
        name="hourlyRate"
        className="flex-1 basis-56"
        currency={currency}
        text={moneyText(row.hourlyRate, currency)}
        parse={orEmpty(readMoney(currency))}
        help={rate === null ? text.rateNeeds : text.rateHelp(shown, strategyWords(row))}
        onCommit={(hourlyRate) => save({ hourlyRate }, text.hourlyRate)}
      />
      {rate !== null && rate !== row.hourlyRate && (
        <Button className="mb-7" onClick={() => save({ hourlyRate: rate }, text.hourlyRate)}>
          {text.takeRate(shown)}
        </Button>
      )}
    </div>
  )
}

interface OwnPriceProps {
  readonly editing: Editing
  readonly name: 'fixedPrice' | 'valuePrice'
  readonly label: string
  /** What counts while the field is empty; 0 without a cost. */
  readonly fallback: number
}

function OwnPrice({ editing: { row, save }, name, label, fallback }: OwnPriceProps) {
  const currency = row.baseCurrency
  const shown = formatMoney(fallback, currency)
  const help =
    fallback === 0
      ? text.emptyNoCost
      : name === 'fixedPrice'
        ? text.emptyPrice(shown, strategyWords(row))
        : text.emptyValue(shown)
  return (
    <MoneyField
      label={label}
      name={name}
      className="sm:col-span-2"
      currency={currency}
      text={moneyText(row[name], currency)}
      placeholder={fallback === 0 ? '' : moneyText(fallback, currency)}
      parse={orEmpty(readMoney(currency))}
      help={help}
      onCommit={(price) => save({ [name]: price }, label)}
    />
  )
}

function strategyWords({ pricingStrategy, pricingValue }: ServiceRow): string {
  const percent = formatRate(pricingValue)
  return pricingStrategy === 'margin' ? text.withMargin(percent) : text.withMarkup(percent)
}
