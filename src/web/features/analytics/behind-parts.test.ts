import { expect, it } from 'vitest'
import { analysedPapers, paper } from '#test/analysed-papers.ts'
import { DECLARED_TABS } from './declared-tabs.ts'
import { chartOf } from './open-behind.ts'

const charts = Object.values(DECLARED_TABS).flatMap((tab) => tab.charts)

it('PAGE-02 what rows add to a figure is that figure, and a count has its rows alone', () => {
  const quote = { documentType: 'quote', status: 'accepted', payments: [], balanceDue: 0 }
  const of = analysedPapers([paper('a', '2026-07-20'), paper('b', '2026-03-10'), paper('c', '2026-06-01', quote)])
  const wrong = charts.flatMap((declared) => {
    const { data, behind } = chartOf(of, declared)
    return data.points.flatMap(({ key, values }) =>
      data.series.flatMap((series, at) => {
        const parts = behind(key, series.key)?.parts?.().of
        const sum = parts && [...parts.values()].reduce((total, part) => total + part, 0)
        return sum === undefined || sum === (values[at] ?? 0) ? [] : [`${declared.id} ${key} ${series.key}: ${sum}`]
      }),
    )
  })
  expect(wrong).toEqual([])
})
