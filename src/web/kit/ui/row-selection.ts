/** Which rows are chosen, and the row from which Shift extends. */
export interface RowSelection {
  readonly chosen: ReadonlySet<string>
  readonly anchor: string | undefined
}

/** Nothing chosen. */
export const emptySelection: RowSelection = { chosen: new Set(), anchor: undefined }

/**
 * Chooses or drops a row. With `range`, every row between the last one touched and this one gets the same state, in the
 * order shown; a last row that is no longer shown extends nothing.
 */
export function toggleRow(
  selection: RowSelection,
  shown: readonly string[],
  id: string,
  checked: boolean,
  range: boolean,
): RowSelection {
  const from = range && selection.anchor !== undefined ? shown.indexOf(selection.anchor) : -1
  const to = shown.indexOf(id)
  const touched = from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
  const chosen = new Set(selection.chosen)
  for (const each of touched) {
    if (checked) chosen.add(each)
    else chosen.delete(each)
  }
  return { chosen, anchor: id }
}

/**
 * Extends the choice from one row to another, as Shift and an arrow do: all between the row where that began and the one reached is chosen,
 * and what was passed on the way back is not.
 */
export function extendTo(selection: RowSelection, shown: readonly string[], from: string, to: string): RowSelection {
  const { anchor: before } = selection
  const hasBegun = before !== undefined && selection.chosen.has(before) && selection.chosen.has(from)
  const anchor = hasBegun && shown.includes(before) ? before : from
  const chosen = new Set(selection.chosen)
  for (const each of between(shown, anchor, from)) chosen.delete(each)
  for (const each of between(shown, anchor, to)) chosen.add(each)
  return { chosen, anchor }
}

function between(shown: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [shown.indexOf(one), shown.indexOf(other)]
  return from < 0 || to < 0 ? [] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** Chooses all rows shown, or drops them; rows of other pages keep their state. */
export function toggleAll(selection: RowSelection, shown: readonly string[], checked: boolean): RowSelection {
  const chosen = new Set(selection.chosen)
  for (const id of shown) {
    if (checked) chosen.add(id)
    else chosen.delete(id)
  }
  return { chosen, anchor: undefined }
}

/** Whether all or some of the rows shown are chosen. */
export function selectionState(selection: RowSelection, shown: readonly string[]): { all: boolean; some: boolean } {
  const count = shown.filter((id) => selection.chosen.has(id)).length
  return { all: shown.length > 0 && count === shown.length, some: count > 0 }
}
