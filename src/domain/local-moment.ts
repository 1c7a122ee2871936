import { wallClock } from './calendar-day.ts'

const HALF_DAY_MS = 43_200_000

/** A moment as a field of day and time holds it in a time zone: `2026-12-01T08:00`. */
export function localMoment(at: number, timeZone: string): string {
  return new Date(wallClock(at, timeZone)).toISOString().slice(0, 16)
}

/**
 * The moment of a day and time in a time zone, epoch milliseconds: the earlier one of an hour that comes twice, and the time after the
 * clocks were put forward for one that they skip. Null for what is no moment.
 */
export function momentIn(text: string, timeZone: string): number | null {
  const wall = Date.parse(`${text}Z`)
  if (text === '' || Number.isNaN(wall)) return null
  // The clocks may change between the first guess and the moment itself, so several offsets are tried.
  const guesses = [wall - HALF_DAY_MS, wall, wall + HALF_DAY_MS].map(
    (near) => wall - (wallClock(near, timeZone) - near),
  )
  const exact = guesses.filter((at) => wallClock(at, timeZone) === wall)
  return exact.length > 0 ? Math.min(...exact) : (guesses[0] ?? wall)
}
