import { type MarginHealth, marginHealth } from '#domain/margin-health.ts'
import type { PricingResult } from '#domain/pricing.ts'
import { formatPercent } from '../format/number.ts'
import { Pill } from '../ui/pill.tsx'
import type { Tone } from '../ui/tone.tsx'
import { priceMessages } from './messages.ts'

const TONES: Readonly<Record<MarginHealth, Tone>> = { healthy: 'ok', thin: 'warn', belowFloor: 'warn', losing: 'bad' }

interface MarginPillProps {
  readonly result: Pick<PricingResult, 'marginPpm' | 'belowFloor' | 'flag'> &
    Partial<Pick<PricingResult, 'effectivePrice'>>
}

/** A margin with what it means: colour, shape and words say the same. What cannot be judged says why. */
export function MarginPill({ result }: MarginPillProps) {
  const { effectivePrice = null, marginPpm, belowFloor, flag } = result
  if (flag === 'no-cost') return <Pill tone="warn">{priceMessages.noCost}</Pill>
  if (flag === 'out-of-range') return <Pill tone="bad">{priceMessages.tooLarge}</Pill>
  if (effectivePrice === 0) {
    return (
      <Pill tone="bad" meaning={priceMessages.healths.losing}>
        –
      </Pill>
    )
  }
  if (marginPpm === null) return <Pill tone="neutral">{priceMessages.noPrice}</Pill>
  const health = marginHealth(marginPpm, belowFloor)
  return (
    <Pill tone={TONES[health]} meaning={priceMessages.healths[health]}>
      {formatPercent(marginPpm)}
    </Pill>
  )
}
