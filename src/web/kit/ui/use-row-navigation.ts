import { type KeyboardEvent, useState } from 'react'

interface RowNavigationOptions {
  readonly count: number
  /** Enter, or a click. */
  readonly onOpen: (index: number) => void
  /** The key x; Shift+X extends. */
  readonly onToggle?: (index: number, range: boolean) => void
  /** Shift and a key that moves: from one row to another. */
  readonly onExtend?: (from: number, to: number) => void
  /** Space: the story of the row's price; without one it chooses. */
  readonly onSpace?: (index: number, row: HTMLElement) => void
}

/** What a row must carry to take part. */
export interface NavigableRow {
  readonly tabIndex: 0 | -1
  readonly 'data-index': number
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
  const { count, onOpen, onToggle, onExtend, onSpace } = options
  const [active, setActive] = useState(0)
  const reachable = Math.min(active, Math.max(0, count - 1))

  function onKeyDown(index: number, event: KeyboardEvent<HTMLElement>) {
    // Keys pressed in a control inside the row belong to that control.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const next = rowAfterKey(event.key, index, count)
    if (next !== undefined) {
      if (event.shiftKey) onExtend?.(index, next)
      focusRow(event.currentTarget, index, next)
    } else if (event.key === 'Enter') onOpen(index)
    else if (event.key.toLowerCase() === 'x' && onToggle) onToggle(index, event.shiftKey)
    else if (event.key === ' ' && onSpace) onSpace(index, event.currentTarget)
    else if (event.key === ' ' && onToggle) onToggle(index, event.shiftKey)
    else return
    event.preventDefault()
  }

  return (index) => ({
    tabIndex: index === reachable ? 0 : -1,
    'data-index': index,
    onFocus: () => setActive(index),
    onClick: () => onOpen(index),
    onKeyDown: (event) => onKeyDown(index, event),
  })
}

/** Until then a row that was scrolled to is drawn, on a busy device too. */
const MOST_FRAMES = 30

/** Moves the focus to another row; one that is far away is drawn first, by scrolling to where it will stand. */
function focusRow(from: HTMLElement, index: number, next: number): void {
  // Where rows are drawn as they come into sight, the one that is left may be gone by then.
  const rows = from.parentElement
  const find = (): HTMLElement | null | undefined => rows?.querySelector(`:scope > [data-index="${next}"]`)
  const found = find()
  if (found) return found.focus()
  from.closest('[data-rows-frame]')?.scrollBy({ top: (next - index) * from.offsetHeight })
  return focusOnceDrawn(find, MOST_FRAMES)
}

function focusOnceDrawn(find: () => HTMLElement | null | undefined, frames: number): void {
  requestAnimationFrame(() => {
    const row = find()
    if (row) row.focus()
    else if (frames > 0) focusOnceDrawn(find, frames - 1)
  })
}
