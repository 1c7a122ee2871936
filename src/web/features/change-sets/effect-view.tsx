import Undo2 from 'lucide-react/icons/undo-2'
import { isToApply } from '#contract/change-states.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { changeStates } from '#web/kit/change-sets/messages.ts'
import { Pill } from '#web/kit/ui/pill.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { allEffectCounts, belowFloor, marginChange } from './effect-counts.ts'
import { changeSetsMessages as messages } from './messages.ts'
import { isUnsent } from './use-change-set-actions.ts'

type Header = RowOfKind<'changeSet'>

const TONES: Readonly<Record<Header['state'], Tone>> = {
  draft: 'neutral',
  checked: 'warn',
  applied: 'ok',
  partly: 'warn',
  waiting: 'warn',
  reverted: 'neutral',
  discarded: 'neutral',
}

/** Where a change set stands. */
export function StatePill({ header }: { readonly header: Header }) {
  if (isUnsent(header)) {
    return (
      <Pill plain tone="warn">
        {messages.waiting}
      </Pill>
    )
  }
  return (
    <Pill plain tone={TONES[header.state]} icon={header.state === 'reverted' && <Undo2 />}>
      {stateOf(header)}
    </Pill>
  )
}

/** A draft in which nothing is left to apply is not ready for it. */
export function stateOf(header: Pick<Header, 'state' | 'size'>): string {
  const { state } = header
  return state === 'checked' && !isToApply(header) ? messages.nothingToApply : changeStates[state]
}

/** The whole effect: counts, average margin, and what ends below its lowest margin. */
export function EffectSummary({ header: { effect, origin } }: { readonly header: Header }) {
  const counts = allEffectCounts(effect, origin)
  const margin = marginChange(effect)
  const below = belowFloor(effect)
  if (counts.length === 0 && margin === undefined && below === undefined) return null
  return (
    <section aria-label={messages.columns.effect} className="rounded-xl bg-bg px-4 py-3">
      {counts.length > 0 && <p className="text-pretty">{counts.join(' · ')}</p>}
      {margin && (
        <p className="mt-1 flex justify-between gap-4">
          <span className="text-muted">{messages.effect.margin}</span>
          <span className="font-semibold">{margin}</span>
        </p>
      )}
      {below && (
        <p className="mt-1.5">
          <Pill tone="warn">{below}</Pill>
        </p>
      )}
    </section>
  )
}
