import { startWall, type Timed } from './occurrences.ts'
import { readRule, untilWall } from './repeat-rule.ts'
import { offsetAt } from './wall-time.ts'

const HOUR_MS = 3_600_000

/** Whether the rule of an event ends before the event begins, so that it never repeats. */
export function endsBeforeStart(event: Timed): boolean {
  // A series with one occurrence left that is moved over a change of the clocks ends an hour off, where its end is told in UTC.
  return endsBefore(event, startWall(event) - HOUR_MS)
}

/** Whether the rule of an event ends before a local time, in epoch milliseconds as if it were UTC. */
export function endsBefore({ repeatRule, allDay, timeZone }: Timed, wall: number): boolean {
  const read = readRule(repeatRule)
  if ('issue' in read) return false
  const offset = (moment: number): number => (allDay ? 0 : offsetAt(moment, timeZone))
  const until = untilWall(read.rule, (moment) => moment + offset(moment))
  return until !== undefined && until < wall
}
