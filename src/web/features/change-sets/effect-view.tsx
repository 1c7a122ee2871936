import { Pill } from '#web/kit/ui/pill.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { isUnsent } from './change-set-acts.ts'
import type { ChangeSetHeader, ChangeSetState } from './change-set-row.ts'
import { allEffectCounts, belowFloorWords, effectCounts, marginChange } from './effect-words.ts'
import { changeSetsText as text } from './text.ts'

const TONES: Readonly<Record<ChangeSetState, Tone>> = {
  draft: 'neutral',
  checked: 'warn',
  applied: 'ok',
  partly: 'warn',
  reverted: 'neutral',
  discarded: 'neutral',
}

/** Where a change set stands. */
export function StatePill({ header }: { readonly header: ChangeSetHeader }) {
  if (isUnsent(header)) {
    return (
      <Pill plain tone="warn">
        {text.waiting}
      </Pill>
    )
  }
  return (
    <Pill plain tone={TONES[header.state]}>
      {text.states[header.state]}
    </Pill>
  )
}

/** What a change set did, in one line; undefined where nothing is known beyond its size. */
export function effectLine({ effect }: ChangeSetHeader): string | undefined {
  const margin = marginChange(effect)
  const parts = [...effectCounts(effect), ...(margin === undefined ? [] : [text.effect.marginShort(margin)])]
  return parts.length === 0 ? undefined : parts.join(' · ')
}

/** The whole effect: counts, average margin, and what ends below its lowest margin. */
export function EffectSummary({ header: { effect } }: { readonly header: ChangeSetHeader }) {
  const counts = allEffectCounts(effect)
  const margin = marginChange(effect)
  const belowFloor = belowFloorWords(effect)
  if (counts.length === 0 && margin === undefined && belowFloor === undefined) return null
  return (
    <section aria-label={text.columns.effect} className="rounded-xl bg-bg px-4 py-3">
      {counts.length > 0 && <p className="text-pretty">{counts.join(' · ')}</p>}
      {margin && (
        <p className="mt-1 flex justify-between gap-4">
          <span className="text-muted">{text.effect.margin}</span>
          <span className="font-semibold">{margin}</span>
        </p>
      )}
      {belowFloor && (
        <p className="mt-1.5">
          <Pill tone="warn">{belowFloor}</Pill>
        </p>
      )}
    </section>
  )
}
