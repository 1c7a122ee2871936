import { none } from '#web/kit/ui/none.tsx'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import type { LineValues } from './line-values.ts'

/** What a line leaves of its net amount; nothing where its cost is not known. */
export function LineMargin({ margin }: Pick<LineValues, 'margin'>) {
  return margin === null ? none : <MarginPill result={{ marginPpm: margin, belowFloor: false, flag: null }} />
}
