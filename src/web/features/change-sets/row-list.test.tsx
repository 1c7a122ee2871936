import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { changeStates } from '#web/kit/change-sets/messages.ts'
import { changeSetsMessages as messages } from './messages.ts'
import type { RowContext } from './row-changes.ts'
import { RowList } from './row-list.tsx'

const context: RowContext = {
  currency: 'EUR',
  nameOf: () => undefined,
  currencyOf: () => undefined,
  isHere: () => false,
  typeOf: () => undefined,
  variantsOf: () => ({}),
  marginsOf: () => [],
}

const made = { state: 'create', before: null, problems: [], input: null, kept: [], isKept: false } as const
const mug: ChangeSetRow = { ...made, n: 3, kind: 'product', id: 'p1', title: 'Mug', after: { name: 'Mug', sku: 'M' } }
const there: ChangeSetRow = {
  ...made,
  n: 4,
  kind: 'storeListing',
  id: 'l1',
  title: 'Mug',
  after: { productId: 'p1', title: 'Mug' },
  names: { p1: 'Mug' },
}

it('STORE-09 a first import names each product, and its place in the store below it, without numbers', () => {
  draw(<RowList rows={[mug, there]} context={context} header={{ state: 'checked', origin: 'storePull' }} />)
  expect(screen.getAllByText('Mug')).toHaveLength(3)
  expect(screen.queryByText(messages.rows.line(3))).toBeNull()
  const [product, listing] = screen.getAllByRole('listitem')
  expect([product?.className.includes('ps-5'), listing?.className.includes('ps-5')]).toEqual([false, true])
})

it('PROD-14 CHANGE-01 a row of a file is found by its number', () => {
  draw(<RowList rows={[mug]} context={context} header={{ state: 'checked', origin: 'import' }} />)
  expect(screen.getByText(messages.rows.line(3))).toBeTruthy()
})

it('CHANGE-02 what changed and what was taken back have a sign of their own, not the dash of a blank', () => {
  const changed: ChangeSetRow = { ...mug, state: 'update' }
  const { redraw } = draw(<RowList rows={[changed]} context={context} header={{ state: 'applied', origin: 'bulk' }} />)
  const icon = (word: string) => screen.getByText(word).querySelector('svg')?.getAttribute('class') ?? ''
  expect(icon(messages.rows.states.update)).toContain('pencil')
  redraw(<RowList rows={[changed]} context={context} header={{ state: 'reverted', origin: 'bulk' }} />)
  expect(icon(changeStates.reverted)).toContain('undo')
})
