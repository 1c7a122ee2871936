import { sharedState } from './shared-state.ts'

/** Whether the sheet of shortcuts is open. */
export const shortcutSheet = sharedState(false)

/** Opens the sheet of shortcuts. */
export function openShortcuts(): void {
  shortcutSheet.set(true)
}
