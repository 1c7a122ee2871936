const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function format(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}

/** Whether a name is one of a time zone: `Europe/Berlin`, `UTC`. */
export function isTimeZone(name: string): boolean {
  try {
    format(name)
    return true
  } catch {
    return false
  }
}

/** The clock on the wall at a moment, as if it were UTC. */
function wallClock(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(
    format(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The day of a moment in a time zone, YYYY-MM-DD. */
export function dayOf(moment: number, timeZone: string): string {
  return new Date(wallClock(moment, timeZone)).toISOString().slice(0, 10)
}

/** The moment at which a day begins in a time zone: midnight, or what comes first where the clocks leave midnight out. */
export function startOfDay(day: string, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`)
  // The offset of the moment itself may differ from the first guess's, by a change of the clocks in between.
  const guesses = [wall - DAY_MS / 2, wall, wall + DAY_MS / 2].map((near) => wall - (wallClock(near, timeZone) - near))
  const [first = wall] = guesses.filter((moment) => dayOf(moment, timeZone) === day).sort((a, b) => a - b)
  return first
}

/** A day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
