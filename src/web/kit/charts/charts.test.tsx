import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt } from '#test/page/signed-in.ts'
import { csvText } from '#domain/csv.ts'
import { setFormatLocale } from '../format/locale.ts'
import { type BehindPoint, type ChartData, chartRows } from './chart-data.ts'
import { ChartFigure } from './chart-figure.tsx'
import { chartMessages } from './messages.ts'
import { Sparkline } from './sparkline.tsx'
import { countForm, moneyForm, percentForm, quantityForm, tenthsForm } from './value-forms.ts'

const CENT = 10_000
const money = moneyForm('EUR')
const DATA: ChartData = {
  head: 'Month',
  series: [
    { key: 'net', name: 'Sales', form: money, look: 'bar' },
    { key: 'before', name: 'Before', form: money, look: 'before' },
    { key: 'margin', name: 'Margin', form: percentForm },
  ],
  points: [
    { key: '1', name: 'January', values: [123_456 * CENT, null, 250_000] },
    { key: '2', name: 'February', values: [-5_050 * CENT, 100 * CENT, null] },
  ],
}
const behindOf: BehindPoint = (point, series) => ({ screen: 'documents', search: { of: `${point.key}${series.key}` } })
const show = (kind: 'columns' | 'bars', data = DATA) =>
  draw(<ChartFigure title="Sales by month" data={data} kind={kind} fileName="sales" behindOf={behindOf} />)

beforeEach(() => {
  setFormatLocale('en-IE')
  openAt('/documents')
})
afterEach(() => setFormatLocale(undefined))

describe('a chart', () => {
  it('PAGE-02 SHELL-08 tells every figure in words, leads to what is behind it, and is walked by keys', async () => {
    show('columns')
    const [january, february] = screen.getAllByRole('link')
    expect(january?.getAttribute('aria-label')).toBe('January: Sales €1,234.56, Before –')
    expect(february?.getAttribute('href')).toBe('/documents?of=2net')
    expect([january, february].map((each) => each?.tabIndex)).toEqual([0, -1])
    january?.focus()
    fireEvent.keyDown(january!, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(february)
    await expectAccessible()
  })

  it('PAGE-02 is a table one press away, with the series that are not drawn', async () => {
    const { user } = show('columns')
    await user.click(screen.getByRole('button', { name: chartMessages.table }))
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Month', 'Sales', 'Before', 'Margin'],
      ['January', '€1,234.56', '–', '25.0%'],
      ['February', '-€50.50', '€1.00', '–'],
    ])
    await expectAccessible()
  })

  it('PAGE-02 tells below its table what amounts of all pages come to, never rates', async () => {
    const [net, before, margin] = DATA.series
    const points = Array.from({ length: 30 }, (_, n) => ({ key: String(n), name: `No. ${n}`, values: [CENT, null, n] }))
    const data = {
      ...DATA,
      series: [{ ...net!, adds: true }, { ...before!, adds: true }, margin!],
      points,
    }
    const { user } = show('bars', data)
    await user.click(screen.getByRole('button', { name: chartMessages.table }))
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(27)
    expect([...(rows.at(-1)?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      chartMessages.total,
      '€0.30',
      '',
      '',
    ])
    await expectAccessible()
  })

  it('PAGE-02 compares bars with their numbers, the first ones alone and the rest counted', async () => {
    const points = Array.from({ length: 10 }, (_, n) => ({
      key: String(n),
      name: `No. ${n}`,
      values: [10 - n, null, null],
    }))
    show('bars', { ...DATA, series: [{ ...DATA.series[0]!, form: countForm }], points })
    expect(screen.getAllByRole('rowheader')).toHaveLength(7)
    expect(screen.getByText(chartMessages.others('3'))).toBeTruthy()
    await expectAccessible()
  })

  it('PAGE-02 says that there is nothing rather than draw an empty picture', () => {
    show('columns', { ...DATA, points: [] })
    expect(screen.getByText(chartMessages.empty)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('PAGE-02 writes files with plain numbers that every program reads', () => {
    expect(chartRows(DATA)).toEqual([
      ['Month', 'Sales (EUR)', 'Before (EUR)', 'Margin (%)'],
      ['January', '1234.56', null, '25'],
      ['February', '-50.50', '1.00', null],
    ])
    expect([quantityForm.file(15_000), tenthsForm.file(123), moneyForm('JPY').file(12 * CENT)]).toEqual([
      '1.5',
      '12.3',
      '12',
    ])
  })

  it('PAGE-02 writes what is not in the figures at the end of the file, in rows as wide as the others', () => {
    const rows = chartRows(DATA, ['Not in it: US$5.00'])
    expect(rows.slice(3)).toEqual([
      [null, null, null, null],
      ['Not in it: US$5.00', null, null, null],
    ])
    expect(csvText(rows).split('\r\n').slice(3)).toEqual([',,,', 'Not in it: US$5.00,,,', ''])
  })

  it('PAGE-01 a line beside a figure holds zero, and is nothing for one value', () => {
    const { redraw } = draw(<Sparkline values={[4, 2, 0]} />)
    expect(document.querySelector('polyline')?.getAttribute('points')).toBe('0,0 50,12 100,24')
    redraw(<Sparkline values={[4]} />)
    expect(document.querySelector('polyline')).toBeNull()
  })
})
