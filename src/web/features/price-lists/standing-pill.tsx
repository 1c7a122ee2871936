import type { ListStanding } from '#domain/price-list/list-terms.ts'
import { Pill } from '#web/kit/ui/pill.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { listsMessages as text } from './messages.ts'

const TONES: Readonly<Record<ListStanding, Tone>> = {
  draft: 'warn',
  active: 'ok',
  archived: 'neutral',
  'not-yet': 'warn',
  ended: 'neutral',
}

/** How a price list stands today, such as `Active` or `Ended`. */
export function StandingPill({ standing }: { readonly standing: ListStanding }) {
  return (
    <Pill plain tone={TONES[standing]}>
      {text.standings[standing]}
    </Pill>
  )
}
