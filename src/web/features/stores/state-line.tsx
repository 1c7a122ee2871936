import { store } from '#contract/entities/store.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { Pill } from '#web/kit/ui/pill.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { storesMessages as messages } from './messages.ts'

const TONES: Readonly<Record<RowOfKind<'store'>['state'], Tone>> = {
  connected: 'ok',
  lost: 'bad',
  disconnected: 'neutral',
}

interface StateLineProps {
  readonly row: RowOfKind<'store'>
  readonly differences: number
  /** Says when it was read last. */
  readonly showsCheck?: boolean
}

/** How a store stands, in a line: connected, differences, and when it was read last. */
export function StateLine({ row, differences, showsCheck = false }: StateLineProps) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      <Pill tone={TONES[row.state]}>{messages.states[row.state]}</Pill>
      {differences > 0 && <Pill tone="warn">{countOf('storeConflict', differences)}</Pill>}
      {showsCheck && row.pulledAt !== null && (
        <span className="text-[13px] text-muted">
          {store.fields.pulledAt.label}: <Time at={row.pulledAt} />
        </span>
      )}
    </p>
  )
}
