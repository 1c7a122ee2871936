/** What a key does in the lines of a document. */
export type LineAct = 'next' | 'up' | 'down' | 'remove' | 'moveUp' | 'moveDown'

interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/**
 * What a key does in a cell: Enter goes on to the next line, arrows walk, with Alt they move the line, Ctrl with Backspace or Delete
 * removes it. Undefined leaves the key to the cell; a cell of several lines keeps its arrows, a choice all of them.
 */
export function lineAct(
  { key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  cell: { readonly isChoice: boolean; readonly hasLines: boolean },
): LineAct | undefined {
  const isControlled = ctrlKey || metaKey
  if (isControlled && (key === 'Backspace' || key === 'Delete')) return 'remove'
  if (isControlled || shiftKey) return undefined
  if (key === 'Enter') return altKey ? undefined : 'next'
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  if (altKey) return key === 'ArrowUp' ? 'moveUp' : 'moveDown'
  if (cell.isChoice || cell.hasLines) return undefined
  return key === 'ArrowUp' ? 'up' : 'down'
}
