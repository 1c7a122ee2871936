import type { CsvValue } from '#domain/csv.ts'
import type { ScreenId } from '#contract/screens.ts'

/** How the values of a series are written. */
export interface ValueForm {
  readonly text: (value: number) => string
  /** The same in few letters, for axes and bars. */
  readonly short: (value: number) => string
  /** From one value to another, in short. */
  readonly range?: (from: number, to: number) => string
  readonly file: (value: number) => CsvValue
  /** What a file counts in, at the head of its column: a currency, or percent. */
  readonly unit?: string
  /** The smallest step of an axis. */
  readonly step: number
}

/** One figure of every point. */
export interface ChartSeries {
  readonly key: string
  readonly name: string
  readonly form: ValueForm
  /** How it is drawn: bars are the message, a line goes with them, `before` stands back. Without a look it stands in the table alone. */
  readonly look?: 'bar' | 'line' | 'before'
  /** Its values add up over all points, as amounts do that are divided among them; rates never do. */
  readonly adds?: boolean
}

/** One point: a month, a bin, a category. */
export interface ChartPoint {
  readonly key: string
  readonly name: string
  /** The same in few letters, for the axis. */
  readonly short?: string
  /** One value of each series; null where there is none. */
  readonly values: readonly (number | null)[]
}

/** What picture, table and file of a chart are made from. */
export interface ChartData {
  /** The head of the names. */
  readonly head: string
  readonly series: readonly ChartSeries[]
  readonly points: readonly ChartPoint[]
}

/** Where a figure leads to. */
export interface ChartLink {
  readonly screen: ScreenId
  readonly search?: Readonly<Record<string, string | undefined>>
}

/** Finds what is behind a point, and behind one of its figures where they differ. */
export type BehindPoint = (point: ChartPoint, series: ChartSeries) => ChartLink | undefined

/** A series that is drawn, with its place among all. */
export interface DrawnSeries {
  readonly series: ChartSeries
  readonly at: number
}

/** The series with one of these looks, in their order. */
export function drawnSeries({ series }: ChartData, ...looks: readonly ChartSeries['look'][]): readonly DrawnSeries[] {
  return series.flatMap((each, at) => (each.look && looks.includes(each.look) ? [{ series: each, at }] : []))
}

/** The rows of a file of a chart, its head first; at the end, after an empty row, what is to be known of its figures. */
export function chartRows(
  { head, series, points }: ChartData,
  notes: readonly string[] = [],
): readonly (readonly CsvValue[])[] {
  // Every row has as many cells, as programs that read them expect.
  const rest = series.map(() => null)
  return [
    [head, ...series.map(({ name, form: { unit } }) => (unit === undefined ? name : `${name} (${unit})`))],
    ...points.map(({ name, values }) => [
      name,
      ...series.map(({ form }, at) => {
        const value = values[at] ?? null
        return value === null ? null : form.file(value)
      }),
    ]),
    ...(notes.length === 0 ? [] : [[null, ...rest], ...notes.map((note) => [note, ...rest])]),
  ]
}

/** What the values of a series come to; null where they do not add up, or are none or one. */
export function sumOf({ series, points }: ChartData, at: number): number | null {
  const values = points.flatMap((point) => point.values[at] ?? [])
  return series[at]?.adds && values.length > 1 ? values.reduce((sum, value) => sum + value, 0) : null
}

/** Whether a chart has nothing to draw: no point, or none with a value other than zero. */
export function isEmptyChart({ points, series }: ChartData): boolean {
  return points.every(({ values }) => series.every(({ look }, at) => !look || (values[at] ?? 0) === 0))
}
