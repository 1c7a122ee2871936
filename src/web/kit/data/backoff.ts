import type { Environment } from './environment.ts'

const FIRST_MS = 500
const LONGEST_MS = 60_000

/** How long to wait after so many failures in a row: twice as long each time, and never in step with other devices. */
export function backoffMs(failures: number, { randomBytes }: Pick<Environment, 'randomBytes'>): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10))
  const [byte = 0] = randomBytes(1)
  return longest * (0.5 + byte / 510)
}
