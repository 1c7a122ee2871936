/** A row that prices follow from: a product, a category or the business. */
export interface VersionedRow {
  readonly version?: number
}

/**
 * What tells one state of the catalogue from another: how many rows there are, and the newest version among them. Every change raises the
 * version, and a deletion that stands alone lowers the number.
 */
export function catalogueFingerprint(rows: Iterable<VersionedRow>): string {
  let [count, newest] = [0, 0]
  for (const { version = 0 } of rows) {
    count++
    if (version > newest) newest = version
  }
  return `${count}.${newest}`
}

/** Whether a scenario was tried on another catalogue than this one; one that was never tried is not stale. */
export function isStaleScenario(triedOn: string, now: string): boolean {
  return triedOn !== '' && triedOn !== now
}
