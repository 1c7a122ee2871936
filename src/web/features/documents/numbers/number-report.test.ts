import { expect, it } from 'vitest'
import { countsOf, type EndedNumber } from './number-report.ts'

const gap = (sequence: number, state: EndedNumber['state']): EndedNumber => ({
  sequence,
  state,
  documentId: null,
  documentNumber: '',
  at: null,
  actor: null,
})

it('DOC-02 every number of a series is in force, ended, left out or missing', () => {
  // Numbers 1 to 7: 1 and 5 in force, 2 void and still there, 3 deleted, 4 and 6 missing, 7 left out.
  const gaps = [gap(2, 'void'), gap(3, 'deleted'), gap(4, 'missing'), gap(6, 'missing'), gap(7, 'skipped')]
  expect(countsOf({ present: 3, gaps })).toEqual({ inForce: 2, ended: 2, skipped: 1, missing: 2 })
})
