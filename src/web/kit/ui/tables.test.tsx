import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { BarChart } from './bar-chart.tsx'
import { barChartMessages } from './bar-chart-messages.ts'
import { CardList, CardRow } from './card-list.tsx'
import { Cell, DataTable, HeadCell, Row, SelectAllCell, SelectCell } from './data-table.tsx'
import { headOrder } from './head-order.ts'
import { PageSteps } from './page-steps.tsx'
import { Pagination } from './pagination.tsx'
import { stepsMessages } from './steps-messages.ts'
import { uiMessages } from './messages.ts'
import { waterfallMessages } from './waterfall-messages.ts'
import { useRowChoice } from './use-row-choice.ts'
import { useTableRows } from './use-table-rows.ts'
import { useWidth } from './use-width.ts'
import { Waterfall } from './waterfall.tsx'

const ROWS = ['Axe', 'Bowl', 'Cup', 'Dish'].map((name) => ({ id: name, name }))

describe('a table', () => {
  function Table({ record }: { readonly record: (what: string) => (value?: unknown) => void }) {
    const names = ROWS.map(({ id }) => id)
    const choice = useRowChoice(
      names,
      () => names,
      () => true,
    )
    const table = useTableRows(ROWS, {
      chosen: choice.chosen,
      onChoose: choice.choose,
      onOpen: record('open'),
      onRemove: record('remove'),
      onSpace: record('story'),
    })
    return (
      <DataTable label="Things" footer={<p>{choice.count} chosen</p>}>
        <thead>
          <tr>
            <SelectAllCell {...table.all} onChange={choice.choosePage} />
            <HeadCell pin="afterBox">Name</HeadCell>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ id, name }, index) => (
            <Row key={id} {...table.row(index)} current={id === 'Cup'}>
              <SelectCell name={name} {...table.box(index)} />
              <Cell head pin="afterBox">
                {name}
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    )
  }
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  const chosen = () => ROWS.filter(({ name }) => box(name).checked).map(({ name }) => name)
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: uiMessages.selectRow(name) })

  it('SHELL-08 is walked by arrows, Home and End; Enter opens, Space shows, Delete deletes', async () => {
    const { told, record } = recorder()
    const { user } = draw(<Table record={record} />)
    act(() => rowOf('Axe').focus())
    await user.keyboard('{ArrowDown}{Enter}{End}{Enter}{Home}{ArrowUp}{Delete} ')
    expect(told).toEqual([
      ['open', 'Bowl'],
      ['open', 'Dish'],
      ['remove', ['Axe']],
      ['story', 'Axe'],
    ])
    expect(screen.getAllByRole('row').filter((row) => row.tabIndex === 0)).toEqual([rowOf('Axe')])
    expect(rowOf('Cup').getAttribute('aria-current')).toBe('true')
    await expectAccessible()
  })

  it('SHELL-08 x chooses, Shift with x a range, boxes the same, the one above all of them; Delete takes all that are chosen', async () => {
    const { told, record } = recorder()
    const { user } = draw(<Table record={record} />)
    act(() => rowOf('Axe').focus())
    await user.keyboard('x{ArrowDown}{ArrowDown}{Shift>}x{/Shift}')
    expect(chosen()).toEqual(['Axe', 'Bowl', 'Cup'])
    expect(screen.getByRole('checkbox', { name: uiMessages.selectAll })).toHaveProperty('indeterminate', true)
    await user.keyboard('{Delete}')
    await user.click(box('Axe'))
    await user.keyboard('{Shift>}')
    await user.click(box('Bowl'))
    await user.keyboard('{/Shift}')
    expect(chosen()).toEqual(['Cup'])
    await user.click(screen.getByRole('checkbox', { name: uiMessages.selectAll }))
    expect(screen.getByText('4 chosen')).toBeDefined()
    expect(told).toEqual([['remove', ['Axe', 'Bowl', 'Cup']]])
  })

  it('SHELL-08 is ordered by its heads, which say how', async () => {
    function Head() {
      const [order, setOrder] = useState<{ sort: 'name' | 'price'; direction: 'asc' | 'desc' }>({
        sort: 'name',
        direction: 'asc',
      })
      const ordered = {
        ...order,
        onSort: (sort: typeof order.sort, direction: 'asc' | 'desc') => setOrder({ sort, direction }),
      }
      return (
        <DataTable label="Things" busy>
          <thead>
            <tr>
              <HeadCell {...headOrder('name', ordered)}>Name</HeadCell>
              <HeadCell align="end" {...headOrder('price', ordered, 'desc')}>
                Price
              </HeadCell>
            </tr>
          </thead>
        </DataTable>
      )
    }
    const { user } = draw(<Head />)
    const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
    expect([sortOf('Name'), sortOf('Price')]).toEqual(['ascending', null])
    await user.click(screen.getByRole('button', { name: 'Name' }))
    expect(sortOf('Name')).toBe('descending')
    await user.click(screen.getByRole('button', { name: 'Price' }))
    expect([sortOf('Name'), sortOf('Price')]).toEqual([null, 'descending'])
    await expectAccessible()
  })

  it('SHELL-08 takes the focus itself where nothing in it does, so that it can be scrolled', async () => {
    draw(
      <DataTable label="Things">
        <tbody>
          <Row>
            <Cell align="end">1</Cell>
          </Row>
        </tbody>
      </DataTable>,
    )
    expect(screen.getByRole('region', { name: 'Things' }).tabIndex).toBe(0)
    await expectAccessible()
  })
})

describe('a list of a phone', () => {
  it('SHELL-09 shows name and number, opens by a press, and has boxes while several are chosen', async () => {
    const { told, record } = recorder()
    const card = { title: 'Axe', value: '5 €', detail: 'Steel', onOpen: record('open') }
    const list = (more: object) => (
      <CardList label="Things">
        <CardRow {...card} {...more} />
      </CardList>
    )
    const { user, redraw } = draw(list({ current: true }))
    expect(within(screen.getByRole('list', { name: 'Things' })).getByRole('listitem').textContent).toBe('Axe5 €Steel')
    await user.click(screen.getByRole('button', { name: 'Axe' }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    redraw(list({ selected: true, onSelect: record('select') }))
    await user.click(screen.getByRole('checkbox', { name: uiMessages.selectRow('Axe'), checked: true }))
    expect(told).toEqual(['open', ['select', false]])
    await expectAccessible()
  })
})

describe('pages', () => {
  it('SHELL-08 PROD-10 say which rows they show, lead to the others, and hold so many rows', async () => {
    const { told, record } = recorder()
    const { user } = draw(
      <Pagination
        page={1}
        pageSize={25}
        total={60}
        pageSizes={[20, 50]}
        onPage={record('page')}
        onPageSize={record('size')}
      />,
    )
    expect(screen.getByText(uiMessages.range('1', '25', '60'))).toBeDefined()
    expect(screen.getByText(uiMessages.page(1, 3))).toBeDefined()
    expect(screen.getByRole('button', { name: uiMessages.previousPage })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: uiMessages.nextPage }))
    const sizes = screen.getByRole('combobox', { name: uiMessages.perPage })
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['20', '25', '50'])
    await user.selectOptions(sizes, '50')
    expect(told).toEqual([
      ['page', 2],
      ['size', 50],
    ])
    await expectAccessible()
  })

  it('SHELL-08 that nobody counted lead on and back; nothing where there is one', async () => {
    const { told, record } = recorder()
    const { user, redraw } = draw(<PageSteps page={2} more onPage={record('page')} />)
    await user.click(screen.getByRole('button', { name: stepsMessages.previous }))
    await user.click(screen.getByRole('button', { name: stepsMessages.next }))
    expect(told).toEqual([
      ['page', 1],
      ['page', 3],
    ])
    await expectAccessible()
    redraw(<PageSteps page={1} more={false} onPage={record('page')} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a picture of numbers', () => {
  it('SHELL-08 a price as its steps is a table to those who do not see it', async () => {
    const steps = [
      { label: 'Cost', delta: 8, running: 8, tone: 'cost', source: 'Typed' },
      { label: 'Price', delta: 0, running: 8, tone: 'total' },
    ] as const
    const { redraw } = draw(<Waterfall label="Price of Axe" steps={steps} format={(value) => `${value} €`} />)
    const table = screen.getByRole('table', { name: 'Price of Axe' })
    expect(within(table).getByRole('row', { name: /Cost/ }).textContent).toBe(
      `CostTyped8 €, ${waterfallMessages.running('8 €')}`,
    )
    expect(within(table).getByRole('row', { name: /Price/ }).textContent).toBe('Price8 €')
    await expectAccessible()
    redraw(<Waterfall label="Price of Axe" steps={steps} format={String} compact />)
    expect(screen.queryByText('Typed')).toBeNull()
  })

  it('SHELL-08 bars: the longest alone, the rest together, all of them as a table', async () => {
    const bars = Array.from({ length: 10 }, (_, index) => ({
      key: `${index}`,
      name: `Bar ${index}`,
      value: 10 - index,
    }))
    const { user } = draw(
      <BarChart
        label="Sales"
        bars={bars}
        format={(value) => `${value} €`}
        share={(value, total) => `${Math.round((value / total) * 100)}%`}
        others={(count) => `${count} others`}
        heads={{ name: 'Thing', value: 'Sum' }}
      />,
    )
    const rows = () =>
      within(screen.getByRole('table', { name: 'Sales' }))
        .getAllByRole('row')
        .slice(1)
    expect(rows()).toHaveLength(8)
    expect(rows().at(-1)?.textContent).toBe('3 others6 €')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: barChartMessages.table, pressed: false }))
    expect(rows()).toHaveLength(10)
    expect(rows()[0]?.textContent).toBe('Bar 010 €18%')
    await expectAccessible()
  })

  it('SHELL-09 knows the width that it has', () => {
    function Wide() {
      const [measure, width] = useWidth()
      return <p ref={measure}>{width}</p>
    }
    draw(<Wide />)
    expect(screen.getByRole('paragraph').textContent).toBe('0')
  })
})
