import { useState } from 'react'
import { emptySelection, toggleAll, toggleRow } from '#web/kit/ui/row-selection.ts'

/** The documents that are chosen, on whatever page they are. */
export interface DocumentSelection {
  readonly chosen: ReadonlySet<string>
  readonly count: number
  readonly choose: (id: string, isChosen: boolean, range: boolean) => void
  readonly choosePage: (isChosen: boolean) => void
  /** Chooses everything that the list finds. */
  readonly chooseAll: () => void
  readonly clear: () => void
}

/** The selection of the list. */
export function useDocumentSelection(shown: readonly string[], allFound: () => readonly string[]): DocumentSelection {
  const [selection, setSelection] = useState(emptySelection)
  const { chosen } = selection
  return {
    chosen,
    count: chosen.size,
    choose: (id, isChosen, range) => setSelection((before) => toggleRow(before, shown, id, isChosen, range)),
    choosePage: (isChosen) => setSelection((before) => toggleAll(before, shown, isChosen)),
    chooseAll: () => setSelection({ chosen: new Set(allFound()), anchor: undefined }),
    clear: () => setSelection(emptySelection),
  }
}
