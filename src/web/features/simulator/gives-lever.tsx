import { memo } from 'react'
import { PPM } from '#domain/money.ts'
import type { Gives } from '#domain/simulator/levers.ts'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import { readPercent } from '#web/kit/form/number-text.ts'
import { percentText } from '#web/kit/form/typed-number.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { LeverNumber, UnitWord } from './lever-number.tsx'
import { LeverSlider } from './lever-row.tsx'
import { simulatorMessages as messages } from './messages.ts'

interface GivesLeverProps {
  readonly gives: Gives
  readonly onChange: (part: Partial<ScenarioLevers>) => void
}

const USUAL_RANGE = 50_000
const MOST_DRAWN = 200_000
const STEP = 5_000
const readRange = readPercent({ min: 0, max: PPM })

/** What gives when costs move: the margin, the price, or the price as far as it may move. */
export const GivesLever = memo(function GivesLever({ gives, onChange }: GivesLeverProps) {
  const range = (ppm: number) => onChange({ gives: { keep: 'within', ppm } })
  return (
    <div className="py-2.5">
      <SegmentedControl
        label={messages.gives.label}
        value={gives.keep}
        segments={(['margins', 'prices', 'within'] as const).map((value) => ({ value, label: messages.gives[value] }))}
        onChange={(keep) => onChange({ gives: keep === 'within' ? { keep, ppm: USUAL_RANGE } : { keep } })}
      />
      {gives.keep === 'within' && (
        <div className="mt-2 flex items-center gap-3">
          <LeverSlider
            label={messages.gives.draw}
            value={gives.ppm}
            min={0}
            max={MOST_DRAWN}
            step={STEP}
            text={formatRate(gives.ppm)}
            onChange={range}
          />
          <LeverNumber
            label={messages.gives.range}
            value={gives.ppm}
            text={percentText(gives.ppm)}
            read={readRange}
            onChange={range}
            unit={<UnitWord>%</UnitWord>}
          />
        </div>
      )}
      <p className="mt-1.5 text-[13px] text-pretty text-muted">{messages.gives.help[gives.keep]}</p>
    </div>
  )
})
