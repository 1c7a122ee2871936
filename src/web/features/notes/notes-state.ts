import { deviceFlag } from '#web/kit/shell/device-flag.ts'
import { sharedState } from '#web/kit/shell/shared-state.ts'

/** Whether sticky notes lie over the pages of this device; Escape and the palette hide all of them. */
export const notesShown = deviceFlag('notes', true)

/** The id of the note whose text is edited. */
export const editedNote = sharedState<string | undefined>(undefined)

/** Whether a phone shows its sheet of notes. */
export const notesSheet = sharedState(false)
