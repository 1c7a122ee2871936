import { RRuleTemporal } from 'rrule-temporal'
import type { Expansion } from '#domain/calendar/occurrences.ts'
import { readRule, ruleText, untilWall } from '#domain/calendar/repeat-rule.ts'
import { regularStarts } from './regular-starts.ts'
import { yearlyStarts } from './yearly-starts.ts'

/** Searched at once: a daily rule has some 1,800 starts in it. */
const STRETCH_MS = 5 * 366 * 86_400_000
/** No search looks further than this beyond where it began. */
const FURTHEST_MS = 40 * STRETCH_MS
const MOST_KEPT = 2_000

const kept = new Map<string, RRuleTemporal>()

/**
 * The local starts of a rule, as `ExpandRule` says. The library is asked where the rule is none that we count ourselves, and counts in UTC, where no
 * clock changes: time zones are the caller's. A rule that is not understood, ends before it begins or never happens again starts once.
 */
export function expandRule({ rule, start, from, to, wallOfMoment, most }: Expansion): readonly number[] {
  // The library knows whole seconds.
  const begin = Math.floor(start / 1_000) * 1_000
  const once = (): readonly number[] => (start >= from && start <= to ? [start] : [])
  const read = readRule(rule)
  if ('issue' in read) return once()
  const until = untilWall(read.rule, wallOfMoment)
  if (until !== undefined && until < begin) return once()
  const last = Math.min(to, until ?? to, Math.max(from, begin) + FURTHEST_MS)
  const stretch = { start: begin, from, to: last, most }
  // The library takes days of the years beside it for weeks and weekdays of a year, or leaves them out.
  const counted = regularStarts(read.rule, stretch) ?? yearlyStarts(read.rule, stretch)
  if (counted) return withExactFirst(counted, begin, start)
  const found: number[] = []
  try {
    const known = ruleOf(
      `${compact(begin)};${ruleText({ ...read.rule, until: until === undefined ? '' : compact(until) })}`,
    )
    for (let at = Math.max(from, begin); at <= last && found.length < most; at += STRETCH_MS) {
      const end = Math.min(at + STRETCH_MS - 1, last)
      for (const each of known.between(new Date(at), new Date(end), true)) found.push(each.epochMilliseconds)
    }
  } catch {
    // It searched as long as it may: there is nothing more to be found.
    return found.length > 0 ? withExactFirst(found, begin, start) : once()
  }
  return withExactFirst(found.slice(0, most), begin, start)
}

function withExactFirst(found: readonly number[], begin: number, start: number): readonly number[] {
  return begin === start ? found : found.map((each) => (each === begin ? start : each))
}

/** `20260706T093000Z`. */
function compact(wall: number): string {
  return `${new Date(wall).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function ruleOf(text: string): RRuleTemporal {
  const known = kept.get(text)
  if (known) return known
  const [start = '', ...parts] = text.split(';')
  const made = new RRuleTemporal({
    rruleString: `DTSTART:${start}\nRRULE:${parts.join(';')}`,
    includeDtstart: true,
    cache: false,
  })
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(text, made)
  return made
}
