import { useRows } from '#web/kit/data/use-store.ts'
import { liesAt, NOTES_SCREEN, useNotePlace } from './note-place.ts'
import { notesShown } from './notes-state.ts'

/** How many notes would lie on the page that is open, were they not hidden all together. */
export function useHiddenNotes(): number {
  const place = useNotePlace()
  const rows = useRows('stickyNote')
  const isShown = notesShown.use()
  return isShown || place.screen === NOTES_SCREEN ? 0 : rows.filter((row) => liesAt(row, place)).length
}
