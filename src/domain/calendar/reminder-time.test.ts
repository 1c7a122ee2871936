import { describe, expect, it } from 'vitest'
import { reminderAt } from './reminder-time.ts'

const at = (text: string): number => Date.parse(text)

describe('the time of a reminder', () => {
  it('CAL-04 is at the same time of day where it comes whole days before, and exact otherwise', () => {
    // The clocks changed in the night before.
    const start = at('2027-03-28T12:00+02:00')
    expect(reminderAt(start, 1_440, 'Europe/Berlin')).toBe(at('2027-03-27T12:00+01:00'))
    expect(reminderAt(start, 10_080, 'Europe/Berlin')).toBe(at('2027-03-21T12:00+01:00'))
    expect(reminderAt(start, 1_500, 'Europe/Berlin')).toBe(at('2027-03-27T10:00+01:00'))
    expect(reminderAt(start, 0, 'Europe/Berlin')).toBe(start)
    expect(reminderAt(at('2027-11-07T12:00-05:00'), 1_440, 'America/New_York')).toBe(at('2027-11-06T12:00-04:00'))
  })
})
