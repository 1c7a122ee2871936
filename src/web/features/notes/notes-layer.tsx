import { useEffect, useId, useMemo, useSyncExternalStore } from 'react'
import type { NoteRoom, Size } from '#domain/notes/note-place.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { floatingRowShown } from '#web/kit/shell/floating-setting.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { isBlankPlace } from './blank-place.ts'
import { notesMessages as messages } from './messages.ts'
import { addNote, putNotesAside, useNoteActs } from './note-acts.ts'
import { NoteCard } from './note-card.tsx'
import { NOTES_SCREEN, notesAt, useNotePlace } from './note-place.ts'
import type { MoreOfNote } from './note-tools.tsx'
import { editedNote, notesShown } from './notes-state.ts'

/** What the floating row takes of the lower right corner, with three buttons, in pixels. */
const FLOATING_ROW: Size = { width: 160, height: 72 }

/** So many notes are on a page at once; the others are in the list. */
const MOST_SHOWN = 200

/** The notes over a page (NOTE-01…03), below dialogs, menus and messages. A double click where nothing is adds one, Escape hides all. */
export function NotesLayer({ more }: { readonly more?: MoreOfNote | undefined }) {
  const place = useNotePlace()
  const rows = useRows('stickyNote')
  const isShown = notesShown.use()
  const edited = editedNote.use()
  const room = useRoom()
  const acts = useNoteActs()
  const keysId = useId()
  // Over their own list they would lie on its lines: there only the one that is being written.
  const isList = place.screen === NOTES_SCREEN
  const written = isList ? edited : undefined
  const { notes, beyond } = useMemo(
    () => notesAt(isList ? rows.filter(({ id }) => id === written) : rows, place, MOST_SHOWN),
    [rows, place, isList, written],
  )
  const isThere = isShown && notes.length > 0
  useEffect(() => (isShown ? onDoubleClick() : undefined), [isShown])
  useEffect(() => (isThere ? onEscape() : undefined), [isThere])
  if (!isThere) return null
  return (
    <section
      aria-label={messages.layer}
      // Places are counted from the left in every language.
      dir="ltr"
      className="pointer-events-none fixed inset-0 z-15 overflow-clip print:hidden"
    >
      <p id={keysId} hidden>
        {messages.keys}
      </p>
      {notes.map((row) => (
        <FieldScope key={row.id} of={row.id}>
          <NoteCard
            row={row}
            place={place}
            room={room}
            isEdited={edited === row.id}
            acts={acts}
            more={more}
            keysId={keysId}
          />
        </FieldScope>
      ))}
      {beyond > 0 && (
        <p className="absolute inset-x-0 bottom-4 text-center">
          <ScreenLink
            screen="sticky-notes"
            className="pointer-events-auto rounded-full border border-line bg-card px-3 py-1.5 font-semibold shadow-float hover:bg-accent"
          >
            {messages.beyond(formatNumber(beyond))}
          </ScreenLink>
        </p>
      )}
    </section>
  )
}

/** The window, kept up to date: notes that would lie outside are shown inside. */
function useRoom(): NoteRoom {
  const corner = floatingRowShown.use() ? FLOATING_ROW : undefined
  const room = useSyncExternalStore(onResize, () => `${document.documentElement.clientWidth} ${innerHeight}`)
  return useMemo(() => {
    const [width = 0, height = 0] = room.split(' ').map(Number)
    return { width, height, corner }
  }, [room, corner])
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

function onDoubleClick(): () => void {
  const add = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isBlankPlace(event.target)) return
    // The browser has chosen the word that is nearest.
    getSelection()?.removeAllRanges()
    void addNote()
  }
  addEventListener('dblclick', add)
  return () => removeEventListener('dblclick', add)
}

/** What asks something, or shows something that Escape closes. */
const OPEN =
  ':is([role=dialog], [role=alertdialog]):not([aria-modal=false], [data-rail] *), [role=menu], [role=listbox]'

/** Hides all notes by a key that nothing else takes, neither a field nor what floats above the page. */
function onEscape(): () => void {
  let isTaken = true
  const before = ({ target }: KeyboardEvent): void => {
    const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
    isTaken = isField || document.querySelector(OPEN) !== null
  }
  const after = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isTaken) return
    event.preventDefault()
    putNotesAside()
  }
  addEventListener('keydown', before, true)
  addEventListener('keydown', after)
  return () => {
    removeEventListener('keydown', before, true)
    removeEventListener('keydown', after)
  }
}
