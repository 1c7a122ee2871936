import { service } from '#contract/entities/service.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { isMarginClamped } from '#domain/price-formulas.ts'
import { servicePricing } from '#domain/service-pricing.ts'
import { readMargin, readPercent } from '#web/kit/form/number-text.ts'
import { moneyText, percentText } from '#web/kit/form/typed-number.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { type Editing, ServiceField } from './editing.ts'
import { pageMessages as messages } from './page-messages.ts'
import { rateForStrategy } from './service-story.ts'

/** How a service is sold, by what it earns, and the one figure that its model needs (SERV-03). */
export function PricingSection({ editing }: { readonly editing: Editing }) {
  const { row, save } = editing
  const { pricingModel: model } = service.fields
  return (
    <Panel title={messages.sections.pricing}>
      <SegmentedControl
        label={model.label}
        value={row.pricingModel}
        segments={optionsOf(messages.models)}
        onChange={(pricingModel) => save({ pricingModel }, model.label)}
      />
      <p className="mt-2 text-[13px] text-pretty text-muted">{messages.modelHelp[row.pricingModel]}</p>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        <ServiceField
          {...editing}
          name="pricingStrategy"
          label={messages.strategy}
          options={optionsOf(messages.strategies)}
        />
        <StrategyValue editing={editing} />
        <ModelFigure editing={editing} />
      </div>
    </Panel>
  )
}

function StrategyValue({ editing: { row, save } }: { readonly editing: Editing }) {
  const isMargin = row.pricingStrategy === 'margin'
  const label = messages.strategies[row.pricingStrategy]
  return (
    <PercentField
      name={row.pricingStrategy}
      label={label}
      text={percentText(row.pricingValue)}
      parse={isMargin ? readMargin : readPercent()}
      error={isMargin && isMarginClamped(row.pricingValue) ? messages.clamped : undefined}
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
      return <OwnPrice editing={editing} name="fixedPrice" fallback={computedPrice} />
    case 'value-based':
      return <OwnPrice editing={editing} name="valuePrice" fallback={valuePrice} />
    case 'package':
      return null
  }
}

function HourlyRate({ editing }: { readonly editing: Editing }) {
  const { row, save } = editing
  const rate = rateForStrategy(row)
  const shown = rate === null ? '' : formatMoney(rate, row.baseCurrency)
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2 sm:col-span-2">
      <ServiceField
        {...editing}
        name="hourlyRate"
        className="flex-1 basis-56"
        help={rate === null ? messages.rateNeeds : messages.rateHelp(shown, strategyWords(row))}
      />
      {rate !== null && rate !== row.hourlyRate && (
        <Button className="mb-7" onClick={() => save({ hourlyRate: rate }, service.fields.hourlyRate.label)}>
          {messages.takeRate(shown)}
        </Button>
      )}
    </div>
  )
}

interface OwnPriceProps {
  readonly editing: Editing
  readonly name: 'fixedPrice' | 'valuePrice'
  /** What counts while the field is empty; 0 without a cost. */
  readonly fallback: number
}

function OwnPrice({ editing, name, fallback }: OwnPriceProps) {
  const { row } = editing
  const currency = row.baseCurrency
  const shown = formatMoney(fallback, currency)
  const ofModel = name === 'fixedPrice' ? messages.emptyPrice(shown, strategyWords(row)) : messages.emptyValue(shown)
  return (
    <ServiceField
      {...editing}
      name={name}
      className="sm:col-span-2"
      placeholder={fallback === 0 ? '' : moneyText(fallback, currency)}
      help={fallback === 0 ? messages.emptyNoCost : ofModel}
    />
  )
}

function strategyWords({ pricingStrategy, pricingValue }: RowOfKind<'service'>): string {
  const percent = formatRate(pricingValue)
  return pricingStrategy === 'margin' ? messages.withMargin(percent) : messages.withMarkup(percent)
}
