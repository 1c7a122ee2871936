import { openState } from './open-state.ts'

/** Whether the sheet of shortcuts is open. */
export const shortcutSheet = openState()

/** Opens the sheet of shortcuts. */
export function openShortcuts(): void {
  shortcutSheet.set(true)
}
