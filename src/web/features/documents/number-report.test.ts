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

it('DOC-02 every number of a series is in force, ended or missing', () => {
  // Numbers 1 to 6: 1 and 5 in force, 2 void and still there, 3 deleted, 4 and 6 missing.
  const series = { present: 3, gaps: [gap(2, 'void'), gap(3, 'deleted'), gap(4, 'missing'), gap(6, 'missing')] }
  expect(countsOf(series)).toEqual({ inForce: 2, ended: 2, missing: 2 })
})
