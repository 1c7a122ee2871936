import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible, recorder, takePhone } from '#test/page/page.ts'
import { NativeSelect } from './native-select.tsx'
import { optionsOf } from './options-of.ts'
import { PlainRows, PlainTable } from './plain-table.tsx'

it('SHELL-08 a table that is only read has heads, names its rows, and is scrolled by key', async () => {
  const rows = [
    { name: 'Axe', price: 5 },
    { name: 'Bowl', price: 7 },
  ]
  draw(
    <PlainTable
      label="Prices"
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { label: 'Thing', renderCell: ({ name }) => name },
        { label: 'Price', renderCell: ({ price }) => `${price} €`, align: 'end' },
      ]}
    />,
  )
  const table = within(screen.getByRole('table', { name: 'Prices' }))
  expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(['Thing', 'Price'])
  const [axe] = table.getAllByRole('row').slice(1)
  expect(within(axe!).getByRole('rowheader').textContent).toBe('Axe')
  expect(within(axe!).getByRole('cell').textContent).toBe('5 €')
  expect(screen.getByRole('region', { name: 'Prices' }).tabIndex).toBe(0)
  await expectAccessible()
})

it('labels of a choice are its options, in their order', async () => {
  const { told, record } = recorder()
  const options = optionsOf({ b: 'Second', a: 'First' })
  const { user } = draw(<NativeSelect label="Which" value="a" options={options} onChange={record('which')} />)
  const select = screen.getByRole('combobox', { name: 'Which' })
  expect(
    within(select)
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual(['Second', 'First'])
  await user.selectOptions(select, 'Second')
  expect(told).toEqual([['which', 'b']])
})

it('SHELL-08 rows that are only read are a list on a phone: the name, what stands beside it, and the rest below', async () => {
  takePhone()
  draw(
    <PlainRows
      label="Prices"
      rows={[{ row: 5, name: 'Axe', sku: '', price: 7, change: 'Cost: 3 → 4' }]}
      keyOf={({ row }) => row}
      columns={[
        { label: 'Row', renderCell: ({ row }) => row, phone: 'aside', isNamed: true },
        { label: 'Thing', renderCell: ({ name }) => name, isHead: true },
        { label: 'SKU', renderCell: ({ sku }) => sku },
        { label: 'Price', renderCell: ({ price }) => `${price} €` },
        { label: 'Stock', renderCell: () => 0, isNamed: true },
        false,
        { label: 'Changes', renderCell: ({ change }) => change, phone: 'alone' },
      ]}
    />,
  )
  const [axe] = within(screen.getByRole('list', { name: 'Prices' })).getAllByRole('listitem')
  expect([...axe!.children].map(({ textContent }) => textContent)).toEqual(['AxeRow 5', '7 €  ·  Stock 0Cost: 3 → 4'])
  await expectAccessible()
})
