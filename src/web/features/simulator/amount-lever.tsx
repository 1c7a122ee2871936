import { memo } from 'react'
import { minorDigits } from '#domain/currency.ts'
import { MAX_PPM, MAX_UNITS, PPM, UNITS_PER_MINOR } from '#domain/money.ts'
import { type AmountChange, isNoChange } from '#domain/simulator/levers.ts'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import { readMoney, readPercent } from '#web/kit/form/number-text.ts'
import { moneyText, percentText } from '#web/kit/form/typed-number.ts'
import { currencySymbol, formatMoneyChange } from '#web/kit/format/money.ts'
import { LeverNumber, UnitChoice } from './lever-number.tsx'
import { LeverRow, LeverSlider } from './lever-row.tsx'
import { changeText } from './lever-words.ts'
import { simulatorMessages as messages } from './messages.ts'

/** A lever of an amount, by its name in a scenario. */
type AmountLeverName = 'supplierCost' | 'freight' | 'otherCosts'

interface AmountLeverProps {
  readonly name: AmountLeverName
  readonly lever: ScenarioLevers[AmountLeverName]
  readonly currency: string
  readonly onChange: (part: Partial<ScenarioLevers>) => void
}

const NONE: AmountChange = { by: 'percent', ppm: 0 }
const MOST_PERCENT = PPM / 2
const PERCENT_STEP = 5_000
const readChange = readPercent({ min: -PPM, max: MAX_PPM })

/** An amount that changes by a percentage, or by so much in the currency of the business. */
export const AmountLever = memo(function AmountLever({ name, lever, currency, onChange }: AmountLeverProps) {
  const label = messages.levers[name]
  const change = lever?.change ?? NONE
  const isOn = lever?.isOn ?? false
  const set = (next: AmountChange): void => onChange({ [name]: { isOn: !isNoChange(next), change: next } })
  const percent = (ppm: number) => set({ by: 'percent', ppm })
  const amount = (units: number) => set({ by: 'amount', units, currency: amountCurrency })
  const amountCurrency = change.by === 'amount' ? change.currency : currency
  const span = spanOf(amountCurrency)
  const unit = (
    <UnitChoice
      label={messages.unitOf(label)}
      value={change.by}
      units={[
        { value: 'percent', label: '%' },
        { value: 'amount', label: currencySymbol(amountCurrency) },
      ]}
      onChange={(by) => set(by === 'percent' ? { by, ppm: 0 } : { by, units: 0, currency })}
    />
  )
  return (
    <LeverRow
      label={label}
      isOn={isOn}
      onSwitch={(next) => onChange({ [name]: { isOn: next, change } })}
      onReset={lever && (() => onChange({ [name]: undefined }))}
    >
      {change.by === 'percent' ? (
        <>
          <LeverSlider
            label={messages.drawOf(label)}
            value={change.ppm}
            min={-MOST_PERCENT}
            max={MOST_PERCENT}
            step={PERCENT_STEP}
            text={changeText(change.ppm)}
            onChange={percent}
          />
          <LeverNumber
            key="percent"
            label={messages.figureOf(label)}
            value={change.ppm}
            text={percentText(change.ppm)}
            read={readChange}
            onChange={percent}
            unit={unit}
          />
        </>
      ) : (
        <>
          <LeverSlider
            label={messages.drawOf(label)}
            value={change.units}
            min={-span}
            max={span}
            step={span / 200}
            text={formatMoneyChange(change.units, amountCurrency)}
            onChange={amount}
          />
          <LeverNumber
            key="amount"
            label={messages.figureOf(label)}
            value={change.units}
            text={moneyText(change.units, amountCurrency)}
            read={readMoney(amountCurrency, { min: -MAX_UNITS })}
            onChange={amount}
            unit={unit}
          />
        </>
      )}
    </LeverRow>
  )
})

/** How far an amount is drawn: 20 of a currency with cents, 2 000 of one without. */
function spanOf(currency: string): number {
  return (minorDigits(currency) === 0 ? 2_000 : 20 * 10 ** minorDigits(currency)) * UNITS_PER_MINOR
}
