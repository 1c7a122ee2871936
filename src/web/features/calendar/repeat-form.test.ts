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
    }
  })

  it('CAL-04 says in words also what its form cannot show, and of the rest that it is another rule', () => {
    const said = {
      'FREQ=MONTHLY;BYDAY=-1FR': 'Every month on the last Friday',
      'FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1': 'Every month on the last Friday',
      'FREQ=MONTHLY;BYDAY=1MO,3MO': 'Every month on the first Monday and the third Monday',
      'FREQ=MONTHLY;BYMONTHDAY=1,15,-1': 'Every month on day 1, day 15 and the last day',
      'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH': 'Every year on the fourth Thursday in November',
      'FREQ=WEEKLY;INTERVAL=2;BYMONTH=1,7;BYDAY=MO': 'Every 2 weeks on Monday in January and July',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1': 'By another rule',
      'FREQ=YEARLY;BYWEEKNO=20': 'By another rule',
      'FREQ=YEARLY;BYDAY=20MO': 'By another rule',
      'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR': 'By another rule',
      'FREQ=MONTHLY;BYMONTHDAY=-3': 'By another rule',
      'FREQ=SECONDLY': 'By another rule',
    }
    expect(Object.fromEntries(Object.keys(said).map((rule) => [rule, repeatWords(rule, MONDAY)]))).toEqual(said)
  })

  it('CAL-04 an end is said as the last day on which the event takes place, where that is known', () => {
    const rule = 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20260831T095959;BYDAY=MO'
    expect(repeatWords(rule, MONDAY, '2026-08-24')).toBe('Every 2 weeks on Monday, until Aug 24, 2026')
    expect(repeatWords(rule, MONDAY, '9999-12-31')).toBe('Every 2 weeks on Monday, until Aug 31, 2026')
  })

  it('CAL-04 a series that was cut ends on the day before, so that a change of its rule does not bring the next day back', () => {
    const cut = 'FREQ=WEEKLY;UNTIL=20260831T095959;BYDAY=MO'
    const ends = (startTime: string) => formOf(cut, MONDAY, startTime)?.untilDay
    expect([ends('10:00'), ends('09:00'), ends('')]).toEqual(['2026-08-30', '2026-08-31', '2026-08-31'])
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
