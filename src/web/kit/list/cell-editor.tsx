import { Suspense } from 'react'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import { lazyPart } from '../load/lazy-part.ts'

export interface CellEditorProps<K extends Kind> {
  readonly kind: K
  readonly row: RowOfKind<K>
  readonly field: string
  readonly onSave: ((id: string, field: string, value: unknown) => void) | undefined
  /** Editing goes on in the next (1) or former (−1) cell, or ends (0). */
  readonly onLeave: (step: 0 | 1 | -1) => void
}

const CellInput = lazyPart(() => import('./cell-input.tsx').then((module) => module.CellInput))

/** Edits a value where it stands in a list: Enter saves, Tab goes on, Escape leaves it as it was. Loaded when it is first wanted. */
export function CellEditor<K extends Kind>(props: CellEditorProps<K>) {
  return (
    <Suspense fallback={null}>
      <CellInput {...props} row={props.row} />
    </Suspense>
  )
}
