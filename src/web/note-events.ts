import { screenHref } from '#contract/screens.ts'
import { notesMessages as messages } from './features/notes/messages.ts'
import type { NoteRow } from './features/notes/note-place.ts'
import { editedNote, notesSheet } from './features/notes/notes-state.ts'
import { actionsOn } from './kit/actions/actions.ts'
import { openedStore } from './kit/data/current-store.ts'
import type { NewMutation } from './kit/data/store-options.ts'
import { needed } from './kit/load/needed.ts'
import { changeSearch, goTo, theRouter } from './kit/shell/current-router.ts'
import type { MenuEntry } from './kit/ui/menu-entry.ts'

/** What the calendar does with a note that says something: an event of it, beside the note or in its place. */
export function eventOfNote(row: NoteRow): readonly MenuEntry[] {
  if (row.content.trim() === '') return []
  return [
    { label: messages.toCalendar, run: () => void makeEvent(row, []) },
    {
      label: messages.moveToCalendar,
      run: () => void makeEvent(row, [{ op: 'delete', kind: 'stickyNote', id: row.id }]),
    },
  ]
}

/** Makes the event and opens it, so that its day is chosen. */
async function makeEvent({ id: noteId, content }: NoteRow, beside: readonly NewMutation[]): Promise<void> {
  const store = openedStore()
  if (!store) return
  const calendar = await actionsOn(store, 'event').attempt('create', () =>
    needed(() => import('./features/calendar/event-of-text.ts')),
  )
  const text = store.get('stickyNote', noteId)?.content ?? content
  const id = await calendar?.makeEventOf(store, text, beside, (made) => ({
    title: messages.inCalendar,
    onUndone: () => leave(made),
  }))
  if (id === undefined) return
  notesSheet.set(false)
  if (editedNote.get() === noteId) editedNote.set(undefined)
  goTo(screenHref('calendar', { id }))
}

/** Leaves the panel of an event that is taken back. */
function leave(id: string): void {
  if (theRouter().shown().search['id'] === id) {
    changeSearch((search) => ({ ...search, id: undefined }), { replace: true })
  }
}
