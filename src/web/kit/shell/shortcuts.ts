import type { shortcutMessages } from './shortcut-messages.ts'

/** One line of the table of keys: pressed anywhere outside of a field and a dialog, or on a row of a list. */
export interface Shortcut {
  readonly id: keyof typeof shortcutMessages.acts
  readonly keys: readonly (readonly string[])[]
}

/** The keys that act on any page; the sheet shows them, `onShellKey` reads them (NAV-07). */
export const PAGE_SHORTCUTS = [
  { id: 'palette', keys: [['Mod', 'K']] },
  { id: 'undo', keys: [['Mod', 'Z']] },
  { id: 'search', keys: [['/']] },
  { id: 'create', keys: [['N']] },
  { id: 'note', keys: [['Shift', 'N']] },
  { id: 'assistant', keys: [['Mod', 'J']] },
  { id: 'sheet', keys: [['?']] },
] as const satisfies readonly Shortcut[]

/** The keys of a list. */
export const LIST_SHORTCUTS = [
  { id: 'move', keys: [['↑'], ['↓']] },
  { id: 'open', keys: [['Enter']] },
  { id: 'toggle', keys: [['X'], ['Space']] },
  {
    id: 'extend',
    keys: [
      ['Shift', '↑'],
      ['Shift', '↓'],
    ],
  },
  { id: 'all', keys: [['Mod', 'A']] },
  { id: 'copy', keys: [['Mod', 'C']] },
  { id: 'edit', keys: [['F2']] },
  { id: 'remove', keys: [['Delete']] },
  { id: 'close', keys: [['Esc']] },
] as const satisfies readonly Shortcut[]

/** Which of the keys that act on any page was pressed; undefined where it is none. */
export function pageShortcutOf(event: KeyboardEvent): (typeof PAGE_SHORTCUTS)[number]['id'] | undefined {
  const isMod = event.ctrlKey || event.metaKey
  if (event.altKey || (isMod && event.shiftKey)) return undefined
  const key = event.key.toUpperCase()
  // Where signs stand differs by keyboard, and with it whether they need Shift; letters are the same everywhere.
  const isLetter = /^[A-Z]$/.test(key)
  return PAGE_SHORTCUTS.find(({ keys }) =>
    keys.some(
      (parts: readonly string[]) =>
        parts.at(-1) === key &&
        (parts[0] === 'Mod') === isMod &&
        (!isLetter || (parts[0] === 'Shift') === event.shiftKey),
    ),
  )?.id
}
