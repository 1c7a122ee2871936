export const keyNames: Readonly<Record<string, string>> = {
  Mod: 'Strg',
  Alt: 'Alt',
  Shift: 'Umschalt',
  Enter: 'Enter',
  Space: 'Leertaste',
  Delete: 'Entf',
  Esc: 'Esc',
}
