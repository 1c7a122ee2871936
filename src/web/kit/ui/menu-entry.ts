import type { ReactNode } from 'react'

/** One line of a menu. */
export type MenuEntry =
  | {
      readonly type?: 'action'
      readonly label: string
      readonly icon?: ReactNode
      readonly detail?: string
      readonly danger?: boolean
      readonly disabled?: boolean
      /** It changes nothing: whoever only looks has it too. */
      readonly reads?: boolean
      readonly run: () => void
    }
  | {
      readonly type: 'check'
      readonly label: string
      readonly checked: boolean
      readonly disabled?: boolean
      readonly reads?: boolean
      readonly onChange: (checked: boolean) => void
    }
  | {
      readonly type: 'submenu'
      readonly label: string
      readonly icon?: ReactNode
      readonly entries: readonly MenuEntry[]
    }
  | { readonly type: 'heading'; readonly label: string }
  | { readonly type: 'line' }

/** What is left of a menu for whoever only looks, without lines that part nothing any more. */
export function readingEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const kept = entries.flatMap((entry): readonly MenuEntry[] => {
    if (entry.type === 'heading' || entry.type === 'line') return [entry]
    if (entry.type !== 'submenu') return entry.reads ? [entry] : []
    const within = readingEntries(entry.entries)
    return within.length > 0 ? [{ ...entry, entries: within }] : []
  })
  const titled = kept.filter((entry, index) => entry.type !== 'heading' || isAct(kept[index + 1]))
  return titled.filter((entry, index) => {
    const next = titled[index + 1]
    return entry.type !== 'line' || (index > 0 && next !== undefined && next.type !== 'line')
  })
}

function isAct(entry: MenuEntry | undefined): boolean {
  return entry !== undefined && entry.type !== 'heading' && entry.type !== 'line'
}
