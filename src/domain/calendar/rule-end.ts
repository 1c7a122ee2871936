import { startWall, type Timed } from './occurrences.ts'
import { readRule, untilWall } from './repeat-rule.ts'
import { offsetAt } from './wall-time.ts'

const HOUR_MS = 3_600_000

/** Whether the rule of an event ends before the event begins, so that it never repeats. */
export function endsBeforeStart(event: Timed): boolean {
  const read = readRule(event.repeatRule)
  if ('issue' in read) return false
  const offset = (moment: number): number => (event.allDay ? 0 : offsetAt(moment, event.timeZone))
  const until = untilWall(read.rule, (moment) => moment + offset(moment))
  // A series with one occurrence left that is moved over a change of the clocks ends an hour off, where its end is told in UTC.
  return until !== undefined && until < startWall(event) - HOUR_MS
}
