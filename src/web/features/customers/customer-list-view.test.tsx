import { expect, it } from 'vitest'
import { customer } from '#contract/entities/customer.ts'
import { emptyRow, general } from '#contract/entity.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { draw } from '#test/page/page.ts'
import { customerListView } from './customer-list-view.tsx'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const empty = emptyRow(general(customer), 'a', 0, NOWHERE) as unknown as RowOfKind<'customer'>
const NONE = new Map()

it('CUST-06 a customer is listed by the name that the list is sorted by, with the company beside it', () => {
  const noor = { ...empty, name: 'Noor Haddad', company: 'Café Aroma', email: 'noor@aroma.example' }
  const { name } = customerListView.columns
  expect(name?.value?.(noor, NONE)).toBe('Noor Haddad')
  const shown = (row: typeof noor): string | null => {
    const { remove } = draw(name?.cell(row, NONE, []))
    const { textContent } = document.body
    remove()
    return textContent
  }
  expect(shown(noor)).toBe('Noor Haddad · Café Aroma')
  expect(shown({ ...noor, company: '' })).toBe('Noor Haddad')
  expect(shown({ ...noor, company: 'Noor Haddad' })).toBe('Noor Haddad')
  expect(customerListView.card(noor, NONE)).toMatchObject({
    title: 'Noor Haddad',
    detail: 'Café Aroma · noor@aroma.example',
  })
})
