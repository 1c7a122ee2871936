/** When an edit was made by its device's clock, and how far that clock was behind the server's, as known then; milliseconds. */
interface DatedEdit {
  readonly at: number
  readonly behindMs?: number | undefined
}

/** The largest difference that is no correction of the clock: the offset is known to some seconds. */
const UNCORRECTED_MS = 5_000

/**
 * When an edit was made by the server's clock (SYNC-04), from the device's offset when it sends. If the clock was corrected since the
 * edit, the offset known at the edit counts.
 */
export function editInstant({ at, behindMs }: DatedEdit, behindNowMs: number): number {
  const isCorrected = behindMs !== undefined && Math.abs(behindMs - behindNowMs) > UNCORRECTED_MS
  return at + (isCorrected ? behindMs : behindNowMs)
}
