import { grouped } from '#domain/grouped.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { chartTexts as texts } from './chart-messages.ts'
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
  const { name = '' } = leftOut[0]?.of ?? {}
  const stale = new Set(leftOut.flatMap(({ staleIds }) => staleIds))
  return [
    ...leftOut
      .flatMap(({ unconverted }) => unconverted)
      .map(({ currency, amount, ids }) => ({
        text: texts.notConverted(formatMoney(amount, currency), ids.length, name),
        behind: unconvertedKey(id, currency, key),
      })),
    ...(stale.size === 0 ? [] : [{ text: texts.staleRates(stale.size, name), behind: staleKey(id, key) }]),
  ]
}
