import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draw, expectAccessible, recorder, takePhone } from '#test/page/page.ts'
import { PagedCards } from '../list/paged-cards.tsx'
import { uiMessages } from '../ui/messages.ts'
import { none } from '../ui/none.tsx'
import { ColumnTable, figureColumn } from './column-table.tsx'

interface Thing {
  readonly name: string
  readonly price: number
}

const THINGS: readonly Thing[] = ['Axe', 'Bowl', 'Cup'].map((name, n) => ({ name, price: n + 1 }))
const keyOf = ({ name }: Thing): string => name
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

describe('a table by its columns', () => {
  const columns = [
    { head: 'Thing', render: ({ name }: Thing) => name, foot: 'Sum' },
    figureColumn('Price', ({ price }: Thing) => price, { foot: 6 }),
    false as const,
  ]

  it('SHELL-08 names its rows, sums them up, and is walked and chosen by keyboard', async () => {
    const { told, record } = recorder()
    const choose = record('choose')
    const { user } = draw(
      <ColumnTable
        label="Things"
        columns={columns}
        rows={THINGS}
        keyOf={keyOf}
        current="Cup"
        onOpen={record('open')}
        onSpace={record('story')}
        choice={{
          chosen: new Set(['Bowl']),
          idOf: keyOf,
          nameOf: keyOf,
          onChoose: (id, isChosen, range) => choose([id, isChosen, range]),
          onChooseAll: record('all'),
        }}
      />,
    )
    act(() => rowOf('Axe').focus())
    await user.keyboard('x{ArrowDown}{Shift>}x{/Shift}{Enter} ')
    await user.click(screen.getByRole('checkbox', { name: uiMessages.selectAll }))
    expect(told).toEqual([
      ['choose', ['Axe', true, false]],
      ['choose', ['Bowl', false, true]],
      ['open', THINGS[1]],
      ['story', THINGS[1]],
      ['all', true],
    ])
    expect(screen.getAllByRole('rowheader').map((each) => each.textContent)).toEqual(['Axe', 'Bowl', 'Cup', 'Sum'])
    expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toBe('Price')
    expect(rowOf('Cup').getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('row', { name: /Sum/ }).textContent).toBe('Sum6')
    await expectAccessible()
  })

  it('SHELL-08 draws of thousands of rows only those in sight', () => {
    const many = Array.from({ length: 5_000 }, (_, n) => ({ name: `Thing ${n}`, price: n }))
    draw(<ColumnTable label="Things" columns={columns} rows={many} keyOf={keyOf} />)
    expect(screen.getAllByRole('row').length).toBeLessThan(100)
    expect(rowOf('Thing 0 ')).toBeDefined()
  })
})

describe('a table on a phone', () => {
  const columns = [
    { head: 'Thing', render: ({ name }: Thing) => <b>{name}</b>, foot: 'Sum' },
    { head: 'Price', card: 'value' as const, render: ({ price }: Thing) => price, foot: 6 },
    { head: 'Stock', card: 'line' as const, render: () => 'none left' },
    { head: 'Maker', card: 'detail' as const, render: ({ name }: Thing) => (name === 'Axe' ? none : 'Acme') },
    { head: 'Place', card: 'detail' as const, render: () => 'shelf' },
    { head: 'Link', card: 'state' as const, render: () => <button type="button">Why</button> },
    { head: 'Sum', card: 'sum' as const, render: () => '', foot: 7 },
    { head: 'Code', render: () => 'only in the table' },
  ]

  it('SHELL-08 is a list of cards: what each column says is where the column wants it', async () => {
    takePhone()
    const { told, record } = recorder()
    const choose = record('choose')
    const choice = {
      chosen: new Set(['Bowl']),
      idOf: keyOf,
      nameOf: keyOf,
      onChoose: (id: string, isChosen: boolean, range: boolean) => choose([id, isChosen, range]),
      onChooseAll: record('all'),
    }
    const { user } = draw(
      <ColumnTable
        label="Things"
        columns={columns}
        rows={THINGS}
        keyOf={keyOf}
        current="Cup"
        onOpen={record('open')}
        choice={choice}
      />,
    )
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Axe1shelfWhyStocknone left',
      'Bowl2Acme · shelfWhyStocknone left',
      'Cup3Acme · shelfWhyStocknone left',
    ])
    expect(screen.getByText('7').parentElement?.textContent).toBe('Sum: Sum7')
    await user.click(screen.getByRole('checkbox', { name: uiMessages.selectRow('Axe') }))
    await user.click(screen.getByRole('button', { name: 'Bowl' }))
    expect(told).toEqual([
      ['choose', ['Axe', true, false]],
      ['open', THINGS[1]],
    ])
    await expectAccessible()
  })

  it('SHELL-08 of rows that are typed into every column is a field with its head above', async () => {
    takePhone()
    const typed = [
      { head: 'Thing', card: 'field' as const, render: ({ name }: Thing) => <input aria-label={`Thing: ${name}`} /> },
      { head: 'Price', card: 'half' as const, render: ({ name }: Thing) => <input aria-label={`Price: ${name}`} /> },
    ]
    draw(<ColumnTable label="Things" columns={typed} rows={THINGS} keyOf={keyOf} />)
    expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(THINGS.map(() => 'ThingPrice'))
    expect(screen.getByRole('textbox', { name: 'Price: Cup' })).toBeDefined()
    await expectAccessible()
  })
})

it('SHELL-08 many cards come a page at a time', async () => {
  const { told, record } = recorder()
  const many = Array.from({ length: 30 }, (_, n) => ({ name: `Thing ${n}`, price: n }))
  const open = record('open')
  const { user } = draw(
    <PagedCards
      label="Things"
      rows={many}
      keyOf={keyOf}
      card={({ name, price }) => ({ title: name, value: price, onOpen: () => open(name) })}
    />,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  await user.click(await screen.findByRole('button', { name: uiMessages.nextPage }))
  await user.click(screen.getByRole('button', { name: 'Thing 29' }))
  expect(told).toEqual([['open', 'Thing 29']])
  await expectAccessible()
})
