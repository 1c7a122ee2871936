import { expect, it } from 'vitest'
import { analysedPapers, paper } from '#test/analysed-papers.ts'
import { DECLARED_TABS } from './declared-tabs.ts'
import { chartOf } from './open-behind.ts'

const EUR = 1_000_000

const sold = (id: string, productId: string, unitCost: number | null) => {
  const line = { productId, variantId: '', serviceId: null, quantity: 10_000, unitPrice: 10 * EUR, unitCost }
  const items = [{ ...line, taxPercent: 0, taxCategory: null, lineTotal: 10 * EUR }]
  return paper(id, '2026-07-20', { items, businessProfileId: `of ${productId}` })
}

function chart(tab: keyof typeof DECLARED_TABS, id: string) {
  const of = analysedPapers([sold('a', 'lamp', 6 * EUR), sold('b', 'gift', null)], 'profit')
  const declared = DECLARED_TABS[tab].charts.find((each) => each.id === id)
  return chartOf(of, declared!)
}

const told = ({ data }: ReturnType<typeof chart>, ...series: readonly string[]) =>
  data.points.map(({ name, values }) => [
    name,
    ...series.map((key) => values[data.series.findIndex((each) => each.key === key)]),
  ])

it('PAGE-02 a product of whose sales no cost is known has no profit, no rank and no class, and is said to be left out', () => {
  const abc = chart('products', 'abc')
  expect(told(abc, 'profit', 'cumulated')).toEqual([
    ['A · lamp', 4 * EUR, 1_000_000],
    ['– · gift', null, null],
  ])
  expect(abc.notes?.join(' ')).toContain('1 product sold without a known cost')
  expect(told(chart('products', 'classes'), 'products').map(([, count]) => count)).toEqual([1, 0, 0])
  expect(told(chart('products', 'worst'), 'profit').flat()).not.toContain('– · gift')
})

it('PAGE-02 a part of the sales without any known cost has no profit', () => {
  expect(told(chart('overview', 'profiles'), 'net', 'profit')).toEqual([
    ['of gift', 10 * EUR, null],
    ['of lamp', 10 * EUR, 4 * EUR],
  ])
})
