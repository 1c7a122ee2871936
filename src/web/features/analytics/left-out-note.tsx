import { grouped } from '#domain/grouped.ts'
import { FigureLink } from '#web/kit/charts/chart-anchor.tsx'
import { formatMoney } from '#web/kit/format/money.ts'
import { useSearch } from '#web/kit/shell/current-router.ts'
import { chartTexts as texts } from './chart-messages.ts'
import type { FigureLeftOut } from './declared-chart.ts'
import { staleKey, unconvertedKey } from './open-behind.ts'

interface LeftOutNoteProps {
  /** Of the chart. */
  readonly id: string
  readonly leftOut?: readonly FigureLeftOut[] | undefined
  readonly notes?: readonly string[] | undefined
}

/** What a figure does not hold and why, each leading to its rows; nothing is left out silently. */
export function LeftOutNote({ id, leftOut = [], notes = [] }: LeftOutNoteProps) {
  const parts = [...grouped(leftOut.filter(hasSomething), ({ of }) => of?.key ?? '')]
  if (parts.length === 0 && notes.length === 0) return null
  return (
    <ul className="mt-3 space-y-0.5 text-[13px] text-pretty text-muted">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {parts.map(([key, leftOutOfIt]) => (
        <PartNote key={key} id={id} leftOut={leftOutOfIt} />
      ))}
    </ul>
  )
}

function hasSomething({ unconverted, staleIds }: FigureLeftOut): boolean {
  return unconverted.length > 0 || staleIds.length > 0
}

/** What is missing in one figure, which is named where there are several. */
function PartNote({ id, leftOut }: { readonly id: string; readonly leftOut: readonly FigureLeftOut[] }) {
  const raw = useSearch()
  const { key = '', name = '' } = leftOut[0]?.of ?? {}
  const stale = new Set(leftOut.flatMap(({ staleIds }) => staleIds))
  const link = (behind: string) => ({ screen: 'analytics', search: { ...raw, behind } }) as const
  return (
    <>
      {leftOut
        .flatMap(({ unconverted }) => unconverted)
        .map(({ currency, amount, ids }, index) => (
          <li key={`${currency} ${index}`}>
            <FigureLink {...link(unconvertedKey(id, currency, key))}>
              {texts.notConverted(formatMoney(amount, currency), ids.length, name)}
            </FigureLink>
          </li>
        ))}
      {stale.size > 0 && (
        <li>
          <FigureLink {...link(staleKey(id, key))}>{texts.staleRates(stale.size, name)}</FigureLink>
        </li>
      )}
    </>
  )
}
