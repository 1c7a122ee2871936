import { useState } from 'react'

const KEY = 'pricewright.product-parts'

/** The folded parts of the editor. */
export type EditorPart = 'details' | 'picture' | 'stock' | 'limits' | 'variants'

type OpenParts = Readonly<Record<string, boolean>>

/** The parts that were opened or folded by a stored text; none where it means nothing. */
export function readParts(stored: string | null): OpenParts {
  const parts = (stored ?? '').split(',').map((part) => /^([+-])([a-z]+)$/.exec(part))
  return Object.fromEntries(parts.flatMap((part) => (part?.[2] ? [[part[2], part[1] === '+']] : [])))
}

/** The same as text. */
export function writtenParts(parts: OpenParts): string {
  return Object.entries(parts)
    .map(([part, isOpen]) => `${isOpen ? '+' : '-'}${part}`)
    .join()
}

let unstored: string | null = null

/** Whether a part is open; this device remembers it for every product. `usually` holds until somebody opens or folds it. */
export function useOpenPart(part: EditorPart, usually: boolean) {
  const [isOpen, setOpen] = useState<boolean>()
  return {
    isOpen: isOpen ?? remembered()[part] ?? usually,
    setOpen: (next: boolean): void => {
      setOpen(next)
      remember({ ...remembered(), [part]: next })
    },
  }
}

function remembered(): OpenParts {
  try {
    return readParts(localStorage.getItem(KEY))
  } catch {
    return readParts(unstored)
  }
}

function remember(parts: OpenParts): void {
  unstored = writtenParts(parts)
  try {
    localStorage.setItem(KEY, unstored)
  } catch {
    // Without storage it is remembered as long as the page lives.
  }
}
