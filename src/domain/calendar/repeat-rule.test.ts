import { describe, expect, it } from 'vitest'
import { canonicalRule, readRule, ruleIssue, ruleText, untilWall } from './repeat-rule.ts'
import { endedRule, isCounted, movedRule, remainingRule, ruleWithMovedEnd } from './moved-rule.ts'
import { ruleMessages as messages } from './rule-messages.ts'

const at = (text: string): number => Date.parse(`${text}Z`)

describe('repeat rules', () => {
  it('CAL-04 are stored in one spelling, and read again as the same rule', () => {
    const spelled = [
      ['rrule:freq=weekly;byday=mo,we;interval=1', 'FREQ=WEEKLY;BYDAY=MO,WE'],
      ['FREQ=MONTHLY;BYDAY=+2TU;COUNT=5', 'FREQ=MONTHLY;COUNT=5;BYDAY=2TU'],
      ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'],
      ['FREQ=DAILY;UNTIL=20261231T225959Z;WKST=SU', 'FREQ=DAILY;UNTIL=20261231T225959Z;WKST=SU'],
      ['  ', ''],
    ] as const
    for (const [typed, kept] of spelled) expect([typed, canonicalRule(typed)]).toEqual([typed, kept])
    for (const [, kept] of spelled.slice(0, -1)) {
      const read = readRule(kept)
      expect('rule' in read && ruleText(read.rule)).toBe(kept)
    }
  })

  it('CAL-04 that are malformed, too frequent or never happen are refused with what to correct', () => {
    const refused: readonly (readonly [string, string])[] = [
      ['weekly', messages.part('WEEKLY')],
      ['FREQ=HOURLY', messages.frequency],
      ['INTERVAL=2', messages.frequency],
      ['FREQ=DAILY;FREQ=WEEKLY', messages.twice('FREQ')],
      ['FREQ=DAILY;COUNT=0', messages.part('COUNT=0')],
      ['FREQ=DAILY;COUNT=10001', messages.part('COUNT=10001')],
      ['FREQ=DAILY;INTERVAL=-1', messages.part('INTERVAL=-1')],
      ['FREQ=DAILY;UNTIL=20260230', messages.part('UNTIL=20260230')],
      ['FREQ=DAILY;COUNT=2;UNTIL=20261231', messages.ends],
      ['FREQ=DAILY;BYHOUR=9', messages.part('BYHOUR=9')],
      ['FREQ=WEEKLY;BYDAY=2MO', messages.unfit('BYDAY', 'WEEKLY')],
      ['FREQ=WEEKLY;BYMONTHDAY=3', messages.unfit('BYMONTHDAY', 'WEEKLY')],
      ['FREQ=MONTHLY;BYWEEKNO=3', messages.unfit('BYWEEKNO', 'MONTHLY')],
      ['FREQ=MONTHLY;BYSETPOS=1', messages.position],
      ['FREQ=YEARLY;BYMONTH=2,4;BYMONTHDAY=31', messages.never],
      ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=366', messages.noPosition(5)],
      ['FREQ=MONTHLY;BYDAY=1MO,-1FR;BYSETPOS=-3,3', messages.noPosition(2)],
      ['FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=3', messages.noPosition(2)],
      ['FREQ=YEARLY;BYMONTH=2;BYSETPOS=40', messages.noPosition(31)],
      [`FREQ=DAILY;${'X'.repeat(400)}=1`, messages.part('X'.repeat(60))],
      ['='.repeat(100), messages.part('='.repeat(60))],
    ]
    for (const [text, issue] of refused) {
      expect([text, canonicalRule(text)]).toEqual([text, undefined])
      expect([text, ruleIssue(text)]).toEqual([text, issue])
    }
  })

  it('CAL-04 end at a moment, at a local time, or with a day', () => {
    const read = (until: string): number | undefined => {
      const rule = readRule(`FREQ=DAILY;UNTIL=${until}`)
      // Two hours before UTC.
      return 'rule' in rule ? untilWall(rule.rule, (moment) => moment + 7_200_000) : undefined
    }
    expect(read('20260706T080000Z')).toBe(at('2026-07-06T10:00:00'))
    expect(read('20260706T080000')).toBe(at('2026-07-06T08:00:00'))
    expect(read('20260706')).toBe(at('2026-07-06T23:59:59'))
  })

  it('CAL-04 go along when their series is moved', () => {
    const [monday, tuesday] = [at('2026-07-06T09:00:00'), at('2026-07-07T09:00:00')]
    expect(movedRule('FREQ=WEEKLY;BYDAY=MO,FR', monday, tuesday)).toBe('FREQ=WEEKLY;BYDAY=TU,SA')
    expect(movedRule('FREQ=WEEKLY;BYDAY=MO', tuesday, monday)).toBe('FREQ=WEEKLY;BYDAY=SU')
    expect(movedRule('FREQ=WEEKLY;BYDAY=MO', monday, monday + 3_600_000)).toBe('FREQ=WEEKLY;BYDAY=MO')
    expect(movedRule('FREQ=MONTHLY;BYMONTHDAY=6', monday, tuesday)).toBe('FREQ=MONTHLY;BYMONTHDAY=7')
    expect(movedRule('FREQ=MONTHLY;BYDAY=1MO', monday, at('2026-07-14T09:00:00'))).toBe('FREQ=MONTHLY;BYDAY=2TU')
    expect(movedRule('FREQ=MONTHLY;BYDAY=-1MO', at('2026-07-27T09:00:00'), at('2026-07-28T09:00:00'))).toBe(
      'FREQ=MONTHLY;BYDAY=-1TU',
    )
    expect(movedRule('FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=31', at('2026-07-31T09:00:00'), at('2026-08-01T09:00:00'))).toBe(
      'FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=1',
    )
  })

  it('CAL-04 all dates that a rule names go along, and what no rule could name is none', () => {
    const [monday, tuesday] = [at('2026-07-06T09:00:00'), at('2026-07-07T09:00:00')]
    const moved = [
      ['FREQ=MONTHLY;BYMONTHDAY=6,20', 'FREQ=MONTHLY;BYMONTHDAY=7,21'],
      ['FREQ=MONTHLY;BYMONTHDAY=6,-10', 'FREQ=MONTHLY;BYMONTHDAY=7,-9'],
      ['FREQ=MONTHLY;BYMONTHDAY=6,30', undefined],
      ['FREQ=MONTHLY;BYMONTHDAY=6,-1', undefined],
      ['FREQ=MONTHLY;BYMONTHDAY=1,2,3,4,5,6,7;BYDAY=MO', 'FREQ=MONTHLY;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=TU'],
      ['FREQ=MONTHLY;BYDAY=MO,TH', 'FREQ=MONTHLY;BYDAY=TU,FR'],
      ['FREQ=MONTHLY;BYDAY=1MO,3MO', undefined],
      ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', undefined],
      ['FREQ=MONTHLY;BYMONTH=7,8;BYDAY=MO', undefined],
      ['FREQ=YEARLY;BYYEARDAY=187,200', 'FREQ=YEARLY;BYYEARDAY=188,201'],
      ['FREQ=YEARLY;BYYEARDAY=187,365', undefined],
      ['FREQ=YEARLY;BYWEEKNO=28;BYDAY=MO', 'FREQ=YEARLY;BYWEEKNO=28;BYDAY=TU'],
      ['FREQ=YEARLY;BYWEEKNO=28;BYDAY=MO,SU', undefined],
      ['FREQ=YEARLY;BYDAY=27MO', undefined],
      ['FREQ=YEARLY;BYMONTH=1,7', 'FREQ=YEARLY;BYMONTH=1,7'],
    ] as const
    for (const [rule, later] of moved) expect([rule, movedRule(rule, monday, tuesday)]).toEqual([rule, later])
    // Another time of the same days is always named.
    for (const [rule] of moved) expect(movedRule(rule, monday, monday + 3_600_000)).toBe(rule)
  })

  it('CAL-04 an end in UTC stays at the same time of the clock in another time zone', () => {
    const start = at('2027-03-26T09:00:00')
    const zones = { from: 'Europe/Berlin', to: 'America/Los_Angeles' }
    const rule = 'FREQ=DAILY;UNTIL=20270330T070000Z'
    expect(movedRule(rule, start, start, zones)).toBe('FREQ=DAILY;UNTIL=20270330T160000Z')
    expect(ruleWithMovedEnd(rule, 3_600_000, zones)).toBe('FREQ=DAILY;UNTIL=20270330T170000Z')
    expect(ruleWithMovedEnd('FREQ=DAILY;UNTIL=20270330', 3_600_000, zones)).toBe('FREQ=DAILY;UNTIL=20270330')
  })

  it('CAL-04 end before a start, and go on with what is left of them', () => {
    const start = at('2026-07-06T09:00:00')
    expect(endedRule('FREQ=DAILY;COUNT=9', start, false)).toBe('FREQ=DAILY;UNTIL=20260706T085959')
    expect(endedRule('FREQ=DAILY', at('2026-07-06T00:00:00'), true)).toBe('FREQ=DAILY;UNTIL=20260705')
    expect(remainingRule('FREQ=DAILY;COUNT=9', 4)).toBe('FREQ=DAILY;COUNT=5')
    expect(remainingRule('FREQ=DAILY;COUNT=9', 9)).toBeUndefined()
    expect(remainingRule('FREQ=DAILY', 4)).toBe('FREQ=DAILY')
    expect([isCounted('FREQ=DAILY;COUNT=9'), isCounted('FREQ=DAILY')]).toEqual([true, false])
  })
})
