import type { Attempt } from './attempt.ts'

/** For so long an event is tried again, and a receiver may fail, before a person has to look. */
export const A_DAY_MS = 86_400_000
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Pauses after the first failures; then the last one, until the day is over. */
const PAUSES_MS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR]
const SPREAD = 0.2

/** Milliseconds to wait after so many failures (from 1), at least as long as the receiver asked; `random` is from 0 to 1. */
export function pauseAfter(failures: number, waitMs: number, random: number): number {
  const usual = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? HOUR
  const spread = usual * (1 - SPREAD / 2 + random * SPREAD)
  return Math.round(Math.max(spread, Math.min(waitMs, HOUR)))
}

/** Answers that judge one event: others may still be taken. Everything else concerns the receiver as a whole, which is then left in peace. */
const OF_ONE_EVENT = new Set([400, 409, 413, 415, 422])

/** Whether a failed attempt says that others would fail too. */
export function isOfReceiver({ problem, status }: Pick<Attempt, 'problem' | 'status'>): boolean {
  return problem !== '' && !(problem === 'status' && status !== null && OF_ONE_EVENT.has(status))
}
