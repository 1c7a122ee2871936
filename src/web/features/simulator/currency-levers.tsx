import { memo } from 'react'
import { crossRate, type RateSet, rateRatio, TYPED_RATE_DIGITS } from '#domain/exchange-rates.ts'
import { MAX_PPM, PPM } from '#domain/money.ts'
import { isNoChange } from '#domain/simulator/levers.ts'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import { formatExchangeRate, rateProvenance } from '#web/kit/currency/exchange-rate-text.ts'
import { readExchangeRate } from '#web/kit/currency/read-exchange-rate.ts'
import { readPercent } from '#web/kit/form/number-text.ts'
import { percentText, typed } from '#web/kit/form/typed-number.ts'
import { LeverNumber, UnitChoice } from './lever-number.tsx'
import { LeverRow, LeverSlider } from './lever-row.tsx'
import { changeText } from './lever-words.ts'
import { simulatorMessages as messages } from './messages.ts'

type CurrencyLever = NonNullable<ScenarioLevers['rates']>[number]

interface CurrencyLeversProps {
  readonly levers: ScenarioLevers['rates']
  /** The currencies that costs were paid in. */
  readonly paid: readonly string[]
  /** The currency of the business. */
  readonly currency: string
  readonly rates: RateSet
  readonly onChange: (part: Partial<ScenarioLevers>) => void
}

/** What each currency that costs were paid in is worth: changed by a percentage, or at a rate of one's own. */
export const CurrencyLevers = memo(function CurrencyLevers(props: CurrencyLeversProps) {
  const { levers = [], paid, currency, rates, onChange } = props
  const shown = [...new Set([...paid, ...levers.map((lever) => lever.currency)])].filter((code) => code !== currency)
  const write = (code: string, lever: CurrencyLever | undefined) => {
    const others = levers.filter((each) => each.currency !== code)
    const next = lever ? [...others, lever] : others
    onChange({ rates: next.length === 0 ? undefined : next })
  }
  if (shown.length === 0) return <p className="py-2 text-pretty text-muted">{messages.noForeign}</p>
  return shown.map((code) => (
    <CurrencyRow
      key={code}
      code={code}
      lever={levers.find((each) => each.currency === code)}
      currency={currency}
      rates={rates}
      onChange={(lever) => write(code, lever)}
    />
  ))
})

interface CurrencyRowProps {
  readonly code: string
  readonly lever: CurrencyLever | undefined
  readonly currency: string
  readonly rates: RateSet
  readonly onChange: (lever: CurrencyLever | undefined) => void
}

const MOST = 300_000
const STEP = 5_000
const readChange = readPercent({ min: 1 - PPM, max: MAX_PPM })

function CurrencyRow({ code, lever, currency, rates, onChange }: CurrencyRowProps) {
  const known = crossRate(rates, code, currency, TYPED_RATE_DIGITS)
  const assumed = lever?.assumed ?? { by: 'percent', ppm: 0 }
  const label = messages.rateOf(code)
  const set = (next: CurrencyLever['assumed']) => onChange({ isOn: !isNoChange(next), currency: code, assumed: next })
  const percent = assumed.by === 'percent' ? assumed.ppm : changeOf(assumed.rate, known)
  const unit = (
    <UnitChoice
      label={messages.unitOf(label)}
      value={assumed.by}
      units={[
        { value: 'percent', label: '%' },
        ...(known === undefined ? [] : [{ value: 'rate' as const, label: currency }]),
      ]}
      onChange={(by) => set(by === 'percent' ? { by, ppm: 0 } : { by, rate: known ?? '1', to: currency })}
    />
  )
  return (
    <LeverRow
      label={label}
      isOn={lever?.isOn ?? false}
      onSwitch={(isOn) => onChange({ isOn, currency: code, assumed })}
      onReset={lever && (() => onChange(undefined))}
      help={
        known === undefined
          ? messages.noRate(code)
          : messages.knownRate(code, formatExchangeRate(known), currency, rateProvenance(rates))
      }
    >
      <LeverSlider
        label={messages.drawOf(label)}
        value={percent}
        min={-MOST}
        max={MOST}
        step={STEP}
        text={changeText(percent)}
        onChange={(ppm) => set({ by: 'percent', ppm })}
      />
      {assumed.by === 'percent' ? (
        <LeverNumber
          key="percent"
          label={messages.figureOf(label)}
          value={assumed.ppm}
          text={percentText(assumed.ppm)}
          read={readChange}
          onChange={(ppm) => set({ by: 'percent', ppm })}
          unit={unit}
        />
      ) : (
        <LeverNumber
          key="rate"
          label={messages.figureOf(label)}
          value={assumed.rate}
          text={typed(assumed.rate)}
          read={readExchangeRate}
          onChange={(rate) => set({ by: 'rate', rate, to: assumed.to })}
          unit={unit}
        />
      )}
    </LeverRow>
  )
}

/** How far a rate is from the known one, for the slider alone. */
function changeOf(rate: string, known: string | undefined): number {
  const [one, other] = [rateRatio(rate), known === undefined ? undefined : rateRatio(known)]
  if (!one || !other) return 0
  const factor =
    (Number(one.numerator) * Number(other.denominator)) / (Number(one.denominator) * Number(other.numerator))
  return Math.round((factor - 1) * PPM)
}
