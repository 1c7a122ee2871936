import { compareByName } from '#domain/list-query.ts'
import { matchesSearch } from '#domain/text-fold.ts'
import type { AnyRow } from '#contract/entity.ts'

/** A row of a kind without an index: few enough to be looked through. */
type NamedRow = AnyRow & { readonly nameKey: string; readonly searchText: string }

/** The first `most` rows, by name, whose texts hold all of the terms (`searchTerms`); without terms any of them. */
export function rowsNamed<Row extends NamedRow>(
  rows: readonly Row[],
  terms: readonly string[],
  most: number,
): readonly Row[] {
  if (terms.length === 0) return rows.slice(0, most)
  const found = rows.filter(({ searchText }) => matchesSearch(searchText, terms))
  return found.sort((a, b) => compareByName(a, b)).slice(0, most)
}
