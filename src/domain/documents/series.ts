/** The state of a counter of issued numbers (DOC-02). */
export interface SeriesCounter {
  /** Empty, a year or a month (`2026-07`). */
  readonly period: string
  readonly firstNumber: number
  /** The last number; one less than the first if there is none yet. */
  readonly currentNumber: number
  /** The latest month in one of its numbers (`2026-07`). */
  readonly latestMonth: string
  /** Numbers up to this one cannot be returned: another series continues after it. */
  readonly heldNumber: number
  readonly skipped: readonly NumberRange[]
}

/** Numbers that a series skipped, because another one had used them meanwhile. */
export interface NumberRange {
  readonly id: string
  readonly first: number
  readonly last: number
}

const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))

/**
 * The other periods whose numbers may show the same year and month: all time, the year of the issue date (`2026-07-06`) and the months
 * of that year, as far as they overlap with `period`.
 */
export function overlappingPeriods(period: string, issueDate: string): readonly string[] {
  const year = issueDate.slice(0, 4)
  const all = ['', year, ...MONTHS.map((month) => `${year}-${month}`)]
  return all.filter((each) => each !== period && (each.startsWith(period) || period.startsWith(each)))
}

/** The counters of other series that may have used a month of `period`. */
export function reaching<T extends SeriesCounter>(others: readonly T[], period: string): readonly T[] {
  return others.filter(({ latestMonth }) => latestMonth !== '' && latestMonth.slice(0, period.length) >= period)
}

/**
 * The next number of a series: after its own last one, or its first, and after those of the series that `reaching` found, so that no
 * number is used twice.
 */
export function nextSequence(
  own: SeriesCounter | undefined,
  reached: readonly SeriesCounter[],
  firstNumber: number,
): number {
  const last = own && isBegun(own) ? own.currentNumber : firstNumber - 1
  return Math.max(last, ...reached.map(({ currentNumber }) => currentNumber)) + 1
}

/** Whether a series has issued a number that was not returned. */
export function isBegun({ firstNumber, currentNumber, heldNumber }: SeriesCounter): boolean {
  return currentNumber >= firstNumber || heldNumber > 0
}

/** The counter after it issued `sequence` to a document of the issue date (`2026-07-06`). */
export function counted(
  own: SeriesCounter | undefined,
  sequence: number,
  issueDate: string,
): Omit<SeriesCounter, 'period'> {
  const { firstNumber, currentNumber, latestMonth, heldNumber, skipped } = own && isBegun(own) ? own : begun(sequence)
  const [first, last] = [currentNumber + 1, sequence - 1]
  const month = issueDate.slice(0, 7)
  return {
    firstNumber,
    currentNumber: sequence,
    latestMonth: month > latestMonth ? month : latestMonth,
    heldNumber,
    skipped: last < first ? skipped : [...skipped, { id: String(first), first, last }],
  }
}

function begun(firstNumber: number): Omit<SeriesCounter, 'period'> {
  return { firstNumber, currentNumber: firstNumber - 1, latestMonth: '', heldNumber: 0, skipped: [] }
}
