import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyRow, general } from '#contract/entity.ts'
import { priceList } from '#contract/entities/price-list.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { rowField } from './row-field.tsx'

const NOTHING = { get: () => undefined, flagged: () => undefined, before: undefined }
const empty = emptyRow(general(priceList), 'list', 0, NOTHING) as unknown as RowOfKind<'priceList'>
const row = { ...empty, title: 'Trade', note: 'Two lines', validFrom: '2026-07-06' }
const ListField = rowField<'priceList'>(priceList)

it('PLIST-06 a field of a row has the control that its declaration says, and is saved by its name as it is changed', async () => {
  const { told, record } = recorder()
  const save = record('save')
  const editing = { row, save: (patch: unknown, what: string) => save([patch, what]) }
  const { user } = draw(
    <>
      <ListField name="title" {...editing} label="Name" />
      <ListField name="note" rows={3} {...editing} />
      <ListField name="validFrom" isDay {...editing} />
      <ListField name="showTrade" {...editing} />
    </>,
  )
  await user.clear(screen.getByRole('textbox', { name: 'Name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Retail{Enter}')
  expect(screen.getByRole('textbox', { name: 'Note to readers' }).tagName).toBe('TEXTAREA')
  const day = screen.getByLabelText('Valid from')
  await user.clear(day)
  await user.type(day, '2026-08-01{Enter}')
  await user.click(screen.getByRole('switch', { name: 'Show trade prices' }))
  expect(told).toEqual([
    ['save', [{ title: 'Retail' }, 'Name']],
    ['save', [{ validFrom: '2026-08-01' }, 'Valid from']],
    ['save', [{ showTrade: true }, 'Show trade prices']],
  ])
  await expectAccessible()
})
