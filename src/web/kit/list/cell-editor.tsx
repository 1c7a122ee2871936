import { Suspense } from 'react'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import { lazyPart } from '../load/lazy-part.ts'

/** A cell of a list that is edited. */
export interface EditedCell {
  readonly id: string
  readonly column: string
}

export interface CellEditorProps<K extends Kind> {
  readonly kind: K
  readonly row: RowOfKind<K>
  readonly field: string
  readonly onSave: ((id: string, field: string, value: unknown) => void) | undefined
  /** The rows and columns among which Tab leads on. */
  readonly rows: readonly { readonly id: string }[]
  readonly editable: readonly string[]
  readonly column: string
  /** Editing goes on in another cell, or ends. */
  readonly onEdit: (cell: EditedCell | undefined) => void
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
