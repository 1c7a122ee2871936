import { expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import type { RefusedRecord } from '../data/records.ts'
import { isOvertaken } from './overtaken.ts'

const row = (status: string) => ({
  id: 'i',
  version: 1,
  createdAt: 0,
  updatedAt: 0,
  documentType: 'invoice',
  documentNumber: 'INV-1',
  status,
})
const refused = (data: object, more: object = {}) =>
  ({
    body: { op: 'patch', kind: 'document', id: 'i', base: 1, data, ...more },
    row: row('draft'),
  }) as unknown as RefusedRecord
const holding = (now: AnyRow | undefined) => ({ get: () => now })

it('DOC-18 an edit of what was issued meanwhile is made again with a reason, any other one without', () => {
  const lines = { customerName: 'Ada' }
  expect(isOvertaken(refused(lines), holding(row('sent')))).toBe(true)
  expect(isOvertaken(refused(lines), holding(row('draft')))).toBe(false)
  expect(isOvertaken(refused(lines), holding(undefined))).toBe(false)
  expect(isOvertaken(refused({ notes: 'Call first' }), holding(row('sent')))).toBe(false)
  expect(isOvertaken(refused(lines, { why: 'Correction: name' }), holding(row('sent')))).toBe(false)
})
