import { WEEKDAYS } from '../repeat-rule.ts'
import { exactOffset } from '../wall-time.ts'
import { wallStamp } from './content-line.ts'

const DAY_MS = 86_400_000
const STEP_MS = 7 * DAY_MS
/** Years in a row that show that the clocks change by a rule. */
const SHOWS_RULE = 4

/** A change of the clocks of a time zone; offsets from UTC in milliseconds. */
interface Change {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Changes alike: from one offset to another. */
interface Kind {
  readonly from: number
  readonly to: number
  readonly walls: number[]
}

/** Lines by time zone and years: each file of a calendar has the same ones again, and they take tens of milliseconds to find. */
const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 1_000

/**
 * The lines of a VTIMEZONE with the changes of the clocks in these years. Where the clocks change by the same rule each year, the rule is
 * written, so that readers know later years too.
 */
export function timeZoneLines(timeZone: string, firstYear: number, lastYear: number): readonly string[] {
  const key = `${timeZone} ${firstYear} ${lastYear}`
  const found = known.get(key) ?? linesBetween(timeZone, firstYear, lastYear)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, found)
  return found
}

function linesBetween(timeZone: string, firstYear: number, lastYear: number): readonly string[] {
  const start = Date.UTC(firstYear, 0, 1)
  const changes = changesOf(timeZone, start, Date.UTC(lastYear + 1, 0, 1))
  const first = exactOffset(start, timeZone)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance({ from: first, to: first, walls: [start + first] }, wallStamp(start + first)),
    ...kindsOf(changes).flatMap((kind) => linesOf(kind, lastYear)),
    'END:VTIMEZONE',
  ]
}

function changesOf(timeZone: string, start: number, end: number): readonly Change[] {
  const changes: Change[] = []
  let from = exactOffset(start, timeZone)
  for (let at = start; at < end; at += STEP_MS) {
    const to = exactOffset(at + STEP_MS, timeZone)
    if (to !== from) changes.push({ at: momentOfChange(at, at + STEP_MS, from, timeZone), from, to })
    from = to
  }
  return changes
}

function momentOfChange(early: number, late: number, from: number, timeZone: string): number {
  let [before, after] = [early / 1_000, late / 1_000]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (exactOffset(middle * 1_000, timeZone) === from) before = middle
    else after = middle
  }
  return after * 1_000
}

function kindsOf(changes: readonly Change[]): readonly Kind[] {
  const kinds = new Map<string, Kind>()
  for (const { at, from, to } of changes) {
    const key = `${from} ${to}`
    const kind = kinds.get(key) ?? { from, to, walls: [] }
    kind.walls.push(at + from)
    kinds.set(key, kind)
  }
  return [...kinds.values()]
}

function linesOf(kind: Kind, lastYear: number): readonly string[] {
  const { walls } = kind
  const rule = ruleAtEnd(walls, lastYear)
  const single = walls.slice(0, rule ? rule.at : walls.length)
  const own = rule ? walls[rule.at] : undefined
  return [
    ...(single.length > 0 ? observance({ ...kind, walls: single }, wallStamp(single[0] ?? 0)) : []),
    ...(rule && own !== undefined ? observance({ ...kind, walls: [own] }, wallStamp(own), `RRULE:${rule.text}`) : []),
  ]
}

function observance({ from, to, walls }: Kind, start: string, rule?: string): readonly string[] {
  const name = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    ...(rule === undefined ? walls.slice(1).map((wall) => `RDATE:${wallStamp(wall)}`) : [rule]),
    `END:${name}`,
  ]
}

/** The rule of the last changes, and where among them it begins; undefined without one that reaches the last year. */
function ruleAtEnd(
  walls: readonly number[],
  lastYear: number,
): { readonly at: number; readonly text: string } | undefined {
  const days = walls.map((wall) => new Date(wall))
  const last = days.at(-1)
  if (!last || last.getUTCFullYear() !== lastYear) return undefined
  for (const nth of [-1, Math.ceil(last.getUTCDate() / 7)]) {
    let at = days.length
    while (at > 0 && isAlike(days[at - 1], last, nth, lastYear - (days.length - at))) at -= 1
    if (days.length - at >= SHOWS_RULE) {
      const weekday = WEEKDAYS[(last.getUTCDay() + 6) % 7] ?? 'MO'
      return { at, text: `FREQ=YEARLY;BYMONTH=${last.getUTCMonth() + 1};BYDAY=${nth}${weekday}` }
    }
  }
  return undefined
}

function isAlike(day: Date | undefined, last: Date, nth: number, year: number): boolean {
  if (!day || day.getUTCFullYear() !== year) return false
  const date = day.getUTCDate()
  const length = new Date(Date.UTC(year, day.getUTCMonth() + 1, 0)).getUTCDate()
  const isNth = nth === -1 ? date + 7 > length : Math.ceil(date / 7) === nth
  const isSameTime = day.getTime() % DAY_MS === last.getTime() % DAY_MS
  return isNth && isSameTime && day.getUTCMonth() === last.getUTCMonth() && day.getUTCDay() === last.getUTCDay()
}

/** `+0130`. */
function offsetText(offset: number): string {
  const seconds = Math.abs(offset) / 1_000
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(hours)}${two(minutes)}${rest > 0 ? two(rest) : ''}`
}
