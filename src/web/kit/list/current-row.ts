/** Moves the focus to the row whose record is open, before its panel closes: that need not be the row that opened the panel first. */
export function focusCurrentRow(): void {
  document.querySelector<HTMLElement>('tr[aria-current=true]')?.focus()
}
