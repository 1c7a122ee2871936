import { expect, it } from 'vitest'
import { keyForm, readEntries } from './entries.ts'
import { StoreEntryRefused } from './port.ts'

const FORMS = {
  address: { read: (text: string) => (text.includes('.') ? text : undefined), fault: 'address' },
  key: keyForm(/^k\d+$/),
  secret: { ...keyForm(/^s\d+$/), isOptional: true },
} as const

function problemsOf(given: Readonly<Record<string, string>>): unknown {
  try {
    return readEntries(given, FORMS)
  } catch (error) {
    return error instanceof StoreEntryRefused ? error.problems : error
  }
}

it('STORE-01 entries are read without the spaces around them, and one that may be left out is empty then', () => {
  expect(readEntries({ address: ' a.b\n', key: ' k1 ' }, FORMS)).toEqual({ address: 'a.b', key: 'k1', secret: '' })
  expect(readEntries({ address: 'a.b', key: 'k1', secret: 's2' }, FORMS)).toMatchObject({ secret: 's2' })
})

it('STORE-01 each entry that is missing, has another form or belongs to no such store is named', () => {
  expect(problemsOf({ address: 'a', key: ' ', secret: 'k1', constructor: 'x' })).toEqual([
    { field: 'constructor', problem: 'unknown' },
    { field: 'address', problem: 'address' },
    { field: 'key', problem: 'missing' },
    { field: 'secret', problem: 'form' },
  ])
  expect(problemsOf({})).toEqual([
    { field: 'address', problem: 'missing' },
    { field: 'key', problem: 'missing' },
  ])
})
