import { expect, it } from 'vitest'
import { shownState } from './shown-state.ts'

const TODAY = '2026-07-06'
const quote = { documentType: 'quote', dueDate: '2026-07-05', balanceDue: 0 } as const
const invoice = [{ relationship: 'converted_to' }]

it('DOC-07 an accepted quote reads as invoiced while the invoice made of it stands', () => {
  expect(shownState({ ...quote, status: 'accepted', relatedDocuments: invoice }, TODAY)).toBe('invoiced')
  expect(shownState({ ...quote, status: 'accepted', relatedDocuments: [] }, TODAY)).toBe('accepted')
})

it('DOC-06 DOC-07 every other document reads as its status of the day', () => {
  expect(shownState({ ...quote, status: 'sent', relatedDocuments: invoice }, TODAY)).toBe('expired')
  expect(shownState({ ...quote, status: 'declined', relatedDocuments: invoice }, TODAY)).toBe('declined')
  const owed = { documentType: 'invoice', status: 'sent', dueDate: '2026-07-05', balanceDue: 1 } as const
  expect(shownState({ ...owed, relatedDocuments: [{ relationship: 'converted_from' }] }, TODAY)).toBe('overdue')
})
