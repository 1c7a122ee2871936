import { deviceFlag } from '#web/kit/shell/device-flag.ts'
import { sharedState } from '#web/kit/shell/shared-state.ts'

const isChosen = deviceFlag('notes', true)
const isAside = sharedState(false)

/** Whether sticky notes lie over the pages of this device. To hide them is a choice, which stays; put aside they are until the next load. */
export const notesShown = {
  get: (): boolean => isChosen.get() && !isAside.get(),
  set(shown: boolean): void {
    isAside.set(false)
    isChosen.set(shown)
  },
  putAside: (): void => isAside.set(true),
  use(): boolean {
    const chosen = isChosen.use()
    const aside = isAside.use()
    return chosen && !aside
  },
}

/** The id of the note whose text is edited. */
export const editedNote = sharedState<string | undefined>(undefined)

/** Whether a phone shows its sheet of notes. */
export const notesSheet = sharedState(false)
