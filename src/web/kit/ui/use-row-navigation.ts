import { type KeyboardEvent, useState } from 'react'

interface RowNavigationOptions {
  readonly count: number
  /** Enter, or a click. */
  readonly onOpen: (index: number) => void
  /** The key x; Shift+X extends. */
  readonly onToggle?: (index: number, range: boolean) => void
  /** Space: the story of the row's price. */
  readonly onSpace?: (index: number, row: HTMLElement) => void
}

/** What a row must carry to take part. */
export interface NavigableRow {
  readonly tabIndex: 0 | -1
  readonly onFocus: () => void
  readonly onClick: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The row that a key leads to, or undefined when the key does not move. */
export function rowAfterKey(key: string, index: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
    PageDown: index + 10,
    PageUp: index - 10,
  }
  const target = steps[key]
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target))
}

/** Keys of a list: arrows move from row to row, Enter opens, x chooses, Space shows. One row is in the tab order. */
export function useRowNavigation(options: RowNavigationOptions): (index: number) => NavigableRow {
  const { count, onOpen, onToggle, onSpace } = options
  const [active, setActive] = useState(0)
  const reachable = Math.min(active, Math.max(0, count - 1))

  function onKeyDown(index: number, event: KeyboardEvent<HTMLElement>) {
    // Keys pressed in a control inside the row belong to that control.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const next = rowAfterKey(event.key, index, count)
    if (next !== undefined) siblingRow(event.currentTarget, next - index)?.focus()
    else if (event.key === 'Enter') onOpen(index)
    else if (event.key.toLowerCase() === 'x' && onToggle) onToggle(index, event.shiftKey)
    else if (event.key === ' ' && onSpace) onSpace(index, event.currentTarget)
    else return
    event.preventDefault()
  }

  return (index) => ({
    tabIndex: index === reachable ? 0 : -1,
    onFocus: () => setActive(index),
    onClick: () => onOpen(index),
    onKeyDown: (event) => onKeyDown(index, event),
  })
}

function siblingRow(row: HTMLElement, distance: number): HTMLElement | undefined {
  const rows = [...(row.parentElement?.children ?? [])]
  const found = rows[rows.indexOf(row) + distance]
  return found instanceof HTMLElement ? found : undefined
}
