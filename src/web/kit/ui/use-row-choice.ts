import { useMemo, useState } from 'react'
import { emptySelection, extendTo, toggleAll, toggleRow } from './row-selection.ts'

/** The rows of a list that are chosen, on whatever page they are. */
export interface RowChoice {
  readonly chosen: ReadonlySet<string>
  readonly count: number
  readonly choose: (id: string, isChosen: boolean, range: boolean) => void
  /** Extends the choice from a row to another. */
  readonly extend: (from: string, to: string) => void
  readonly choosePage: (isChosen: boolean) => void
  /** Chooses everything that the list finds. */
  readonly chooseAll: () => void
  readonly clear: () => void
}

interface Identified {
  readonly id: string
}

/** What is chosen of a list by the ids that it shows and those that it finds; what was deleted meanwhile is no longer among them. */
export function useRowChoice(
  shown: readonly string[],
  allFound: () => readonly string[],
  isThere: (id: string) => boolean,
): RowChoice {
  const [selection, setSelection] = useState(emptySelection)
  const kept = [...selection.chosen].filter(isThere)
  const chosen = kept.length === selection.chosen.size ? selection.chosen : new Set(kept)
  return {
    chosen,
    count: chosen.size,
    choose: (id, isChosen, range) => setSelection((before) => toggleRow(before, shown, id, isChosen, range)),
    extend: (from, to) => setSelection((before) => extendTo(before, shown, from, to)),
    choosePage: (isChosen) => setSelection((before) => toggleAll(before, shown, isChosen)),
    chooseAll: () => setSelection({ chosen: new Set(allFound()), anchor: undefined }),
    clear: () => setSelection(emptySelection),
  }
}

/** The same with the rows themselves. */
export function useChosenRows<Row extends Identified>(
  rows: readonly Row[],
  found: readonly Row[],
  shown: readonly Row[],
): RowChoice & { readonly rows: readonly Row[] } {
  const ids = useMemo(() => new Set(idsOf(rows)), [rows])
  const choice = useRowChoice(
    idsOf(shown),
    () => idsOf(found),
    (id) => ids.has(id),
  )
  const { chosen } = choice
  const kept = useMemo(() => (chosen.size === 0 ? [] : rows.filter(({ id }) => chosen.has(id))), [rows, chosen])
  return { ...choice, rows: kept }
}

function idsOf(rows: readonly Identified[]): string[] {
  return rows.map(({ id }) => id)
}
