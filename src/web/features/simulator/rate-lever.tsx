import { memo, type ReactNode } from 'react'
import { MAX_PPM, PPM } from '#domain/money.ts'
import { isNoChange, type RateChange } from '#domain/simulator/levers.ts'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import { readMargin, readPercent } from '#web/kit/form/number-text.ts'
import { percentText } from '#web/kit/form/typed-number.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { LeverNumber, UnitChoice } from './lever-number.tsx'
import { LeverRow, LeverSlider } from './lever-row.tsx'
import { pointsText } from './lever-words.ts'
import { simulatorMessages as messages } from './messages.ts'

/** A lever of a percentage, by its name in a scenario. */
type RateLeverName = 'costVat' | 'salesVat' | 'margin' | 'floor'

interface RateLeverProps {
  readonly name: RateLeverName
  readonly lever: ScenarioLevers[RateLeverName]
  readonly onChange: (part: Partial<ScenarioLevers>) => void
  readonly help?: ReactNode
  readonly disabled?: boolean
}

const NONE: RateChange = { by: 'points', ppm: 0 }

/** A percentage that changes by points, or to a new one. */
export const RateLever = memo(function RateLever({ name, lever, onChange, help, disabled = false }: RateLeverProps) {
  const change = lever?.change ?? NONE
  return (
    <LeverRow
      label={messages.levers[name]}
      isOn={lever?.isOn ?? false}
      onSwitch={(isOn) => onChange({ [name]: { isOn, change } })}
      onReset={lever && (() => onChange({ [name]: undefined }))}
      help={help}
      disabled={disabled}
    >
      <RateControls
        label={messages.levers[name]}
        change={change}
        isMargin={name === 'margin' || name === 'floor'}
        onChange={(next) => onChange({ [name]: { isOn: !isNoChange(next), change: next } })}
      />
    </LeverRow>
  )
})

interface RateControlsProps {
  readonly label: string
  readonly change: RateChange
  /** Margins end below 100 %. */
  readonly isMargin?: boolean
  readonly onChange: (change: RateChange) => void
}

const MOST_POINTS = 200_000
const POINTS_STEP = 2_500
const MOST_RATE = 600_000
const RATE_STEP = 5_000
const readPoints = readPercent({ min: -PPM, max: PPM })
const readRate = readPercent({ min: 0, max: MAX_PPM })

/** Slider, figure and unit of a percentage. */
export function RateControls({ label, change, isMargin = false, onChange }: RateControlsProps) {
  const { by, ppm } = change
  const set = (next: number) => onChange({ by, ppm: next })
  const isPoints = by === 'points'
  return (
    <>
      <LeverSlider
        label={messages.drawOf(label)}
        value={ppm}
        min={isPoints ? -MOST_POINTS : 0}
        max={isPoints ? MOST_POINTS : MOST_RATE}
        step={isPoints ? POINTS_STEP : RATE_STEP}
        text={isPoints ? pointsText(ppm) : formatRate(ppm)}
        onChange={set}
      />
      <LeverNumber
        key={by}
        label={messages.figureOf(label)}
        value={ppm}
        text={percentText(ppm)}
        read={isPoints ? readPoints : isMargin ? readMargin : readRate}
        onChange={set}
        unit={
          <UnitChoice
            label={messages.unitOf(label)}
            value={by}
            units={[
              { value: 'points', label: messages.points },
              { value: 'rate', label: messages.newRate },
            ]}
            onChange={(next) => onChange({ by: next, ppm: 0 })}
          />
        }
      />
    </>
  )
}
