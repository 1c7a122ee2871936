import type { ChartData, ValueForm } from '#web/kit/charts/chart-data.ts'
import { behindKey, TILES } from '#web/kit/figures/behind-key.ts'
import { type Analysis } from './analysis.ts'
import { analyticsMessages as messages } from './messages.ts'
import type {
  AnalysisChart,
  AnalysisTiles,
  Behind,
  DeclaredChart,
  DeclaredTab,
  FigureLeftOut,
} from './declared-chart.ts'

/** What a figure left out, as if that were one of its series. */
const [UNCONVERTED, STALE] = ['unconverted:', 'stale']

/** A figure that is looked into: its name and its rows. */
export interface OpenBehind extends Behind {
  readonly title: string
  /** The figure itself; undefined where a list stands for itself. */
  readonly figure?: { readonly name: string; readonly value: string; readonly form: ValueForm }
}

/** The name of what could not be converted from a currency, and of what was converted at an old rate; of one figure where there are several. */
export function unconvertedKey(id: string, currency: string, figure = ''): string {
  return behindKey(id, figure, UNCONVERTED + currency)
}

export function staleKey(id: string, figure = ''): string {
  return behindKey(id, figure, STALE)
}

/** The rows behind a figure that the address names; undefined for one that is not there. */
export function openBehind(analysis: Analysis, tab: DeclaredTab, key: string): OpenBehind | undefined {
  const [id = '', point = '', series = ''] = key.split('~').map(decoded)
  if (id === TILES) return behindTile(tilesOf(analysis, tab), point, series)
  const declared = tab.charts.find((each) => each.id === id)
  if (!declared) return undefined
  const { title, data, of, leftOut = [], behind } = chartOf(analysis, declared)
  const left = leftOutIds(leftOut, point, series)
  if (left) return { title, kind: of, ids: left }
  const found = behind(point, series)
  const name = data.points.find((each) => each.key === point)?.name
  const figure = figureAt(data, point, series)
  return (
    found && {
      ...found,
      title: name === undefined ? title : messages.behindTitle(title, name),
      ...(figure && { figure }),
    }
  )
}

/** A figure of a chart by the names of its point and series; without a series it is the first. */
function figureAt({ series, points }: ChartData, point: string, key: string): OpenBehind['figure'] {
  const at = Math.max(
    0,
    series.findIndex((each) => each.key === key),
  )
  const value = points.find((each) => each.key === point)?.values[at] ?? null
  const found = series[at]
  return found && value !== null ? { name: found.name, value: found.form.text(value), form: found.form } : undefined
}

function behindTile(tiles: AnalysisTiles | undefined, key: string, series: string): OpenBehind | undefined {
  const left = leftOutIds(tiles?.leftOut ?? [], key, series)
  if (left) return { title: messages.tiles.label, kind: 'document', ids: left }
  const tile = tiles?.tiles.find((each) => each.key === key)
  if (!tile?.behind) return undefined
  const { name, value, form, behind } = tile
  return { ...behind, title: name, ...(value !== null && { figure: { name, value: form.text(value), form } }) }
}

function leftOutIds(all: readonly FigureLeftOut[], figure: string, series: string): readonly string[] | undefined {
  const leftOut = all.filter(({ of }) => (of?.key ?? '') === figure)
  const ids = (found: readonly (readonly string[])[]): readonly string[] => [...new Set(found.flat())]
  if (series === STALE) return ids(leftOut.map(({ staleIds }) => staleIds))
  if (!series.startsWith(UNCONVERTED)) return undefined
  const currency = series.slice(UNCONVERTED.length)
  return ids(leftOut.flatMap((each) => each.unconverted.flatMap((one) => (one.currency === currency ? [one.ids] : []))))
}

/** A chart of an analysis; made once. */
export function chartOf(analysis: Analysis, { id, make }: DeclaredChart): AnalysisChart {
  return analysis.once(`chart ${id}`, () => make(analysis))
}

/** The head figures of a tab; made once. */
export function tilesOf(analysis: Analysis, { tiles }: DeclaredTab): AnalysisTiles | undefined {
  return tiles && analysis.once(`tiles ${tiles.id}`, () => tiles.make(analysis))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
