import { describe, expect, it } from 'vitest'
import { dayIssue, movedDays } from './document-days.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const days = { issueDate: '2026-07-06', dueDate: '2026-07-05' }
const asked = (...names: string[]) => new Set(names)

describe('the days of a document', () => {
  it('DOC-01 a document that is due before its date is refused at the day that was given', () => {
    expect(dayIssue(days, asked('dueDate', 'issueDate'), NOWHERE)).toEqual({
      dueDate: 'must not be before the date of the document, 6 July 2026',
    })
    expect(Object.keys(dayIssue(days, asked('issueDate'), NOWHERE))).toEqual(['issueDate'])
  })

  it('DOC-01 the same day is fine, and what was stored before is neither asked about nor in the way of an undo', () => {
    expect(dayIssue({ ...days, dueDate: days.issueDate }, asked('dueDate'), NOWHERE)).toEqual({})
    expect(dayIssue(days, asked('terms'), NOWHERE)).toEqual({})
    expect(dayIssue(days, asked('dueDate'), { ...NOWHERE, isRestored: true })).toEqual({})
    const before = { ...days, id: 'a', version: 1, createdAt: 0, updatedAt: 0 }
    expect(dayIssue(days, asked('dueDate'), { ...NOWHERE, before })).toEqual({})
  })

  it('DOC-01 a later date takes the due day along only where that would come first', () => {
    const thirty = { issueDate: '2026-07-01', dueDate: '2026-07-31' }
    expect(movedDays(thirty, '2026-07-31')).toEqual({ issueDate: '2026-07-31' })
    expect(movedDays(thirty, '2026-08-01')).toEqual({ issueDate: '2026-08-01', dueDate: '2026-08-31' })
    expect(movedDays({ ...thirty, dueDate: null }, '2026-08-01')).toEqual({ issueDate: '2026-08-01' })
  })
})
