import { columnFacts } from './column-facts.ts'
import type { TableRows } from './source-row.ts'

/** The columns of a second file: the id, its name and, if there are levels, the id of its parent. */
export interface JoinColumns {
  readonly key: number
  readonly name: number
  readonly parent: number | null
}

/** A second file, and how it is read. */
export interface JoinTable {
  readonly rows: TableRows
  readonly columns: JoinColumns
}

/** Names of an id from the top down; undefined for an unknown id. */
export type JoinLookup = (id: string) => readonly string[] | undefined

const MOST_LEVELS = 8

/**
 * Looks up names for the ids of one file in a second one. Parents are in `parents`, or in the second file itself; a circle of parents
 * ends before it repeats.
 */
export function joinLookup(table: JoinTable, parents: JoinTable | null): JoinLookup {
  const own = indexed(table)
  const above = parents ? indexed(parents) : own
  return (id) => {
    const names: string[] = []
    let entry = own.get(id.trim())
    if (!entry) return undefined
    const seen = new Set([entry])
    while (entry) {
      names.unshift(entry.name)
      const next: JoinEntry | undefined = entry.parent === '' ? undefined : above.get(entry.parent)
      if (!next || seen.has(next) || names.length >= MOST_LEVELS) break
      seen.add(next)
      entry = next
    }
    return names
  }
}

interface JoinEntry {
  readonly name: string
  readonly parent: string
}

function indexed({ rows, columns }: JoinTable): ReadonlyMap<string, JoinEntry> {
  const cell = (row: readonly string[], at: number | null): string => (at === null ? '' : (row[at]?.trim() ?? ''))
  const entries = new Map<string, JoinEntry>()
  for (const row of rows) {
    const key = cell(row, columns.key)
    const name = cell(row, columns.name)
    if (key !== '' && name !== '' && !entries.has(key)) entries.set(key, { name, parent: cell(row, columns.parent) })
  }
  return entries
}

/** The recognised columns of a second file, and the share of the ids that it has. */
export interface RecognisedJoin extends JoinColumns {
  readonly coverage: number
}

/**
 * Recognises the columns of a second file by content: the id is the column without repeats that has most of the wanted ids, the name the
 * text that distinguishes its rows best, the parent a further column of repeated ids. Null if no column has any of the ids.
 */
export function recogniseJoin(ids: readonly string[], rows: TableRows): RecognisedJoin | null {
  const wanted = new Set(ids.map((id) => id.trim()).filter((id) => id !== ''))
  const width = Math.max(0, ...rows.slice(0, 100).map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''))
  const facts = columns.map((cells) => columnFacts(cells))
  const covered = columns.map((cells, at) => {
    const own = new Set(cells.map((cell) => cell.trim()))
    const isKey = (facts[at]?.distinct ?? 0) === 1 && (facts[at]?.blank ?? 1) === 0
    return isKey ? [...wanted].filter((id) => own.has(id)).length / Math.max(1, wanted.size) : 0
  })
  const coverage = Math.max(0, ...covered)
  const key = covered.indexOf(coverage)
  if (coverage === 0) return null
  const name = bestBy(facts, (own, at) => (at === key || own.words < 0.5 ? 0 : own.words * own.distinct))
  if (name < 0) return null
  const parent = facts.findIndex((own, at) => {
    const isIds = own.codes === 1 && own.filled > 0 && own.decimals === 0
    return at !== key && at !== name && isIds && own.distinct < 1
  })
  return { key, name, parent: parent < 0 ? null : parent, coverage }
}

function bestBy<T>(values: readonly T[], score: (value: T, index: number) => number): number {
  const scores = values.map(score)
  const best = Math.max(0, ...scores)
  return best === 0 ? -1 : scores.indexOf(best)
}
