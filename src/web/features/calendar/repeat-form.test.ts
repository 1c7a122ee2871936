import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FREQUENCIES, WEEKDAYS } from '#domain/calendar/repeat-rule.ts'
import { formOf, newForm, nthsOf, type RepeatForm, ruleOf } from './repeat-form.ts'
import { repeatWords } from './repeat-words.ts'

// A Monday, the second of its month.
const MONDAY = '2026-07-13'

describe('the editor of repeat rules', () => {
  it('CAL-04 says a rule in words, with its days and its end', () => {
    expect(repeatWords('FREQ=WEEKLY;BYDAY=MO,WE', MONDAY)).toBe('Every week on Monday and Wednesday')
    expect(repeatWords('FREQ=MONTHLY;INTERVAL=2;COUNT=5', MONDAY)).toBe('Every 2 months on day 13, 5 times')
    expect(repeatWords('FREQ=MONTHLY;BYDAY=2MO', MONDAY)).toBe('Every month on the second Monday')
    expect(repeatWords('FREQ=DAILY;UNTIL=20261231', MONDAY)).toBe('Every day, until Dec 31, 2026')
    expect(repeatWords('', MONDAY)).toBe('')
  })

  it('CAL-04 leaves a rule alone that says more than it can show', () => {
    for (const rule of [
      'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1',
      'FREQ=YEARLY;BYWEEKNO=20',
      'FREQ=DAILY;BYMONTH=1',
      'FREQ=MONTHLY;BYMONTHDAY=1,15',
      'FREQ=MONTHLY;BYDAY=3MO',
      'FREQ=SECONDLY',
    ]) {
      expect(formOf(rule, MONDAY), rule).toBeUndefined()
      expect(repeatWords(rule, MONDAY)).toBe('By a rule of its own')
    }
  })

  it('CAL-04 writes what it shows, and shows what it wrote', () => {
    const weekdays = fc.subarray([...WEEKDAYS], { minLength: 1 })
    const form = fc.record({
      freq: fc.constantFrom(...FREQUENCIES),
      interval: fc.integer({ min: 1, max: 1_000 }),
      ends: fc.constantFrom('never' as const, 'until' as const, 'count' as const),
      count: fc.integer({ min: 1, max: 10_000 }),
    })
    fc.assert(
      fc.property(form, weekdays, fc.boolean(), (drawn, chosen, byDay) => {
        const { freq, ends } = drawn
        const nth = nthsOf(MONDAY)[0] ?? 1
        const made: RepeatForm = {
          ...newForm(freq, MONDAY),
          interval: drawn.interval,
          ends,
          ...(freq === 'WEEKLY' ? { weekdays: chosen } : {}),
          ...(freq === 'MONTHLY' && !byDay ? { monthly: nth } : {}),
          ...(ends === 'count' ? { count: drawn.count } : {}),
          ...(ends === 'until' ? { untilDay: '2027-01-31' } : {}),
        }
        expect(formOf(ruleOf(made, MONDAY), MONDAY)).toEqual(made)
      }),
    )
  })

  it('CAL-04 knows which of its weekday a day is, and whether the last', () => {
    expect([nthsOf('2026-07-06'), nthsOf('2026-07-27'), nthsOf('2026-07-31')]).toEqual([[1], [4, -1], [5, -1]])
  })
})
