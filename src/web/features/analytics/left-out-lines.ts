import { grouped } from '#domain/grouped.ts'
import { leftOutLines as linesOfFigure } from '#web/kit/figures/left-out-lines.ts'
import type { FigureLeftOut } from './declared-chart.ts'
import { staleKey, unconvertedKey } from './open-behind.ts'

/** A sentence about what a figure does not hold, with the name of its rows in the address. */
interface LeftOutLine {
  readonly text: string
  readonly behind: string
}

/** What figures do not hold and why, those of one figure after the other; a figure is named where there are several. */
export function leftOutLines(id: string, leftOut: readonly FigureLeftOut[]): readonly LeftOutLine[] {
  return [...grouped(leftOut, ({ of }) => of?.key ?? '')].flatMap(([key, ofFigure]) => linesOf(id, key, ofFigure))
}

function linesOf(id: string, key: string, leftOut: readonly FigureLeftOut[]): readonly LeftOutLine[] {
  return linesOfFigure(leftOut[0]?.of?.name ?? '', leftOut).map(({ text, currency }) => ({
    text,
    behind: currency === undefined ? staleKey(id, key) : unconvertedKey(id, currency, key),
  }))
}
