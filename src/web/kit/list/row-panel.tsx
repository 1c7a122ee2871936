import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import { changeSearch } from '../shell/current-router.ts'
import { Button } from '../ui/button.tsx'
import { FieldScope } from '../ui/field-scope.tsx'
import { focusCurrentRow } from './current-row.ts'
import { GonePanel } from './gone-panel.tsx'
import type { ListState } from './use-list.ts'

/** In place of an id: a row that is being made. */
const NEW = 'new'

/** The panel that is open beside a list. */
export interface OpenPanel<Row> {
  /** Undefined while the row is being made. */
  readonly row: Row | undefined
  /** Shows the row that was made here from now on. */
  readonly onMade: (id: string) => void
  readonly onClose: () => void
}

interface RowPanelOptions<K extends Kind> {
  readonly rows: readonly RowOfKind<K>[]
  readonly messages: { readonly gone: { readonly title: string; readonly text: string } }
  readonly render: (panel: OpenPanel<RowOfKind<K>>, state: ListState<RowOfKind<K>>) => ReactNode
}

/** Opens rows in a panel beside their list and makes new ones there; answers what `DeclaredList` needs for it. */
export function useRowPanel<K extends Kind>(kind: K, { rows, messages, render }: RowPanelOptions<K>) {
  const [madeHere, setMadeHere] = useState('')
  const renderPanel = (state: ListState<RowOfKind<K>>): ReactNode => {
    const { open, setOpen } = state
    if (open === '') return null
    const row = rows.find(({ id }) => id === open)
    const onClose = () => closePanel(state)
    if (!row && open !== NEW) return <GonePanel kind={kind} id={open} {...messages.gone} onClose={onClose} />
    const onMade = (made: string) => {
      setMadeHere(made)
      setOpen(made, true)
    }
    // The panel of a new row stays when its row is made, so that typing goes on.
    return <FieldScope of={open === madeHere ? NEW : open}>{render({ row, onMade, onClose }, state)}</FieldScope>
  }
  return { renderPanel, onClose: closePanel, onOpen }
}

/** Closes the panel beside a list; the focus goes to the row that it showed. */
export function closePanel({ setOpen }: Pick<ListState<unknown>, 'setOpen'>): void {
  focusCurrentRow()
  setOpen('')
}

function onOpen(id: string, { setOpen }: Pick<ListState<unknown>, 'setOpen'>): void {
  setOpen(id)
}

/** Opens the panel for a new row. In the head of a page, a phone shows the picture alone. */
export function NewRowButton({ label, inHead = false }: { readonly label: string; readonly inHead?: boolean }) {
  return (
    <Button
      tone="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => changeSearch((search) => ({ ...search, id: NEW }))}
    >
      {inHead ? <span className="max-md:sr-only">{label}</span> : label}
    </Button>
  )
}
