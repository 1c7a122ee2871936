import { expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { type AnyPatch, type AnyRow, general } from '../entity.ts'
import { nextRow } from '../next-row.ts'
import { recurringDocument } from './recurring-document.ts'

const kind = recurringDocument.kind
const written = (before: AnyRow | undefined, data: AnyPatch): AnyRow =>
  nextRow(
    general(recurringDocument),
    { op: before ? 'patch' : 'put', kind, id: '00000000-0000-7000-8000-000000000001', data },
    { before, get: () => undefined, flagged: () => undefined },
    1_000,
  )
/** What is said at each field of a change that is refused. */
function refused(before: AnyRow | undefined, data: AnyPatch): readonly string[] {
  try {
    written(before, data)
  } catch (error) {
    if (error instanceof Refusal) return error.issues.map(({ field, message }) => `${field} ${message}`)
    throw error
  }
  return []
}

const rent = { name: 'Rent', nextOn: '2027-01-31', endsOn: '2027-01-31' }

it('DOC-17 a recurring invoice that ends before its next day is refused, by the field', () => {
  const message = 'endsOn must not be before the next day, 31 January 2027. Choose a later end, or none'
  expect(refused(undefined, { ...rent, endsOn: '2027-01-30' })).toEqual([message])
  const row = written(undefined, rent)
  expect(refused(row, { endsOn: '2026-12-31' })).toEqual([message])
  expect(refused(row, { nextOn: '2027-02-28' })).toHaveLength(1)
})

it('DOC-17 the last run ends it, and it is resumed only with a later end', () => {
  const over = written(written(undefined, rent), { nextOn: '2027-02-28', isActive: false })
  expect(over).toMatchObject({ isActive: false, nextOn: '2027-02-28' })
  expect(written(over, { name: 'Old rent' })).toMatchObject({ name: 'Old rent' })
  expect(refused(over, { isActive: true })).toHaveLength(1)
  expect(written(over, { isActive: true, endsOn: null })).toMatchObject({ isActive: true })
})
