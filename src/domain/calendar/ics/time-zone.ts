import { grouped } from '#domain/grouped.ts'
import { exactOffset } from '../wall-time.ts'
import { type ClockChange, clockChanges, yearOf } from './clock-changes.ts'
import { changesIn, type ClockRule, clockRuleText, ruledYears } from './clock-rules.ts'
import { wallStamp } from './content-line.ts'

/** From then on the clocks of the world change by rules, as far as anybody knows, but for those that follow the moon. */
const RULED_FROM = 2038
/** After so many years each day of the year has been each weekday. */
const CYCLE = 28
/** Changes by the moon are worked out until then, and nobody knows later ones. */
const KNOWN_UNTIL = 2087

/** Lines by time zone and year: each file of a calendar has the same ones again, and they take tens of milliseconds to find. */
const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 1_000

/**
 * The lines of a VTIMEZONE with the changes of the clocks from a year on. Where the clocks change by rules, these are written, so that readers
 * know all years to come; else the changes are told one by one.
 */
export function timeZoneLines(timeZone: string, firstYear: number): readonly string[] {
  const key = `${timeZone} ${firstYear}`
  const found = known.get(key) ?? linesFrom(timeZone, firstYear)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, found)
  return found
}

function linesFrom(timeZone: string, firstYear: number): readonly string[] {
  const start = Date.UTC(firstYear, 0, 1)
  const first = exactOffset(start, timeZone)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance({ from: first, to: first, wall: start + first }, []),
    ...changeLines(timeZone, firstYear),
    'END:VTIMEZONE',
  ]
}

function changeLines(timeZone: string, firstYear: number): readonly string[] {
  const ruledFrom = Math.max(RULED_FROM, firstYear)
  const lastYear = ruledFrom + CYCLE - 1
  const changes = clockChanges(timeZone, firstYear, lastYear)
  const ruled = ruledYears(changes, ruledFrom, lastYear)
  if (!ruled) return singleLines([...changes, ...clockChanges(timeZone, lastYear + 1, KNOWN_UNTIL)])
  const single = changes.filter(({ wall }) => yearOf(wall) < ruled.since)
  return [...singleLines(single), ...ruled.rules.flatMap((rule) => ruleLines(rule, ruled.since))]
}

/** Changes one by one, those from one offset to another together. */
function singleLines(changes: readonly ClockChange[]): readonly string[] {
  const kinds = grouped(changes, ({ from, to }) => `${from} ${to}`)
  return [...kinds.values()].flatMap(([first, ...others]) =>
    first
      ? observance(
          first,
          others.map(({ wall }) => `RDATE:${wallStamp(wall)}`),
        )
      : [],
  )
}

function ruleLines(rule: ClockRule, since: number): readonly string[] {
  const years = Array.from({ length: CYCLE }, (_, n) => since + n)
  const first = years.flatMap((year) => changesIn(rule, year)).at(0)
  return first ? observance(first, [`RRULE:${clockRuleText(rule)}`]) : []
}

function observance({ from, to, wall }: ClockChange, again: readonly string[]): readonly string[] {
  const name = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${wallStamp(wall)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    ...again,
    `END:${name}`,
  ]
}

/** `+0130`. */
function offsetText(offset: number): string {
  const seconds = Math.abs(offset) / 1_000
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(hours)}${two(minutes)}${rest > 0 ? two(rest) : ''}`
}
