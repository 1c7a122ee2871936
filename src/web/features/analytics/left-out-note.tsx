import type { LeftOut } from '#domain/analytics/left-out.ts'
import { FigureLink } from '#web/kit/charts/chart-anchor.tsx'
import { formatMoney } from '#web/kit/format/money.ts'
import { useSearch } from '#web/kit/shell/current-router.ts'
import { chartTexts as texts } from './chart-messages.ts'
import { staleKey, unconvertedKey } from './open-behind.ts'

interface LeftOutNoteProps {
  /** Of the chart. */
  readonly id: string
  readonly leftOut?: readonly LeftOut[] | undefined
  readonly notes?: readonly string[] | undefined
}

/** What a figure does not hold and why, each leading to its rows; nothing is left out silently. */
export function LeftOutNote({ id, leftOut = [], notes = [] }: LeftOutNoteProps) {
  const raw = useSearch()
  const unconverted = leftOut.flatMap((each) => each.unconverted)
  const stale = new Set(leftOut.flatMap(({ staleIds }) => staleIds))
  if (unconverted.length === 0 && stale.size === 0 && notes.length === 0) return null
  const link = (behind: string) => ({ screen: 'analytics', search: { ...raw, behind } }) as const
  return (
    <ul className="mt-3 space-y-0.5 text-[13px] text-pretty text-muted">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {unconverted.map(({ currency, amount, ids }, index) => (
        <li key={`${currency} ${index}`}>
          <FigureLink {...link(unconvertedKey(id, currency))}>
            {texts.notConverted(formatMoney(amount, currency), ids.length)}
          </FigureLink>
        </li>
      ))}
      {stale.size > 0 && (
        <li>
          <FigureLink {...link(staleKey(id))}>{texts.staleRates(stale.size)}</FigureLink>
        </li>
      )}
    </ul>
  )
}
