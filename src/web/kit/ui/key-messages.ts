/** What keys are called on a keyboard, where that is not their sign; `Mod` is the key of shortcuts. */
export const keyNames: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  Alt: 'Alt',
  Shift: 'Shift',
  Enter: 'Enter',
  Space: 'Space',
  Delete: 'Delete',
  Esc: 'Esc',
}
