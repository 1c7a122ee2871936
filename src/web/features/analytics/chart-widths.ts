import type { DeclaredChart } from './declared-chart.ts'

/** Whether each chart takes the width of the page: those that are declared so, and a half that would stand alone in its row. */
export function chartWidths(charts: readonly Pick<DeclaredChart, 'isWide'>[]): readonly boolean[] {
  const widths = charts.map(({ isWide = false }) => isWide)
  let begun: number | undefined
  widths.forEach((isWide, at) => {
    if (isWide && begun !== undefined) widths[begun] = true
    begun = isWide || begun !== undefined ? undefined : at
  })
  if (begun !== undefined) widths[begun] = true
  return widths
}
