/** Separators of the levels in a category path. */
export const CATEGORY_SEPARATORS = ['>', '/', 'none'] as const

/** One of `CATEGORY_SEPARATORS`; `none` takes the whole cell as one name. */
export type CategorySeparator = (typeof CATEGORY_SEPARATORS)[number]

const ARROWS = /[>»›→]/
const LISTED = /\s*"((?:[^"]|"")*)"\s*(?=,|$)|((?:\\,|[^,])+)/g

/**
 * Names from the top category down. Categories have two levels (CAT-01): of a deeper path the first and the last are kept, because the
 * last is the most specific.
 */
export function categoryPath(cell: string, separator: CategorySeparator): readonly string[] {
  const parts = separator === 'none' ? [cell] : cell.split(separator === '>' ? ARROWS : '/')
  const names = parts.map((part) => part.trim()).filter((part) => part !== '')
  const [top] = names
  const last = names.at(-1)
  if (top === undefined || last === undefined) return []
  return top === last ? [top] : [top, last]
}

/**
 * The separator in a column of categories: an arrow if there is one; a slash if it has spaces around or behind it, or if the parts
 * before it are repeated, as top categories are.
 */
export function detectCategorySeparator(cells: readonly string[]): CategorySeparator {
  const distinct = [...new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''))]
  if (distinct.some((cell) => ARROWS.test(cell))) return '>'
  const slashed = distinct.filter((cell) => cell.includes('/'))
  if (slashed.length === 0) return 'none'
  if (slashed.some((cell) => / \/ |^\//.test(cell))) return '/'
  const tops = new Set(slashed.map((cell) => cell.split('/', 1)[0]))
  return slashed.length >= 3 && tops.size * 2 <= slashed.length ? '/' : 'none'
}

/** The entries of a comma-separated cell; a comma inside quotes or after a backslash belongs to its entry. */
export function listedNames(cell: string): readonly string[] {
  return [...cell.matchAll(LISTED)]
    .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? (plain ?? '').replaceAll('\\,', ',').trim())
    .filter((name) => name !== '')
}

/** The cell from which `listedNames` reads the same names. */
export function listedCell(names: readonly string[]): string {
  return names.map((name) => (/[",\\]|^\s|\s$/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ')
}
