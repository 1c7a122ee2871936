import { startWall, type Timed } from './occurrences.ts'
import { readRule, untilWall } from './repeat-rule.ts'
import { offsetAt } from './wall-time.ts'

/** Whether the rule of an event ends before the event begins, so that it never repeats. */
export function endsBeforeStart(event: Timed): boolean {
  const read = readRule(event.repeatRule)
  if ('issue' in read) return false
  const offset = (moment: number): number => (event.allDay ? 0 : offsetAt(moment, event.timeZone))
  const until = untilWall(read.rule, (moment) => moment + offset(moment))
  // Rules know whole seconds.
  return until !== undefined && until < Math.floor(startWall(event) / 1_000) * 1_000
}
