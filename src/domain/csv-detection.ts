/** Delimiters of fields in text files. */
export const DELIMITERS = [',', ';', '\t', '|'] as const

/** One of `DELIMITERS`. */
export type Delimiter = (typeof DELIMITERS)[number]

/** The quote character of fields. */
export type Quote = '"' | "'"

/**
 * The delimiter of a sample: the one that splits most records into the same number of fields, preferring more fields. A comma if none
 * does, as in a file of one column.
 */
export function detectDelimiter(sample: string, quote: Quote = '"'): Delimiter {
  const records = recordsOf(sample, quote)
  const scored = DELIMITERS.map((delimiter, index) => ({ delimiter, score: consistency(records, index) }))
  return scored.reduce((best, each) => (each.score > best.score ? each : best), { delimiter: ',', score: 0 }).delimiter
}

/** Counts each delimiter outside quotes, record by record; blank records and a record cut off at the end are left out. */
function recordsOf(sample: string, quote: Quote): number[][] {
  const records: number[][] = []
  let counts = DELIMITERS.map(() => 0)
  let quoted = false
  let blank = true
  let atStart = true
  for (const sign of sample) {
    // Inside an unquoted field a quote is only a character: 5" pipe.
    if (sign === quote && (quoted || atStart)) quoted = !quoted
    const index = DELIMITERS.indexOf(sign as Delimiter)
    if (!quoted && index >= 0) counts[index] = (counts[index] ?? 0) + 1
    if (!quoted && sign === '\n') {
      if (!blank) records.push(counts)
      counts = DELIMITERS.map(() => 0)
      blank = true
    } else if (sign.trim() !== '' || index >= 0) blank = false
    atStart = index >= 0 || sign === '\n'
  }
  return records.length > 0 || blank ? records : [counts]
}

function consistency(records: readonly number[][], index: number): number {
  const frequencies = new Map<number, number>()
  for (const counts of records) {
    const count = counts[index] ?? 0
    frequencies.set(count, (frequencies.get(count) ?? 0) + 1)
  }
  const scores = [...frequencies].map(([count, rows]) =>
    count === 0 ? 0 : (rows / records.length) ** 2 * (1 + Math.log(count)),
  )
  return Math.max(0, ...scores)
}

/** The quote character of a sample: the apostrophe only if it encloses whole fields and the double quote does not. */
export function detectQuote(sample: string, delimiter: Delimiter): Quote {
  const enclosed = (quote: Quote): number =>
    sample
      .split(/\r?\n/)
      .flatMap((line) => line.split(delimiter))
      .filter((field) => field.length > 1 && field.startsWith(quote) && field.endsWith(quote)).length
  return enclosed("'") > enclosed('"') ? "'" : '"'
}

const DATA = [
  /^[\s"'(+-]*(\p{Sc}\s?)?[.,]*\d[\d.,\s]*(%|\p{Sc}|[A-Za-z]{3})?\)?$/u,
  /^\d{4}-\d\d-\d\d/,
  /^\d\d?[./]\d\d?[./]\d{2,4}/,
  /^https?:\/\//i,
  /^[0-9a-f]{8}-[0-9a-f]{4}-/i,
  /^(true|false|yes|no)$/i,
]
const LONGEST_NAME = 80

/**
 * Whether the first of these rows is a header. Names are distinct, short texts; a number, date, link, id or flag among them, or a value
 * that is repeated below in its own column, means data.
 */
export function looksLikeHeader(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...below] = rows
  const names = first.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (names.length === 0 || names.length * 2 < first.length) return false
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return false
  if (names.some((name) => name.length > LONGEST_NAME || DATA.some((form) => form.test(name)))) return false
  return !first.some((cell, column) => cell.trim() !== '' && below.some((row) => row[column]?.trim() === cell.trim()))
}
