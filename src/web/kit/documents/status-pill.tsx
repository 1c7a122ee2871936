import { type LinkedDocument, type ShownState, shownState } from '#domain/documents/shown-state.ts'
import { businessToday } from './business-day.ts'
import { Pill } from '../ui/pill.tsx'
import type { Tone } from '../ui/tone.tsx'
import { documentMessages } from './messages.ts'

const TONES: Readonly<Record<ShownState, Tone>> = {
  draft: 'neutral',
  sent: 'neutral',
  viewed: 'neutral',
  partial: 'warn',
  paid: 'ok',
  accepted: 'ok',
  invoiced: 'ok',
  declined: 'bad',
  received: 'ok',
  applied: 'ok',
  refunded: 'neutral',
  void: 'neutral',
  overdue: 'bad',
  expired: 'warn',
}

/** Where a document stands today; overdue and expired follow from its dates (DOC-06, DOC-17), and invoiced from its links (DOC-07). */
export function StatusPill({ row, plain = false }: { readonly row: LinkedDocument; readonly plain?: boolean }) {
  const shown = shownState(row, businessToday())
  return (
    <Pill plain={plain} tone={TONES[shown]}>
      {documentMessages.statuses[shown]}
    </Pill>
  )
}
