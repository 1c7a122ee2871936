import { type ShownDocument, shownStatus } from '#domain/documents/types.ts'
import { businessToday } from './business-day.ts'
import { Pill } from '../ui/pill.tsx'
import type { Tone } from '../ui/tone.tsx'
import { documentMessages } from './messages.ts'

type Shown = ReturnType<typeof shownStatus>

const TONES: Readonly<Record<Shown, Tone>> = {
  draft: 'neutral',
  sent: 'neutral',
  viewed: 'neutral',
  partial: 'warn',
  paid: 'ok',
  accepted: 'ok',
  declined: 'bad',
  received: 'ok',
  applied: 'ok',
  refunded: 'neutral',
  void: 'neutral',
  overdue: 'bad',
  expired: 'warn',
}

/** Where a document stands today; overdue and expired follow from its dates (DOC-06, DOC-17). */
export function StatusPill({ row, plain = false }: { readonly row: ShownDocument; readonly plain?: boolean }) {
  const shown = shownStatus(row, businessToday())
  return (
    <Pill plain={plain} tone={TONES[shown]}>
      {documentMessages.statuses[shown]}
    </Pill>
  )
}
