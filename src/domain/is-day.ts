/** A year outside of these was mistyped. */
const [FIRST_YEAR, LAST_YEAR] = ['1900', '2999']
/** The form of a day: `2026-07-06`. Whether it exists, `isDay` checks. */
export const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Whether text is an existing day, YYYY-MM-DD, from 1900 to 2999. */
export function isDay(text: string): boolean {
  const year = text.slice(0, 4)
  if (!DAY.test(text) || year < FIRST_YEAR || year > LAST_YEAR) return false
  return new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
}
