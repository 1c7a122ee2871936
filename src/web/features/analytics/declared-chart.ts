import type { LeftOut } from '#domain/analytics/left-out.ts'
import type { ChartData, ValueForm } from '#web/kit/charts/chart-data.ts'
import type { Analysis } from './analysis.ts'

/** The rows behind a figure. */
export interface Behind {
  readonly kind: 'document' | 'product' | 'shipment'
  readonly ids: readonly string[]
  /** What each row adds to the figure, worked out when the list is looked at. */
  readonly parts?: () => FigureParts
}

/** What rows add to a figure: together they are the figure. */
interface FigureParts {
  readonly of: ReadonlyMap<string, number>
  /** What the figure does not have, although it belongs to it. */
  readonly leftOut?: LeftOut
}

/** Finds the rows behind a point of a chart, and behind one of its figures where they differ. */
export type FindBehind = (point: string, series: string) => Behind | undefined

/** What a figure had to leave out; named where it stands beside others, such as that of the period before. */
export interface FigureLeftOut extends LeftOut {
  readonly of?: { readonly key: string; readonly name: string }
}

/** A chart as it is shown. */
export interface AnalysisChart {
  readonly title: string
  /** The message, in a line or two. */
  readonly lead?: string
  readonly kind: 'columns' | 'bars'
  readonly data: ChartData
  /** The rows that it is made from, and that it may have left out. */
  readonly of: Behind['kind']
  readonly behind: FindBehind
  /** What the figure had to leave out. */
  readonly leftOut?: readonly FigureLeftOut[]
  /** What else is to be known of the figure. */
  readonly notes?: readonly string[]
  readonly empty?: string
}

/** A chart of a tab. */
export interface DeclaredChart {
  readonly id: string
  /** Takes the whole width. */
  readonly isWide?: true
  /** It tells what is now, whatever the range. */
  readonly isNow?: true
  readonly make: (analysis: Analysis) => AnalysisChart
}

/** A figure at the head of a tab. */
export interface Tile {
  readonly key: string
  readonly name: string
  /** Null where there is none. */
  readonly value: number | null
  readonly form: ValueForm
  /** The same in the range before. */
  readonly before?: number | null
  /** A sentence instead of the comparison. */
  readonly note?: string
  /** The parts of the range, for the line. */
  readonly line?: readonly number[]
  readonly behind?: Behind | undefined
}

/** The figures at the head of a tab. */
export interface AnalysisTiles {
  readonly tiles: readonly Tile[]
  readonly leftOut?: readonly FigureLeftOut[]
  readonly notes?: readonly string[]
}

/** What a tab shows. */
export interface DeclaredTab {
  readonly tiles?: { readonly id: string; readonly make: (analysis: Analysis) => AnalysisTiles }
  readonly charts: readonly DeclaredChart[]
}
