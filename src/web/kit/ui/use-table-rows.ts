import type { KeyboardEvent } from 'react'
import { type NavigableRow, useRowNavigation } from './use-row-navigation.ts'

interface TableRowsOptions {
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (id: string, isChosen: boolean, range: boolean) => void
  readonly onExtend?: (from: string, to: string) => void
  readonly onOpen: (id: string) => void
  /** The key Delete on a row: all that are chosen if the row is one of them, else the row alone. */
  readonly onRemove: (ids: readonly string[]) => void
  /** Space: the story of the row's price. */
  readonly onSpace?: (id: string, row: HTMLElement) => void
}

export interface TableRows {
  /** What the box above all boxes shows. */
  readonly all: { readonly checked: boolean; readonly some: boolean }
  readonly row: (index: number) => NavigableRow & { readonly selected: boolean; readonly className: string }
  readonly box: (index: number) => {
    readonly checked: boolean
    readonly onChange: (isChosen: boolean, range: boolean) => void
  }
}

/** What the rows and boxes of a table do by mouse and keyboard; `rows` are those of its page. */
export function useTableRows(rows: readonly { readonly id: string }[], options: TableRowsOptions): TableRows {
  const { chosen, onChoose, onExtend, onOpen, onRemove, onSpace } = options
  const idAt = (index: number): string => rows[index]?.id ?? ''
  const navigable = useRowNavigation({
    count: rows.length,
    onOpen: (index) => onOpen(idAt(index)),
    onToggle: (index, range) => onChoose(idAt(index), !chosen.has(idAt(index)), range),
    ...(onExtend ? { onExtend: (from, to) => onExtend(idAt(from), idAt(to)) } : {}),
    ...(onSpace ? { onSpace: (index, row) => onSpace(idAt(index), row) } : {}),
  })
  const count = rows.filter(({ id }) => chosen.has(id)).length
  return {
    all: { checked: count > 0 && count === rows.length, some: count > 0 },
    row(index) {
      const id = idAt(index)
      const navigation = navigable(index)
      const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
        // Keys pressed in a control inside the row belong to that control.
        if (event.key !== 'Delete' || event.target !== event.currentTarget) return navigation.onKeyDown(event)
        event.preventDefault()
        return onRemove(chosen.has(id) ? [...chosen] : [id])
      }
      // A row that the keyboard leads to stops below the head of the table.
      return { ...navigation, onKeyDown, selected: chosen.has(id), className: 'scroll-mt-10' }
    },
    box(index) {
      const id = idAt(index)
      return { checked: chosen.has(id), onChange: (isChosen, range) => onChoose(id, isChosen, range) }
    },
  }
}
