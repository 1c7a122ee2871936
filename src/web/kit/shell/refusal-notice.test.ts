import { expect, it } from 'vitest'
import type { RefusedRecord } from '../data/records.ts'
import { reasonOf, refusedWords } from './refusal-notice.ts'

const ID = '00000000-0000-4000-8000-000000000000'
const credited = { op: 'command', name: 'document/credit', input: {} } as const
const planned = { op: 'command', name: 'scheduled-price/plan', input: {} } as const
const patched = { op: 'patch', kind: 'document', id: ID, base: 1, data: {} } as const

function told(body: RefusedRecord['body'], errors?: readonly { field: string; message: string }[]): string {
  const problem = { type: '', title: 'Some of the input is not valid.', status: 400, code: 'invalid-input' }
  return reasonOf({ body, problem: { ...problem, ...(errors && { errors: [...errors] }) } })
}

it('SYNC-02 why a change was refused is told with the name of the field, of a command too', () => {
  const vatId = { field: 'customerVatId', message: 'is missing: the customer accounts for the tax' }
  expect(told(patched, [vatId])).toBe('VAT id is missing: the customer accounts for the tax')
  const lines = { field: 'items', message: 'come to more than is left to credit of the invoice: 1.00 USD of 9.00 USD' }
  expect(told(credited, [lines])).toBe('Lines come to more than is left to credit of the invoice: 1.00 USD of 9.00 USD')
  expect(told(planned, [{ field: 'endsAt', message: 'must be later' }])).toMatch(/^\p{Lu}.+ must be later$/u)
  expect(told(credited, [{ field: 'elsewhere', message: 'No more of it.' }])).toBe('No more of it.')
  expect(told({ op: 'revert', changeSetId: ID })).toBe('Some of the input is not valid.')
})

it('SYNC-02 what others deleted is called by its name, never by its id', () => {
  const problem = { type: '', title: `Document with ID ${ID} not found`, status: 404, code: 'no-such-row' }
  const marked = { op: 'command', name: 'document/mark', input: { id: ID } } as const
  const thing = { id: ID, title: 'INV202611-0001' }
  expect(reasonOf({ body: marked, problem, thing })).toBe('INV202611-0001 was deleted on another device.')
  const other = 'Something that this needs was deleted on another device.'
  expect(reasonOf({ body: marked, problem, thing: { ...thing, id: ID.replace('4', '5') } })).toBe(other)
  expect(reasonOf({ body: marked, problem })).toBe(other)
})

it('SYNC-02 the title of what was refused is a sentence, of an act and of a row', () => {
  const marked = { op: 'command', name: 'document/mark', input: { id: ID } } as const
  expect(refusedWords({ label: 'Marked as sent', title: '', body: marked })).toBe('Not saved: Marked as sent')
  expect(refusedWords({ label: 'Brand', title: 'Bolt', body: patched })).toBe('Brand Bolt was not saved')
  const undone = { op: 'revert', changeSetId: ID } as const
  expect(refusedWords({ label: 'Undo', title: '', body: undone })).toBe('The undo was refused')
})
