import { expect, it } from 'vitest'
import type { RefusedRecord } from '../data/records.ts'
import { reasonOf } from './refusal-notice.ts'

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
