import type { SkippedRow, SourceRow } from './source-row.ts'

const LONGEST = 80
const LETTER = /\p{L}/u

/** The heading in a row of its own, as price lists have between their goods; null for any other row. */
function sectionName(cells: readonly string[]): string | null {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const [only = ''] = filled
  return filled.length === 1 && only.length <= LONGEST && LETTER.test(only) ? only : null
}

/** The least cells of a row of goods, so that a heading can be recognised. */
const GOODS_CELLS = 3

/** The headings of a table: rows of one cell above rows of goods. */
export function sectionNames(rows: readonly (readonly string[])[]): readonly string[] {
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const names = filled.flatMap((cells, index) => {
    const name = sectionName(cells)
    const below = filled[index + 1]?.filter((cell) => cell.trim() !== '').length ?? 0
    return name !== null && below >= GOODS_CELLS ? [name] : []
  })
  return [...new Set(names)]
}

/** The rows with their heading; the headings themselves are left out, and counted. */
export function* withSections(rows: Iterable<SourceRow | SkippedRow>): Generator<SourceRow | SkippedRow> {
  let section: string | undefined
  for (const row of rows) {
    const name = 'skipped' in row ? null : sectionName(row.cells)
    if (name !== null) {
      section = name
      yield { n: row.n, skipped: 'section' }
    } else yield 'skipped' in row || section === undefined ? row : { ...row, section }
  }
}

/** The rows without the headings between them, which are counted. */
export function* withoutSections(
  rows: Iterable<SourceRow | SkippedRow>,
  names: readonly string[],
): Generator<SourceRow | SkippedRow> {
  const left = new Set(names)
  for (const row of rows) {
    const name = 'skipped' in row ? null : sectionName(row.cells)
    yield name !== null && left.has(name) ? { n: row.n, skipped: 'section' } : row
  }
}
