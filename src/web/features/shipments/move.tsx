import type { Units } from '#domain/money.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { BeforeAfter } from '#web/kit/ui/before-after.tsx'

interface MoveProps {
  readonly before: Units | null
  readonly after: Units | null
  readonly currency: string
}

export function Move({ before, after, currency }: MoveProps) {
  const text = (units: Units | null) => (units === null ? '–' : formatMoney(units, currency))
  return <BeforeAfter before={text(before)} after={text(after)} />
}
