import { grouped } from '#domain/grouped.ts'
import { WEEKDAYS } from '../repeat-rule.ts'
import { type ClockChange, yearOf } from './clock-changes.ts'

const DAY_MS = 86_400_000

/** Changes of the clocks that come by a rule: on the weekday that falls on one of these days of a month. */
export interface ClockRule {
  readonly from: number
  readonly to: number
  /** From 0 on, as are weekdays, where 0 is Sunday. */
  readonly month: number
  readonly weekday: number
  readonly days: readonly number[]
  /** Milliseconds since local midnight. */
  readonly time: number
}

/** The rules by which clocks change, and the first year in which all changes are theirs. */
interface RuledYears {
  readonly rules: readonly ClockRule[]
  readonly since: number
}

/**
 * The rules that give exactly the changes of the clocks from a year on; undefined where there are none. So many years are needed that each
 * day of a month falls on each weekday among them: 28. Such rules hold for earlier years too, as far as these agree.
 */
export function ruledYears(
  changes: readonly ClockChange[],
  firstYear: number,
  lastYear: number,
): RuledYears | undefined {
  const byYear = grouped(changes, ({ wall }) => yearOf(wall))
  const rules = rulesOf(changes.filter(({ wall }) => yearOf(wall) >= firstYear))
  const isRuled = (year: number): boolean =>
    textOf(rules.flatMap((rule) => changesIn(rule, year))) === textOf(byYear.get(year) ?? [])
  for (let year = firstYear; year <= lastYear; year += 1) if (!isRuled(year)) return undefined
  let since = firstYear
  const first = Math.min(firstYear, ...byYear.keys())
  while (since > first && isRuled(since - 1)) since -= 1
  return { rules, since }
}

function rulesOf(changes: readonly ClockChange[]): readonly ClockRule[] {
  const rules = new Map<string, ClockRule>()
  for (const { from, to, wall } of changes) {
    const at = new Date(wall)
    const [month, weekday, time] = [at.getUTCMonth(), at.getUTCDay(), wall - Math.floor(wall / DAY_MS) * DAY_MS]
    const key = [from, to, month, weekday, time].join(' ')
    const days = new Set(rules.get(key)?.days).add(at.getUTCDate())
    rules.set(key, { from, to, month, weekday, time, days: [...days].sort((a, b) => a - b) })
  }
  return [...rules.values()]
}

/** The changes that a rule gives in a year: one, none where another rule has it then, or more where it is no rule of clocks. */
export function changesIn({ from, to, month, weekday, days, time }: ClockRule, year: number): readonly ClockChange[] {
  return days
    .map((day) => Date.UTC(year, month, day))
    .filter((day) => new Date(day).getUTCDay() === weekday)
    .map((day) => ({ from, to, wall: day + time }))
}

function textOf(changes: readonly ClockChange[]): string {
  return changes
    .map(({ from, to, wall }) => `${wall} ${from} ${to}`)
    .sort()
    .join()
}

/** A rule as calendar files write it. */
export function clockRuleText({ month, weekday, days }: ClockRule): string {
  const name = WEEKDAYS[(weekday + 6) % 7] ?? ''
  const yearly = `FREQ=YEARLY;BYMONTH=${month + 1}`
  const [first = 1] = days
  const isWeek = days.length === 7
  // February has no fixed last days.
  if (isWeek && month !== 1 && days.at(-1) === new Date(Date.UTC(2000, month + 1, 0)).getUTCDate())
    return `${yearly};BYDAY=-1${name}`
  if (isWeek && first % 7 === 1) return `${yearly};BYDAY=${Math.ceil(first / 7)}${name}`
  return `${yearly};BYMONTHDAY=${days.join(',')};BYDAY=${name}`
}
