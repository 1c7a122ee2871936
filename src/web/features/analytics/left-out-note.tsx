import { FigureLink } from '#web/kit/charts/chart-anchor.tsx'
import { useSearch } from '#web/kit/shell/current-router.ts'
import type { FigureLeftOut } from './declared-chart.ts'
import { leftOutLines } from './left-out-lines.ts'

interface LeftOutNoteProps {
  /** Of the chart. */
  readonly id: string
  readonly leftOut?: readonly FigureLeftOut[] | undefined
  readonly notes?: readonly string[] | undefined
}

/** What a figure does not hold and why, each leading to its rows; nothing is left out silently. */
export function LeftOutNote({ id, leftOut = [], notes = [] }: LeftOutNoteProps) {
  const raw = useSearch()
  const lines = leftOutLines(id, leftOut)
  if (lines.length === 0 && notes.length === 0) return null
  return (
    <ul className="mt-3 space-y-0.5 text-[13px] text-pretty text-muted">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {lines.map(({ text, behind }, index) => (
        <li key={`${behind} ${index}`}>
          <FigureLink screen="analytics" search={{ ...raw, behind }}>
            {text}
          </FigureLink>
        </li>
      ))}
    </ul>
  )
}
