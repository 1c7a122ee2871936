import type { Units } from '#domain/money.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { BeforeAfter } from '#web/kit/ui/before-after.tsx'

interface MoveProps {
  readonly before: Units | null
  readonly after: Units | null
  /** Null where it is not known: an amount without its currency is not told. */
  readonly currency: string | null
}

export function Move({ before, after, currency }: MoveProps) {
  const text = (units: Units | null) => (units === null || currency === null ? '–' : formatMoney(units, currency))
  return <BeforeAfter before={text(before)} after={text(after)} />
}
