import { describe, expect, it } from 'vitest'
import { dueRuns, MOST_DECISIONS, type Recurring, requireEachDecided, waitingRuns } from './recurring-runs.ts'

const rent: Recurring = { isActive: true, nextOn: '2027-01-31', repeat: 'monthly', dayOfMonth: 31, endsOn: null }
const weekly: Recurring = { isActive: true, nextOn: '2027-01-04', repeat: 'weekly', dayOfMonth: null, endsOn: null }
const daysOf = (row: Recurring, today: string) => dueRuns(row, today).map(({ day }) => day)

describe('runs of a recurring invoice', () => {
  it('DOC-17 each run that is due has its own period, which ends on the day before the next one', () => {
    expect(dueRuns(rent, '2027-04-10')).toEqual([
      { day: '2027-01-31', until: '2027-02-27' },
      { day: '2027-02-28', until: '2027-03-30' },
      { day: '2027-03-31', until: '2027-04-29' },
    ])
  })

  it.each([
    ['before its day', rent, '2027-01-30', []],
    ['on its day', rent, '2027-01-31', ['2027-01-31']],
    ['paused', { ...rent, isActive: false }, '2027-04-10', []],
    ['without a day', { ...rent, nextOn: null }, '2027-04-10', []],
    ['ended in between', { ...rent, endsOn: '2027-03-01' }, '2027-04-10', ['2027-01-31', '2027-02-28']],
  ])('DOC-17 what is due %s', (_, row, today, days) => {
    expect(daysOf(row, today)).toEqual(days)
  })

  it('DOC-17 one run goes on by itself, however late; two that are due at once wait', () => {
    expect(waitingRuns(rent, '2027-02-27')).toEqual([])
    expect(waitingRuns(rent, '2027-02-28')).toHaveLength(2)
  })

  it('DOC-17 at most 24 are decided on at once, and none is left alone', () => {
    const counts = ['2027-06-14', '2027-06-21', '2027-06-28', '2028-06-05'].map((today) => daysOf(weekly, today).length)
    expect(counts).toEqual([24, MOST_DECISIONS, 24, 24])
  })

  const due = dueRuns(rent, '2027-03-31')
  const all = due.map(({ day }) => day)
  it.each([
    ['one is left out', ['2027-01-31', '2027-03-31']],
    ['the last is left out', ['2027-01-31']],
    ['one is not due', [...all, '2027-04-30']],
    ['they stand in another order', all.toReversed()],
    ['one stands twice', ['2027-01-31', '2027-01-31', '2027-02-28']],
    ['there are none', []],
  ])('DOC-17 decisions are refused where %s, and the days are named', (_, days) => {
    expect(() => requireEachDecided(due, days, '2027-03-31')).toThrow(
      'Decide on each run that is due, the oldest first: 31 January 2027, 28 February 2027, 31 March 2027.',
    )
  })

  it('DOC-17 only a run of today may be left out', () => {
    expect(() => requireEachDecided(due, all, '2027-03-31')).not.toThrow()
    expect(() => requireEachDecided(due, all.slice(0, 2), '2027-03-31')).not.toThrow()
    expect(() => requireEachDecided(due, all.slice(0, 2), '2027-04-01')).toThrow('31 March 2027')
    expect(() => requireEachDecided([], all, '2027-03-31')).toThrow('No run of this recurring invoice is due')
  })
})
